<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>controller</name>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>{names} win. {reason}</source>
        <translation>{names} gewinnen. {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>Chance decides.</source>
        <translation>Der Zufall entscheidet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>The match is over. {reason}</source>
        <translation>Die Partie ist vorbei. {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>{name} wins. {reason}</source>
        <translation>{name} gewinnt. {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>Your </source>
        <translation>Deine </translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>can be used</source>
        <translation>kann benutzt werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>aimed at by what waits to happen</source>
        <translation>Ziel von etwas, das noch geschieht</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>picked as number {picked}</source>
        <translation>als Nummer {picked} gewählt</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>counts for {worth}</source>
        <translation>zählt {worth}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>of {seat}</source>
        <translation>von {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>with {card} attached</source>
        <translation>angelegt: {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>can be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>out of the match</source>
        <translation>aus der Partie ausgeschieden</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>to decide now</source>
        <translation>ist an der Reihe</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/build.py"/>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/controller.py"/>
        <source>{name} can't be moved now.</source>
        <translation>{name} kann jetzt nicht bewegt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/controller.py"/>
        <source>Put it here</source>
        <translation>Hierhin legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/controller.py"/>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/controller.py"/>
        <source>Choose this card</source>
        <translation>Diese Karte wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/controller.py"/>
        <source>{name} can go to {where}, not there.</source>
        <translation>{name} kann hierhin: {where}; nicht dorthin.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/bench.py"/>
        <source>A new deck</source>
        <translation>Ein neues Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/choices.py"/>
        <source>The deck {partition} is not there any more; choose another.</source>
        <translation>Das Deck {partition} gibt es nicht mehr; wähle ein anderes.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/choices.py"/>
        <source>The deck {one} can't be read: {join}</source>
        <translation>Das Deck {one} kann nicht gelesen werden: {join}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Trait</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/decks/pool.py"/>
        <source>Original</source>
        <translation>Eigener Entwurf</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/model.py"/>
        <source>{name} of {whose}</source>
        <translation>{name} von {whose}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/model.py"/>
        <source> on {join}</source>
        <translation> auf {join}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Keep this order</source>
        <translation>Diese Reihenfolge behalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>more card</source>
        <translation>weitere Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>more cards</source>
        <translation>weitere Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Choose {missing} first.</source>
        <translation>Wähle zuerst {missing}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Choose none</source>
        <translation>Keine wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Put the last one back</source>
        <translation>Die letzte zurücklegen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Choose {counted}</source>
        <translation>{counted} wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/questions.py"/>
        <source>Choose these {count} cards</source>
        <translation>Diese {count} Karten wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/told.py"/>
        <source> of {seat}</source>
        <translation> von {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/told.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/told.py"/>
        <source> of {most}</source>
        <translation> von {most}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/told.py"/>
        <source>You: {mine}.</source>
        <translation>Du: {mine}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/told.py"/>
        <source>You look at {seat}'s board: Esc shows yours.</source>
        <translation>Du siehst das Brett von {seat}: Esc zeigt deines.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>turned sideways</source>
        <translation>quer gedreht</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>upside down</source>
        <translation>auf dem Kopf</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>turned sideways to the left</source>
        <translation>nach links quer gedreht</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/words.py"/>
        <source>attached to {card}</source>
        <translation>angelegt an {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/files.py"/>
        <source>{path} can't be read: it is larger than {most} bytes; cards can stand in several files.</source>
        <translation>{path} kann nicht gelesen werden: Sie ist größer als {most} Byte; Karten dürfen in mehreren Dateien stehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/files.py"/>
        <source>it is no ordinary file</source>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/files.py"/>
        <source>{path} can't be read: {reason}.</source>
        <translation>{path} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/files.py"/>
        <source>{path} can't be read: it is no text in UTF-8 (line {line}).</source>
        <translation>{path} kann nicht gelesen werden: Es ist kein Text in UTF-8 (Zeile {line}).</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/reading.py"/>
        <source>Before a card can be tried, line {line} of {file} has to be mended.</source>
        <translation>Bevor eine Karte ausprobiert werden kann, muss Zeile {line} von {file} berichtigt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/reading.py"/>
        <source>No card can be tried yet: {what}</source>
        <translation>Noch kann keine Karte ausprobiert werden: {what}</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/reading.py"/>
        <source>Before a card can be tried, line {line} has to be mended.</source>
        <translation>Bevor eine Karte ausprobiert werden kann, muss Zeile {line} berichtigt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/trying.py"/>
        <source>This card can't be put on a table: {expected} is needed, and there is {found}.</source>
        <translation>Diese Karte kann nicht auf einen Tisch gelegt werden: Gebraucht wird {expected}, da ist {found}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/controller/workbench/trying.py"/>
        <source>The rules can't go on from there: {error}</source>
        <translation>Von dort geht es nach den Regeln nicht weiter: {error}</translation>
    </message>
</context>
<context>
    <name>effects</name>
    <message>
        <location filename="../../tabletop/effects/announce.py"/>
        <source>{seat}, {card} has no target now and would do nothing.</source>
        <translation>{seat}, {card} hat jetzt kein Ziel und würde nichts bewirken.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/announce.py"/>
        <source>Use it all the same</source>
        <translation>Trotzdem benutzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/announce.py"/>
        <source>Don't use it</source>
        <translation>Nicht benutzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/changes.py"/>
        <source>{change} from {cause} until {end}</source>
        <translation>{change} von {cause} bis {end}</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/changes.py"/>
        <source>this card itself</source>
        <translation>diese Karte selbst</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/changes.py"/>
        <source>{change} from {cause}</source>
        <translation>{change} von {cause}</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/changes.py"/>
        <source>{what} {now} instead of {printed}: {changes}.</source>
        <translation>{what} {now} statt {printed}: {changes}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/changes.py"/>
        <source>{what} {change}, only against some.</source>
        <translation>{what} {change}, nur gegen manche.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/customs.py"/>
        <source>Use {card}</source>
        <translation>{card} benutzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose {what}.</source>
        <translation>{seat}, für {card}: Wähle {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose a number from {low} to {high}.</source>
        <translation>{seat}, für {card}: Wähle eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose the card whose text you use.</source>
        <translation>{seat}, für {card}: Wähle die Karte, deren Text du benutzt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose one of its texts.</source>
        <translation>{seat}, für {card}: Wähle einen ihrer Texte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: do you want this? {what}.</source>
        <translation>{seat}, für {card}: Willst du das? {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose one.</source>
        <translation>{seat}, für {card}: Wähle eines.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose a card to put back.</source>
        <translation>{seat}, für {card}: Wähle eine Karte, die du zurücklegst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose {count} cards to put back; the first lies on top.</source>
        <translation>{seat}, für {card}: Wähle {count} Karten, die du zurücklegst; die erste liegt oben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose {what} to discard.</source>
        <translation>{seat}, für {card}: Wähle zum Abwerfen {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: look at these cards and put them back; the first lies on top.</source>
        <translation>{seat}, für {card}: Sieh dir diese Karten an und lege sie zurück; die erste liegt oben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose the new target of {item}.</source>
        <translation>{seat}, für {card}: Wähle das neue Ziel von {item}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/interpret.py"/>
        <source>{seat}, for {card}: choose what on the queue is meant.</source>
        <translation>{seat}, für {card}: Wähle, was in der Warteschlange gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/choose.py"/>
        <source>There is no player to choose.</source>
        <translation>Es gibt keinen Spieler zu wählen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/choose.py"/>
        <source>There is no card to choose.</source>
        <translation>Es gibt keine Karte zu wählen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/copy.py"/>
        <source>There is nothing to copy.</source>
        <translation>Es gibt nichts zu kopieren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/flow.py"/>
        <source>None of the choices is possible.</source>
        <translation>Nichts davon ist möglich.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/flow.py"/>
        <source>Do it</source>
        <translation>Tun</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/flow.py"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/move.py"/>
        <source>There are not enough cards to discard.</source>
        <translation>Es sind nicht genug Karten zum Abwerfen da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/move.py"/>
        <source>There are not enough cards to put back.</source>
        <translation>Es sind nicht genug Karten zum Zurücklegen da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/move.py"/>
        <source>There is no card to pay with.</source>
        <translation>Es ist keine Karte zum Bezahlen da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/queue.py"/>
        <source>There is nothing on the queue for it.</source>
        <translation>In der Warteschlange ist nichts Passendes.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/queue.py"/>
        <source>There is no other target for {card}.</source>
        <translation>Für {card} gibt es kein anderes Ziel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/state.py"/>
        <source>There are not enough counters to take.</source>
        <translation>Es sind nicht genug Marker zum Wegnehmen da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/state.py"/>
        <source>{cards} is turned already.</source>
        <translation>{cards}: schon gedreht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/ops/state.py"/>
        <source>That takes {count}; there are {have}.</source>
        <translation>Das braucht {count}; da sind {have}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>players (such as you, others, or a name)</source>
        <translation>Spieler (etwa you, others oder ein Name)</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>cards (such as self, a name, or {in: a zone})</source>
        <translation>Karten (etwa self, ein Name oder {in: eine Zone})</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a condition</source>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>an effect</source>
        <translation>eine Wirkung</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a kind of event</source>
        <translation>eine Art von Ereignis</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>something that holds</source>
        <translation>etwas, das gilt</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a zone</source>
        <translation>eine Zone</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>There is no {word}; expected {what}{hint}.</source>
        <translation>Es gibt kein {word}; erwartet wird {what}{hint}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>; it has {keys}</source>
        <translation>; es hat {keys}</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>Expected one of {names}{hint}.</source>
        <translation>Erwartet wird eines von {names}{hint}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>{word} needs {keys}.</source>
        <translation>{word} braucht {keys}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source> (did you mean {word}?)</source>
        <translation> (meintest du {word}?)</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>Expected {what}.</source>
        <translation>Erwartet wird {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>Expected {what}, not a list.</source>
        <translation>Erwartet wird {what}, keine Liste.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>{word} stands alone here; {key} belongs below it.</source>
        <translation>{word} steht hier allein; {key} gehört darunter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>Expected {what} below this.</source>
        <translation>Darunter wird erwartet: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>A list of abilities is expected here.</source>
        <translation>Hier wird eine Liste von Fähigkeiten erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>The key {key} is used by another ability of this card.</source>
        <translation>Der Schlüssel {key} wird von einer anderen Fähigkeit dieser Karte benutzt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>{word} has a meaning of its own and can't be a name.</source>
        <translation>{word} hat eine eigene Bedeutung und kann kein Name sein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>The game has no {word} among its {words}{hint}.</source>
        <translation>Das Spiel hat kein {word} unter seinen {words}{hint}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>Expected keys with values here.</source>
        <translation>Hier werden Schlüssel mit Werten erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/parse.py"/>
        <source>{word} has no {key}{hint}.</source>
        <translation>{word} hat kein {key}{hint}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/payment.py"/>
        <source>{seat}, choose a card to pay {what}with; {sofar}{due} more to pay.</source>
        <translation>{seat}, wähle eine Karte, um {what}zu bezahlen; {sofar}noch {due} zu zahlen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/payment.py"/>
        <source>for {why} </source>
        <translation>für {why} </translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/payment.py"/>
        <source>{raised} paid, </source>
        <translation>{raised} bezahlt, </translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/payment.py"/>
        <source>That costs {due}; you can raise {have}.</source>
        <translation>Das kostet {due}; du kannst {have} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/queue.py"/>
        <source>{card} has no target left and does nothing ({rule}).</source>
        <translation>{card} hat kein Ziel mehr und bewirkt nichts ({rule}).</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/queue.py"/>
        <source>{seat}, any reaction?</source>
        <translation>{seat}, eine Reaktion?</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/queue.py"/>
        <source>{card} has no target left and does nothing.</source>
        <translation>{card} hat kein Ziel mehr und bewirkt nichts.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/queue.py"/>
        <source>{seat}, any reaction to {card}?</source>
        <translation>{seat}, eine Reaktion auf {card}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/replacing.py"/>
        <source>{seat}, choose which card comes first.</source>
        <translation>{seat}, wähle, welche Karte zuerst kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/replacing.py"/>
        <source>{seat}, do you want to use {card}? {what}.</source>
        <translation>{seat}, willst du {card} benutzen? {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/replacing.py"/>
        <source>{card} steps in instead.</source>
        <translation>Stattdessen greift {card} ein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/replacing.py"/>
        <source>{card} does not allow that.</source>
        <translation>{card} lässt das nicht zu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/replacing.py"/>
        <source>Use it</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/standing.py"/>
        <source>No longer {what}</source>
        <translation>Nicht mehr {what}</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/standing.py"/>
        <source>Controlled by another player</source>
        <translation>Unter der Kontrolle eines anderen Spielers</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/triggers.py"/>
        <source>{card} does not happen again: {why} without anybody choosing anything.</source>
        <translation>{card} geschieht nicht noch einmal: {why}, ohne dass jemand etwas wählt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/triggers.py"/>
        <source>{seat}, any reaction with {cards}?</source>
        <translation>{seat}, eine Reaktion mit {cards}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/triggers.py"/>
        <source>it has gone on {times} times</source>
        <translation>es ging schon {times}-mal so weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/triggers.py"/>
        <source>it would go round in a circle</source>
        <translation>es würde im Kreis gehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>It can be used only in another part of the round: {when}.</source>
        <translation>Das geht nur in einem anderen Teil der Runde: {when}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>It would change nothing, as it did not the last time.</source>
        <translation>Es würde nichts ändern, so wie beim letzten Mal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>It can be used only if {condition}.</source>
        <translation>Das geht nur, falls {condition}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>It has been used this round.</source>
        <translation>Das wurde in dieser Runde schon benutzt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>You have no such ability to use now.</source>
        <translation>Du hast jetzt keine solche Fähigkeit zu benutzen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>Nothing has happened that it answers.</source>
        <translation>Es ist nichts geschehen, worauf das antwortet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/effects/usable.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <location filename="../../tabletop/engine/actions.py"/>
        <source>That can't be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>That player can't be chosen here.</source>
        <translation>Dieser Spieler kann hier nicht gewählt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Choose a number from {low} to {high}.</source>
        <translation>Wähle eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>That isn't one of the choices.</source>
        <translation>Das gehört nicht zur Auswahl.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>{dice} dice of {sides} are rolled.</source>
        <translation>{dice} Würfel mit {sides} Seiten werden geworfen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>An order of {count} is needed.</source>
        <translation>Eine Reihenfolge von {count} wird gebraucht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Each seat answers for itself.</source>
        <translation>Jeder Platz antwortet für sich.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Waiting for {seats}.</source>
        <translation>Warten auf {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Only the cards that are lit can be chosen.</source>
        <translation>Nur die beleuchteten Karten können gewählt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>A card can be chosen only once.</source>
        <translation>Eine Karte kann nur einmal gewählt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Choose {least} to {most} cards; these are {count}.</source>
        <translation>Wähle {least} bis {most} Karten; das sind {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/decisions.py"/>
        <source>Choose exactly {most} of the cards; these are {count}.</source>
        <translation>Wähle genau {most} der Karten; das sind {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/kernel.py"/>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/kernel.py"/>
        <source>It isn't your turn to choose.</source>
        <translation>Du bist nicht an der Reihe zu wählen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>a part of the path is no folder</source>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>there is one already</source>
        <translation>es gibt sie schon</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the folder is not empty</source>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>that is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>nothing can be written there</source>
        <translation>dort kann nichts geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the space you may use is full</source>
        <translation>der Platz, der dir zusteht, ist voll</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the file is too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>its links go in a circle</source>
        <translation>ihre Verweise führen im Kreis</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>the disk can't be read or written</source>
        <translation>der Datenträger kann nicht gelesen oder beschrieben werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt es gerade</translation>
    </message>
    <message>
        <location filename="../../tabletop/engine/message.py"/>
        <source>To {seats}: </source>
        <translation>An {seats}: </translation>
    </message>
</context>
<context>
    <name>games.bringing</name>
    <message>
        <location filename="../../tabletop/games/bringing.py"/>
        <source>Seat {seat} can't play the deck {deck}. {faults}</source>
        <translation>Platz {seat} kann das Deck {deck} nicht spielen. {faults}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/bringing.py"/>
        <source>Each seat brings a deck: {seats} seats, {decks} decks.</source>
        <translation>Jeder Platz bringt ein Deck mit: {seats} Plätze, {decks} Decks.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/bringing.py"/>
        <source>{game} has no decks that players build.</source>
        <translation>{game} hat keine Decks, die Spieler bauen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/bringing.py"/>
        <source>Players bring no decks to this game.</source>
        <translation>In dieses Spiel bringen die Spieler keine Decks mit.</translation>
    </message>
</context>
<context>
    <name>games.captains_chair</name>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{seat}, play a card, activate one in play, or end your Action Step.</source>
        <translation>{seat}, spiele eine Karte, aktiviere eine im Spiel oder beende deinen Aktionsschritt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{seat} activates {card}.</source>
        <translation>{seat} aktiviert {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>Only a card of your hand can be played.</source>
        <translation>Nur eine Karte deiner Hand kann gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{card} has no such operation.</source>
        <translation>{card} hat keine solche Operation.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>Only cards that you have in play can be activated.</source>
        <translation>Nur Karten, die du im Spiel hast, können aktiviert werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{card} has no ACTIVATE.</source>
        <translation>{card} hat kein AKTIVIEREN.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{card} is beamed onto {host}: its operations can't be used.</source>
        <translation>{card} ist auf {host} gebeamt: Die Operationen sind nicht benutzbar.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>{card} is in the Briefing Room: its operations can't be used there.</source>
        <translation>{card} ist im Besprechungsraum: Die Operationen sind dort nicht benutzbar.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/action.py"/>
        <source>End your Action Step</source>
        <translation>Deinen Aktionsschritt beenden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card of the type {kind} has the back {back} here, not {other_back}.</source>
        <translation>eine Karte vom Typ {kind} hat hier die Rückseite {back}, nicht {other_back}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card has {most} traits at most.</source>
        <translation>eine Karte hat höchstens {most} Merkmale.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card has the trait 'attack' just when it has an ATTACK operation.</source>
        <translation>eine Karte hat das Merkmal 'attack' genau dann, wenn sie eine ATTACK-Operation hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card with the trait 'ongoing' is no Ship and mobilizes itself when played.</source>
        <translation>eine Karte mit dem Merkmal 'ongoing' ist kein Schiff und mobilisiert sich selbst, wenn sie gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card has {most} specialty symbols at most.</source>
        <translation>eine Karte hat höchstens {most} Fachgebietssymbole.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card of a captain's crew says where it is put at the start.</source>
        <translation>eine Karte der Besatzung eines Captains sagt, wohin sie zu Beginn gelegt wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a Location is marked 'starting' or 'other', unless it is of a captain's crew.</source>
        <translation>ein Ort trägt das Kennzeichen 'starting' oder 'other', wenn er nicht zur Besatzung eines Captains gehört.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the other side is of the type {kind}, this one {other_kind}.</source>
        <translation>die andere Seite ist vom Typ {kind}, diese vom Typ {other_kind}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the game has no trait {trait}.</source>
        <translation>das Spiel hat kein Merkmal {trait}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the trait {trait} stands here twice; no card has one twice.</source>
        <translation>das Merkmal {trait} steht hier zweimal; keine Karte hat eines zweimal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>it mobilizes itself, so it is a Ship, treated as one, or has the trait 'ongoing'.</source>
        <translation>sie mobilisiert sich selbst, also ist sie ein Schiff, gilt als eines oder hat das Merkmal 'ongoing'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>only cards of a captain's crew have a position.</source>
        <translation>nur Karten der Besatzung eines Captains haben eine Position.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a track has {count} multipliers, not {other_count}.</source>
        <translation>eine Leiste hat {count} Multiplikatoren, nicht {other_count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>no card of the game has the trait {trait}.</source>
        <translation>keine Karte des Spiels hat das Merkmal {trait}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} is no kind of operation: it needs a 'timing'.</source>
        <translation>{key} ist keine Art von Operation: 'timing' fehlt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} is 'limited' to once a round; this game has no rounds ('first-time').</source>
        <translation>{key} ist durch 'limited' auf einmal je Runde beschränkt; dieses Spiel hat keine Runden ('first-time').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the REACTION {key} doesn't say after what ('after').</source>
        <translation>die REACTION {key} sagt nicht, wonach ('after').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card of the type {kind} has no operation of the kind {timing}.</source>
        <translation>eine Karte vom Typ {kind} hat keine Operation der Art {timing}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} could never be used: the card only ever lies in the Briefing Room.</source>
        <translation>{key} könnte nie benutzt werden: die Karte liegt immer nur im Besprechungsraum.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the END-GAME operation {key} scores nothing ('score').</source>
        <translation>die END-GAME-Operation {key} wertet nichts ('score').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} has the mark {mark} twice.</source>
        <translation>{key} hat das Kennzeichen {mark} zweimal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} costs no action chip, since nobody decides to use it.</source>
        <translation>{key} kostet keinen Aktionschip, denn niemand entscheidet sich dafür.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the ATTACK {key} has no part that harms the opponent ('hostile').</source>
        <translation>die ATTACK-Operation {key} hat keinen Teil, der dem Gegner schadet ('hostile').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} harms the opponent, so it has the mark 'attack' among its costs.</source>
        <translation>{key} schadet dem Gegner, also gehört das Kennzeichen 'attack' zu den Kosten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a Development has one development cost, and no other card has any.</source>
        <translation>eine Entwicklung hat genau eine Art Entwicklungskosten, und keine andere Karte hat welche.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a Location has one CONTROL operation at most.</source>
        <translation>ein Ort hat höchstens eine CONTROL-Operation.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a Location that is in no deck can't be played.</source>
        <translation>ein Ort, der in keinem Deck ist, kann nicht gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>it has no PLAY operation, and doesn't say that it can't be played.</source>
        <translation>sie hat keine PLAY-Operation und sagt nicht, dass sie nicht gespielt werden kann.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a board has 1 mission on its Simple side and 3 on the other, not {count}.</source>
        <translation>eine Tafel hat 1 Mission auf ihrer einfachen Seite und 3 auf der anderen, nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>each mission of the Expert side is worth VP: 'missions' has the same keys.</source>
        <translation>jede Mission der Expertenseite ist SP wert: 'missions' hat dieselben Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>the trait {trait} belongs to another box.</source>
        <translation>das Merkmal {trait} gehört zu einer anderen Schachtel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>a card of the type {kind} can't have the position {position}.</source>
        <translation>eine Karte vom Typ {kind} kann nicht die Position {position} haben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} never happens: it needs 'after' or 'always'.</source>
        <translation>{key} geschieht nie: es fehlt 'after' oder 'always'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} says {tag}, which has no meaning in an operation of this kind.</source>
        <translation>{key} sagt {tag}; das hat in einer Operation dieser Art keine Bedeutung.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} has a barrier that is on no track: these go from 1 to {last}.</source>
        <translation>{key} hat eine Schranke, die auf keiner Leiste liegt: diese gehen von 1 bis {last}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>only a Ship or a card with the trait 'ongoing' can be mobilized.</source>
        <translation>nur ein Schiff oder eine Karte mit dem Merkmal 'ongoing' kann mobilisiert werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/anatomy.py"/>
        <source>{key} is carried out at its time; 'after' and 'always' belong to other kinds.</source>
        <translation>{key} wird zu seiner Zeit ausgeführt; 'after' und 'always' gehören zu anderen Arten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/away.py"/>
        <source>Away teams go to your own and to neutral Locations.</source>
        <translation>Außenteams gehen zu deinen eigenen und zu neutralen Orten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/away.py"/>
        <source>Your opponent has more Ships there than you.</source>
        <translation>Dein Gegner hat dort mehr Schiffe als du.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/away.py"/>
        <source>You have no away team that could be sent there.</source>
        <translation>Du hast kein Außenteam, das dorthin geschickt werden könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/beaming.py"/>
        <source>A Location is never beamed.</source>
        <translation>Ein Ort wird nie gebeamt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/beaming.py"/>
        <source>{card} can't be beamed.</source>
        <translation>{card} kann nicht gebeamt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/beaming.py"/>
        <source>Cards are beamed onto cards in play.</source>
        <translation>Karten werden auf Karten im Spiel gebeamt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/beaming.py"/>
        <source>{card} can't be beamed onto itself.</source>
        <translation>{card} kann nicht auf sich selbst gebeamt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/beaming.py"/>
        <source>{card} wears a Helmet already.</source>
        <translation>{card} trägt schon einen Helm.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>{points} VP: {rank}.</source>
        <translation>{points} SP: {rank}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>a veteran of Starfleet Academy</source>
        <translation>ein Veteran der Sternenflottenakademie</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>a skilled captain</source>
        <translation>ein fähiger Kapitän</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>a captain who understands the game</source>
        <translation>ein Kapitän, der das Spiel versteht</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>{points} VP: no rank yet, which takes 70.</source>
        <translation>{points} SP: noch kein Rang, dafür braucht es 70.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>{seat}, clear 1 card of the Market.</source>
        <translation>{seat}, räume 1 Karte des Marktes ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/cadet.py"/>
        <source>{seat} clears {card}.</source>
        <translation>{seat} räumt {card} ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>dilithium</source>
        <translation>Dilithium</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>latinum</source>
        <translation>Latinum</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Research</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>action chip</source>
        <translation>Aktionschip</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Wildcard</source>
        <translation>Wildcard</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>{count} card</source>
        <translation>{count} Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>action chips</source>
        <translation>Aktionschips</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Dilithium</source>
        <translation>Dilithium</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Latinum</source>
        <translation>Latinum</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Cargo</source>
        <translation>Fracht</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/called.py"/>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discard none</source>
        <translation>Keine abwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discard this card</source>
        <translation>Diese Karte abwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discard these {count} cards</source>
        <translation>Diese {count} Karten abwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recruit none</source>
        <translation>Keine rekrutieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recruit this card</source>
        <translation>Diese Karte rekrutieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recruit these {count} cards</source>
        <translation>Diese {count} Karten rekrutieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Remove none</source>
        <translation>Keines entfernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Remove an away team here</source>
        <translation>Hier ein Außenteam entfernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Remove {count} away teams</source>
        <translation>{count} Außenteams entfernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Name none</source>
        <translation>Keine nennen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>This card meets it</source>
        <translation>Diese Karte erfüllt es</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>These {count} cards meet it</source>
        <translation>Diese {count} Karten erfüllen es</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Beam none</source>
        <translation>Keine beamen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Beam this card</source>
        <translation>Diese Karte beamen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Beam these {count} cards</source>
        <translation>Diese {count} Karten beamen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Control none</source>
        <translation>Keinen kontrollieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Control this Location</source>
        <translation>Diesen Ort kontrollieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Control {count} Locations</source>
        <translation>{count} Orte kontrollieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Destroy none</source>
        <translation>Keine zerstören</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Destroy this card</source>
        <translation>Diese Karte zerstören</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Destroy these {count} cards</source>
        <translation>Diese {count} Karten zerstören</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discharge none</source>
        <translation>Keine entlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discharge this card</source>
        <translation>Diese Karte entlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Discharge these {count} cards</source>
        <translation>Diese {count} Karten entlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Draw none</source>
        <translation>Keine ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Draw this card</source>
        <translation>Diese Karte ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Draw these {count} cards</source>
        <translation>Diese {count} Karten ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Exhaust none</source>
        <translation>Keine erschöpfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Exhaust this card</source>
        <translation>Diese Karte erschöpfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Exhaust these {count} cards</source>
        <translation>Diese {count} Karten erschöpfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Give none</source>
        <translation>Keine abgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Give this card away</source>
        <translation>Diese Karte abgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Give these {count} cards away</source>
        <translation>Diese {count} Karten abgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Log none</source>
        <translation>Keine ins Logbuch legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Log this card</source>
        <translation>Diese Karte ins Logbuch legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Log these {count} cards</source>
        <translation>Diese {count} Karten ins Logbuch legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Mobilize none</source>
        <translation>Keines mobilisieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Mobilize this Ship</source>
        <translation>Dieses Schiff mobilisieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Mobilize these {count} Ships</source>
        <translation>Diese {count} Schiffe mobilisieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Muster none</source>
        <translation>Keine mustern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Muster this card</source>
        <translation>Diese Karte mustern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Muster these {count} cards</source>
        <translation>Diese {count} Karten mustern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Place none</source>
        <translation>Keine legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Place this card</source>
        <translation>Diese Karte legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Place these {count} cards</source>
        <translation>Diese {count} Karten legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Promote none</source>
        <translation>Keine befördern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Promote this card</source>
        <translation>Diese Karte befördern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Promote these {count} cards</source>
        <translation>Diese {count} Karten befördern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Ready none</source>
        <translation>Keine bereit machen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Ready this card</source>
        <translation>Diese Karte bereit machen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Ready these {count} cards</source>
        <translation>Diese {count} Karten bereit machen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recall none</source>
        <translation>Keine zurückrufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recall this card</source>
        <translation>Diese Karte zurückrufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Recall these {count} cards</source>
        <translation>Diese {count} Karten zurückrufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Return none</source>
        <translation>Keine zurückgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Return this Incident</source>
        <translation>Diesen Zwischenfall zurückgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Return these {count} Incidents</source>
        <translation>Diese {count} Zwischenfälle zurückgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Gain none</source>
        <translation>Keine erhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Gain this card</source>
        <translation>Diese Karte erhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Gain these {count} cards</source>
        <translation>Diese {count} Karten erhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Scrap none</source>
        <translation>Keine verschrotten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Scrap this card</source>
        <translation>Diese Karte verschrotten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Scrap these {count} cards</source>
        <translation>Diese {count} Karten verschrotten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Send none</source>
        <translation>Keines schicken</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Send an away team here</source>
        <translation>Ein Außenteam hierher schicken</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Send {count} away teams</source>
        <translation>{count} Außenteams schicken</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Warp none</source>
        <translation>Mit keinem warpen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Warp this Ship</source>
        <translation>Mit diesem Schiff warpen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/choices.py"/>
        <source>Warp these {count} Ships</source>
        <translation>Mit diesen {count} Schiffen warpen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/clean_up.py"/>
        <source>{seat}, discard any number of cards of your hand.</source>
        <translation>{seat}, wirf beliebig viele Karten deiner Hand ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/clean_up.py"/>
        <source>{seat} draws {count}.</source>
        <translation>{seat} zieht {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/control_step.py"/>
        <source>{seat}, take control of one Location that you have secured, or of none.</source>
        <translation>{seat}, übernimm die Kontrolle über einen Ort, den du gesichert hast, oder über keinen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{seat} gains {count} {what}.</source>
        <translation>{seat} erhält {count} {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{seat} loses {count} {what}.</source>
        <translation>{seat} verliert {count} {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{card} gains {count} {what}.</source>
        <translation>{card} erhält {count} {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{card} loses {count} {what}.</source>
        <translation>{card} verliert {count} {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{seat} spends an action chip.</source>
        <translation>{seat} gibt einen Aktionschip aus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{seat} puts {cards} into the hand.</source>
        <translation>{seat} nimmt {cards} auf die Hand.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{seat} puts {cards} on the discard pile.</source>
        <translation>{seat} legt {cards} auf den Ablagestapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{card} is exhausted.</source>
        <translation>{card} ist erschöpft.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/deeds.py"/>
        <source>{card} is readied.</source>
        <translation>{card} wird bereit gemacht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/drawing.py"/>
        <source>{seat} discards {cards} off the top of their deck.</source>
        <translation>{seat} wirft {cards} oben vom eigenen Deck ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/drawing.py"/>
        <source>{seat} discards {cards}.</source>
        <translation>{seat} wirft {cards} ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/ends.py"/>
        <source>The credits roll: {count} more turn after this one.</source>
        <translation>Der Abspann läuft: noch {count} Zug nach diesem.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/ends.py"/>
        <source>The credits roll: {count} more turns after this one.</source>
        <translation>Der Abspann läuft: noch {count} Züge nach diesem.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Cadet Training, {captain}, Expert</source>
        <translation>Kadettenausbildung, {captain}, Experte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Cadet Training, {captain}</source>
        <translation>Kadettenausbildung, {captain}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Missions completed</source>
        <translation>Abgeschlossene Missionen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Locations controlled</source>
        <translation>Kontrollierte Orte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Cards in play</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Cards in the log</source>
        <translation>Karten im Logbuch</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/figures.py"/>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>{seat} has {points} VP.</source>
        <translation>{seat} hat {points} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>{seat} wins with {most} VP against {least}.</source>
        <translation>{seat} gewinnt mit {most} SP gegen {least}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>Both win, with {most} VP each.</source>
        <translation>Beide gewinnen, mit je {most} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>Red Alert, with as many Incidents each: {seat} wins with {most} VP against {least}.</source>
        <translation>Alarmstufe Rot, mit gleich vielen Zwischenfällen: {seat} gewinnt mit {most} SP gegen {least}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>Red Alert, with as many Incidents each: both win, with {most} VP each.</source>
        <translation>Alarmstufe Rot, mit gleich vielen Zwischenfällen: Beide gewinnen, mit je {most} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>Final Scoring of {seat}:</source>
        <translation>Schlusswertung von {seat}:</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/final_scoring.py"/>
        <source>{what}: {points} VP.</source>
        <translation>{what}: {points} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/fleet.py"/>
        <source>Only a card of the Briefing Room can be mobilized.</source>
        <translation>Nur eine Karte des Besprechungsraums kann mobilisiert werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/fleet.py"/>
        <source>Only a Ship or an Ongoing card can be mobilized.</source>
        <translation>Nur ein Schiff oder eine Ongoing-Karte kann mobilisiert werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat}, where do you put {card}?</source>
        <translation>{seat}, wohin legst du {card}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat} gains {card}, to the hand.</source>
        <translation>{seat} erhält {card}, auf die Hand.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat} gains {card}, on top of the deck.</source>
        <translation>{seat} erhält {card}, oben auf das Deck.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat} gains {card}, on the discard pile.</source>
        <translation>{seat} erhält {card}, auf den Ablagestapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat} gains {card} and plays it.</source>
        <translation>{seat} erhält {card} und spielt die Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat} gains {card} and beams it.</source>
        <translation>{seat} erhält {card} und beamt die Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>{seat}, put the other cards under their pile; the first lies uppermost.</source>
        <translation>{seat}, lege die anderen Karten unter ihren Stapel; die erste liegt zuoberst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>Put it on top of your deck</source>
        <translation>Oben auf dein Deck legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>Put it on your discard pile</source>
        <translation>Auf deinen Ablagestapel legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/gaining.py"/>
        <source>You gained {card}.</source>
        <translation>Du hast {card} erhalten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/goals.py"/>
        <source>Missions are completed in one's own turn.</source>
        <translation>Missionen werden im eigenen Zug abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/helmets.py"/>
        <source>{card} stays on {host}.</source>
        <translation>{card} bleibt auf {host}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/helmets.py"/>
        <source>{card} works only with its Helmet.</source>
        <translation>{card} wirkt nur mit Helm.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>{seat} takes 1 Incident.</source>
        <translation>{seat} nimmt 1 Zwischenfall.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>You took {card}.</source>
        <translation>Du hast {card} genommen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>{seat} returns {card}.</source>
        <translation>{seat} gibt {card} zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>{seat} gives {other} 1 Incident.</source>
        <translation>{seat} gibt {other} 1 Zwischenfall.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>{seat} gives {other} 1 card.</source>
        <translation>{seat} gibt {other} 1 Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>It is {card}.</source>
        <translation>Es ist {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/incidents.py"/>
        <source>{seat} takes 1 Encounter.</source>
        <translation>{seat} nimmt 1 Begegnung.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/judging.py"/>
        <source>{seat} lets nobody use REACTIONs now.</source>
        <translation>{seat} lässt jetzt niemanden REAKTIONEN benutzen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/khan.py"/>
        <source>{seat} collects the trait {trait}.</source>
        <translation>{seat} sammelt das Merkmal {trait}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/khan.py"/>
        <source>{seat}, choose the trait that you collect for {card}.</source>
        <translation>{seat}, wähle das Merkmal, das du für {card} sammelst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/attack.py"/>
        <source>{seat} ignores the negative effects of the attack.</source>
        <translation>{seat} ignoriert die negativen Wirkungen des Angriffs.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/attack.py"/>
        <source>{seat}, {card} forces you: choose one.</source>
        <translation>{seat}, {card} zwingt dich: Wähle eines.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/attack.py"/>
        <source>{seat}, for {card}: choose the card that you copy.</source>
        <translation>{seat}, für {card}: Wähle die Karte, die du kopierst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/attack.py"/>
        <source>{seat}, for {card}: choose the operation that you copy.</source>
        <translation>{seat}, für {card}: Wähle die Operation, die du kopierst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/attack.py"/>
        <source>{seat} copies {card}.</source>
        <translation>{seat} kopiert {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>There is no such card that could be played.</source>
        <translation>Es gibt keine solche Karte, die gespielt werden könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat}, for {card}: {what}.</source>
        <translation>{seat}, für {card}: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{card} has nothing to exhaust.</source>
        <translation>{card} hat nichts zu erschöpfen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{card} is exhausted already.</source>
        <translation>{card} ist schon erschöpft.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{card} is ready.</source>
        <translation>{card} ist bereit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>There is nothing to beam that onto.</source>
        <translation>Es gibt nichts, worauf das gebeamt werden könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} discharges {card}.</source>
        <translation>{seat} entlässt {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} recalls {card}.</source>
        <translation>{seat} ruft {card} zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} logs {card}.</source>
        <translation>{seat} legt {card} ins Logbuch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} destroys {card}: it leaves the game.</source>
        <translation>{seat} zerstört {card}: Die Karte verlässt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} exhausts {card}.</source>
        <translation>{seat} erschöpft {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} readies {card}.</source>
        <translation>{seat} macht {card} bereit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} promotes {card} to bridge officer.</source>
        <translation>{seat} befördert {card} zum Brückenoffizier.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} beams {card} onto {host}.</source>
        <translation>{seat} beamt {card} auf {host}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} mobilizes {card}.</source>
        <translation>{seat} mobilisiert {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat} warps {card} to {place}.</source>
        <translation>{seat} warpt {card} nach {place}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/cards.py"/>
        <source>{seat}, choose what {beamed} is beamed onto.</source>
        <translation>{seat}, wähle, worauf {beamed} gebeamt wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/chosen.py"/>
        <source>There is no card for that.</source>
        <translation>Dafür gibt es keine Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/chosen.py"/>
        <source>There are not enough cards for that.</source>
        <translation>Dafür gibt es nicht genug Karten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat}, for {card}: choose {what} to draw from your discard pile.</source>
        <translation>{seat}, für {card}: Wähle zum Ziehen von deinem Ablagestapel {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat} draws {cards} from the discard pile.</source>
        <translation>{seat} zieht {cards} vom Ablagestapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>You have too few such cards to discard.</source>
        <translation>Du hast zu wenige solche Karten zum Abwerfen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>a card of the hand</source>
        <translation>eine Handkarte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat} looks at {count} on top of their deck.</source>
        <translation>{seat} sieht sich oben im eigenen Deck {count} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>You have too few such cards to place.</source>
        <translation>Du hast zu wenige solche Karten zum Legen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat}, for {card}: choose {what} to place.</source>
        <translation>{seat}, für {card}: Wähle zum Legen {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat} places {card} on top of the deck.</source>
        <translation>{seat} legt {card} oben auf das Deck.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat} places {card} on the Reserve.</source>
        <translation>{seat} legt {card} auf die Reserve.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>{seat} places {card} in the Briefing Room.</source>
        <translation>{seat} legt {card} in den Besprechungsraum.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/deck.py"/>
        <source>Khan has no Reserve.</source>
        <translation>Khan hat keine Reserve.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Take a card of your hand</source>
        <translation>Eine Handkarte nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Take a card of your discard pile</source>
        <translation>Eine Karte deines Ablagestapels nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Search your deck</source>
        <translation>Dein Deck durchsuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Search your Reserve</source>
        <translation>Deine Reserve durchsuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Stop searching</source>
        <translation>Die Suche beenden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>their hand</source>
        <translation>die eigene Hand</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>their discard pile</source>
        <translation>den eigenen Ablagestapel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>their deck</source>
        <translation>das eigene Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>their Reserve</source>
        <translation>die eigene Reserve</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Take a card of your deck</source>
        <translation>Eine Karte deines Decks nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Take a card of your Reserve</source>
        <translation>Eine Karte deiner Reserve nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>Your Reserve is empty.</source>
        <translation>Deine Reserve ist leer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>You have no such Development that you can pay for.</source>
        <translation>Du hast keine solche Entwicklung, die du bezahlen kannst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat}, for {card}: find {what}.</source>
        <translation>{seat}, für {card}: Finde {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat} searches {pile}.</source>
        <translation>{seat} durchsucht {pile}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat}, for {card}: choose the card that you find.</source>
        <translation>{seat}, für {card}: Wähle die Karte, die du findest.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat} finds nothing.</source>
        <translation>{seat} findet nichts.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat} finds a card.</source>
        <translation>{seat} findet eine Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>You found {card}.</source>
        <translation>Du hast {card} gefunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/finding.py"/>
        <source>{seat} finds {card}.</source>
        <translation>{seat} findet {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>The Incident pile has too few cards.</source>
        <translation>Der Zwischenfallstapel hat zu wenige Karten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>You have too few Incidents to return.</source>
        <translation>Du hast zu wenige Zwischenfälle zum Zurückgeben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>You have too few such cards to give.</source>
        <translation>Du hast zu wenige solche Karten zum Weitergeben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>{seat}, for {card}: choose {what} to return.</source>
        <translation>{seat}, für {card}: Wähle zum Zurückgeben {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>{seat}, for {card}: choose {what} to give.</source>
        <translation>{seat}, für {card}: Wähle zum Weitergeben {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>{seat}, for {card}: choose an Encounter to take.</source>
        <translation>{seat}, für {card}: Wähle eine Begegnung, die du nimmst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/incidents.py"/>
        <source>There is no Encounter to take.</source>
        <translation>Es gibt keine Begegnung zu nehmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/khan.py"/>
        <source>None of these has a trait that you have not collected.</source>
        <translation>Keine davon hat ein Merkmal, das du nicht schon gesammelt hast.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/khan.py"/>
        <source>{seat}, choose the card whose trait you collect.</source>
        <translation>{seat}, wähle die Karte, deren Merkmal du sammelst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/khan.py"/>
        <source>That card is flipped already, or not in play.</source>
        <translation>Diese Karte ist schon gewendet oder nicht im Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/khan.py"/>
        <source>{seat} flips {card}.</source>
        <translation>{seat} wendet {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/market.py"/>
        <source>There is no such card to gain.</source>
        <translation>Es gibt keine solche Karte zu erhalten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/market.py"/>
        <source>{seat}, for {card}: choose the {what} to gain.</source>
        <translation>{seat}, für {card}: Wähle, was du erhältst: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/market.py"/>
        <source>{seat} scraps {card}.</source>
        <translation>{seat} verschrottet {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/market.py"/>
        <source>{card} is cleared.</source>
        <translation>{card} wird abgeräumt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/marks.py"/>
        <source>That needs {track} at {least} or more; yours is at {now}.</source>
        <translation>Das verlangt {track} auf {least} oder mehr; du stehst auf {now}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/marks.py"/>
        <source>You meet no specialty barrier until your captain card is flipped.</source>
        <translation>Du erfüllst keine Fachgebietsschranke, bis deine Kapitänskarte gewendet ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/missions.py"/>
        <source>The objective is not met: {what}.</source>
        <translation>Die Aufgabe ist nicht erfüllt: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/picking.py"/>
        <source>{seat}, for {card}: choose a Market card to scrap.</source>
        <translation>{seat}, für {card}: Wähle eine Marktkarte zum Verschrotten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/picking.py"/>
        <source>{seat}, for {card}: choose a Market card to clear.</source>
        <translation>{seat}, für {card}: Wähle eine Marktkarte zum Abräumen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/picking.py"/>
        <source>{seat}, for {card}: choose the card that resources go on.</source>
        <translation>{seat}, für {card}: Wähle die Karte, auf die Ressourcen kommen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/picking.py"/>
        <source>{seat}, for {card}: choose the card that resources leave.</source>
        <translation>{seat}, für {card}: Wähle die Karte, von der Ressourcen weggehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat}, for {card}: choose the type to scan.</source>
        <translation>{seat}, für {card}: Wähle den Typ, den du scannst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat}, for {card}: choose the pile to search.</source>
        <translation>{seat}, für {card}: Wähle den Stapel, den du durchsuchst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat} scans {count} {type}.</source>
        <translation>{seat} scannt: {count} {type}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat}, for {card}: choose what to scan for.</source>
        <translation>{seat}, für {card}: Wähle, wonach du scannst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat} turns up {cards}.</source>
        <translation>{seat} deckt auf: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat}, for {card}: choose the card to gain.</source>
        <translation>{seat}, für {card}: Wähle die Karte, die du erhältst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat}, for {card}: choose a card of the Junk pile to gain, or none.</source>
        <translation>{seat}, für {card}: Wähle eine Karte des Schrottstapels, die du erhältst, oder keine.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>{seat} finds nothing to gain.</source>
        <translation>{seat} findet nichts zu erhalten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>Scan {type}</source>
        <translation>Scannen: {type}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>Search the {type} pile</source>
        <translation>Den Stapel durchsuchen: {type}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/scanning.py"/>
        <source>Scan for {what}</source>
        <translation>Scannen nach: {what}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>There is no Location to take control of.</source>
        <translation>Es gibt keinen Ort, über den du die Kontrolle übernehmen könntest.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>{seat}, choose the Location that you take control of.</source>
        <translation>{seat}, wähle den Ort, über den du die Kontrolle übernimmst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>{card} is no mobilized Ship.</source>
        <translation>{card} ist kein mobilisiertes Schiff.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>{card} is not your Ship.</source>
        <translation>{card} ist nicht dein Schiff.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>There is no Location for {card} to warp to.</source>
        <translation>Es gibt keinen Ort, zu dem {card} warpen könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/ships.py"/>
        <source>{seat}, choose where {ship} warps to.</source>
        <translation>{seat}, wähle, wohin {ship} warpt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/stores.py"/>
        <source>There are none of these resources to gain.</source>
        <translation>Von diesen Ressourcen gibt es keine zu erhalten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/stores.py"/>
        <source>There are too few of these resources.</source>
        <translation>Von diesen Ressourcen gibt es zu wenige.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/stores.py"/>
        <source>There is too little on {card}.</source>
        <translation>Auf {card} liegt zu wenig.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>There is no Location to which an away team can be sent.</source>
        <translation>Es gibt keinen Ort, zu dem ein Außenteam geschickt werden kann.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>You have no away team to send there.</source>
        <translation>Du hast kein Außenteam, das du dorthin schicken könntest.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat} sends an away team to {card}.</source>
        <translation>{seat} schickt ein Außenteam zu {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>There is no away team to remove.</source>
        <translation>Es gibt kein Außenteam zu entfernen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>You have no away team kept aside.</source>
        <translation>Du hast kein Außenteam im Vorrat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat} brings an away team into use.</source>
        <translation>{seat} bringt ein Außenteam in Gebrauch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat} brings {count} away teams into use.</source>
        <translation>{seat} bringt {count} Außenteams in Gebrauch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat}, choose the Location for an away team.</source>
        <translation>{seat}, wähle den Ort für ein Außenteam.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat}, choose the Location for an away team that comes from another one.</source>
        <translation>{seat}, wähle den Ort für ein Außenteam, das von einem anderen kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat}, choose where the away team comes from.</source>
        <translation>{seat}, wähle, woher das Außenteam kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>An away team of {seat} returns from {card}.</source>
        <translation>Ein Außenteam von {seat} kehrt von {card} zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat}, choose the Location from which your away team returns.</source>
        <translation>{seat}, wähle den Ort, von dem dein Außenteam zurückkehrt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>{seat}, choose the Location from which an opposing team returns.</source>
        <translation>{seat}, wähle den Ort, von dem ein gegnerisches Team zurückkehrt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/language/teams.py"/>
        <source>There are not enough away teams there.</source>
        <translation>Dort sind nicht genug Außenteams.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/leaving.py"/>
        <source>{card} can't be chosen for that.</source>
        <translation>{card} kann dafür nicht gewählt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/leaving.py"/>
        <source>{card} is not in play.</source>
        <translation>{card} ist nicht im Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/leaving.py"/>
        <source>A Location can't be discharged or recalled.</source>
        <translation>Ein Ort kann nicht entlassen oder zurückgerufen werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/leaving.py"/>
        <source>What lies in the Briefing Room can't be discharged.</source>
        <translation>Was im Besprechungsraum liegt, kann nicht entlassen werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>{seat} takes control of {card}.</source>
        <translation>{seat} übernimmt die Kontrolle über {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>The Neutral Zone is cleared of Locations without markers.</source>
        <translation>Die Neutrale Zone wird von Orten ohne Marker geräumt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>{card} joins the Neutral Zone.</source>
        <translation>{card} kommt in die Neutrale Zone.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>{card} leaves the Neutral Zone and the game.</source>
        <translation>{card} verlässt die Neutrale Zone und das Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>{count} away teams of {seat} return from {card}.</source>
        <translation>{count} Außenteams von {seat} kehren von {card} zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/locations.py"/>
        <source>{ship} leaves {card}: discharged.</source>
        <translation>{ship} verlässt {card}: entlassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/market.py"/>
        <source>{card} comes to the Market.</source>
        <translation>{card} kommt in den Markt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/market.py"/>
        <source>The Market is cleared.</source>
        <translation>Der Markt wird abgeräumt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>{seat}, name the cards that meet the objective; of these, those beamed are discharged.</source>
        <translation>{seat}, nenne die Karten, die die Aufgabe erfüllen; gebeamte davon werden entlassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>{seat} completes the mission {mission}.</source>
        <translation>{seat} schließt die Mission {mission} ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>{seat}, complete a mission before you go on?</source>
        <translation>{seat}, eine Mission abschließen, bevor du weitermachst?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>Complete {mission}</source>
        <translation>{mission} abschließen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>There is no such mission on your board.</source>
        <translation>Auf deinem Brett ist keine solche Mission.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>You have completed {mission} already.</source>
        <translation>Du hast {mission} schon abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>The objective isn't met yet: {what}.</source>
        <translation>Die Aufgabe ist noch nicht erfüllt: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>{seat}, choose where the objective is met; those beamed that meet it are discharged.</source>
        <translation>{seat}, wähle, wo das Ziel erfüllt ist; was gebeamt ist und es erfüllt, wird entlassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>{card} has contributed and is discharged.</source>
        <translation>{card} hat beigetragen und wird entlassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/missions.py"/>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>The ship is at no Location yet; it goes to one when it warps.</source>
        <translation>Das Schiff ist noch an keinem Ort; es kommt zu einem, wenn es warpt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>The ship is at {where}.</source>
        <translation>Das Schiff ist bei {where}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Exhausted.</source>
        <translation>Erschöpft.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Contributes to the mission that is being completed.</source>
        <translation>Trägt zur Mission bei, die gerade abgeschlossen wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Beamed onto {where}.</source>
        <translation>Gebeamt auf {where}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>{count} {what} on it.</source>
        <translation>{count} {what} darauf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>away-team</source>
        <translation>Außenteam</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Away teams that wait to be sent: {count}.</source>
        <translation>Außenteams, die auf ihren Einsatz warten: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>spare-team</source>
        <translation>Reserveteam</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Away teams not in use yet: {count}.</source>
        <translation>Außenteams, die noch nicht in Gebrauch sind: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>spent-chip</source>
        <translation>ausgegebener Chip</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Action chips spent on it this turn: {count}.</source>
        <translation>In diesem Zug dafür ausgegebene Aktionschips: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>{count} away team of {seat}.</source>
        <translation>{count} Außenteam von {seat}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>{count} away teams of {seat}.</source>
        <translation>{count} Außenteams von {seat}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Completed: {mission}.</source>
        <translation>Abgeschlossen: {mission}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Collected: {trait}.</source>
        <translation>Gesammelt: {trait}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>At {where}.</source>
        <translation>Bei {where}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Ships of {seat}: {ships}.</source>
        <translation>Schiffe von {seat}: {ships}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/notes.py"/>
        <source>Secured by {seat}.</source>
        <translation>Gesichert von {seat}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/officers.py"/>
        <source>{seat}, you have more bridge officers than places: choose one to discharge.</source>
        <translation>{seat}, du hast mehr Brückenoffiziere als Plätze: Wähle einen, der entlassen wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/officers.py"/>
        <source>Only a Person can be promoted.</source>
        <translation>Nur eine Person kann befördert werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/officers.py"/>
        <source>{card} is a bridge officer already.</source>
        <translation>{card} ist schon Brückenoffizier.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/officers.py"/>
        <source>{card} leaves the bridge.</source>
        <translation>{card} verlässt die Brücke.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/operation.py"/>
        <source>{seat}, which trait is {card} while {source} is carried out?</source>
        <translation>{seat}, welches Merkmal ist {card}, während {source} ausgeführt wird?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/operation.py"/>
        <source>No other trait</source>
        <translation>Kein anderes Merkmal</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/operation.py"/>
        <source>A species that you don't have yet</source>
        <translation>Eine Spezies, die du noch nicht hast</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/operation.py"/>
        <source>{seat} reacts with {card}.</source>
        <translation>{seat} reagiert mit {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Philippa Georgiou (2 of 10)</source>
        <translation>Philippa Georgiou (2 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Soval (3 of 10)</source>
        <translation>Soval (3 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>James T. Kirk (4 of 10)</source>
        <translation>James T. Kirk (4 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Jonathan Archer (6 of 10)</source>
        <translation>Jonathan Archer (6 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Rebner (8 of 10)</source>
        <translation>Rebner (8 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Khan Noonien Singh (9 of 10)</source>
        <translation>Khan Noonien Singh (9 von 10)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>first</source>
        <translation>ersten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>second</source>
        <translation>zweiten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>The starting player, who has the first turn.</source>
        <translation>Der Startspieler, der den ersten Zug hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Standard cards</source>
        <translation>Standardkarten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>With cards of both boxes the piles are mixed, and duplicates are left out.</source>
        <translation>Mit Karten beider Schachteln werden die Stapel gemischt und Doppelte weggelassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Simple side</source>
        <translation>Einfache Seite</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Expert side</source>
        <translation>Expertenseite</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Captain of the {place} player</source>
        <translation>Kapitän des {place} Spielers</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Each captain has a crew, ships and missions of their own. The number says how much there is to keep in mind.</source>
        <translation>Jeder Kapitän hat eine eigene Mannschaft, eigene Schiffe und Missionen. Die Zahl sagt, wie viel zu bedenken ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>One cadet: Georgiou, eleven turns</source>
        <translation>Ein Kadett: Georgiou, elf Züge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Georgiou against the computer's Soval</source>
        <translation>Georgiou gegen Soval, den der Computer spielt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Two players: Georgiou against Soval</source>
        <translation>Zu zweit: Georgiou gegen Soval</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Board of the {place} player</source>
        <translation>Brett des {place} Spielers</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>The Simple side has one mission, the Expert side three, which are worth points, and other multipliers.</source>
        <translation>Die einfache Seite hat eine Mission, die Expertenseite drei, die Punkte wert sind, und andere Multiplikatoren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>One or two captains play, not {seats}.</source>
        <translation>Ein oder zwei Kapitäne spielen, nicht {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Both can't be {captain}: choose another captain for one of you.</source>
        <translation>Beide können nicht {captain} sein: Wähle für einen einen anderen Kapitän.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>The second player</source>
        <translation>Der zweite Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>By lot</source>
        <translation>Durch Los</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Of this box</source>
        <translation>Aus dieser Schachtel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Of both boxes</source>
        <translation>Aus beiden Schachteln</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/options.py"/>
        <source>Play again, the other player starts</source>
        <translation>Noch einmal, der andere beginnt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>{chips} left, {cards} in your hand.</source>
        <translation>Noch {chips}, {cards} auf deiner Hand.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>You can complete {missions}: see your board. {left}</source>
        <translation>Du kannst {missions} abschließen: Sieh auf dein Brett. {left}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>You have {what}. 1 glory can stand for 1 latinum or up to 2 dilithium.</source>
        <translation>Du hast {what}. 1 Ruhm kann für 1 Latinum oder bis zu 2 Dilithium stehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>What you have played is discarded by itself. Then you draw up to {n} cards in hand.</source>
        <translation>Was du gespielt hast, wird von selbst abgelegt. Dann ziehst du auf {n} Handkarten nach.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>Away teams there come home, and ships there are discharged.</source>
        <translation>Außenteams dort kommen heim, und Schiffe dort werden entlassen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>{told} The other captain gains 1 glory for each own marker there.</source>
        <translation>{told} Der andere Kapitän erhält 1 Ruhm für jeden eigenen Marker dort.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>Three markers, away teams and ships, secure a neutral Location, if the other captain has at least two fewer there.</source>
        <translation>Drei Marker, Außenteams und Schiffe, sichern einen neutralen Ort, wenn der andere Kapitän dort mindestens zwei weniger hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>Three markers, away teams and ships, secure a neutral Location.</source>
        <translation>Drei Marker, Außenteams und Schiffe, sichern einen neutralen Ort.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>Whoever gains that card gets the glory on it.</source>
        <translation>Wer diese Karte erhält, bekommt den Ruhm darauf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>It goes to the Junk, and the next one of its pile comes.</source>
        <translation>Sie kommt zum Schrott, und die nächste ihres Stapels kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>A card on top of the deck is the next one that you draw.</source>
        <translation>Eine Karte oben auf dem Deck ist die nächste, die du ziehst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>Using a REACTION exhausts its card.</source>
        <translation>Eine REAKTION zu benutzen erschöpft ihre Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>A mission costs no action chip. You can also complete it later.</source>
        <translation>Eine Mission kostet keinen Aktionschip. Du kannst sie auch später abschließen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>1 action chip</source>
        <translation>1 Aktionschip</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>{n} action chips</source>
        <translation>{n} Aktionschips</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/panel.py"/>
        <source>{n} cards</source>
        <translation>{n} Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/payment.py"/>
        <source>That costs {due}; you have {have}.</source>
        <translation>Das kostet {due}; du hast {have}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/payment.py"/>
        <source>{seat}, for {card}: how do you pay {due}?</source>
        <translation>{seat}, für {card}: Wie bezahlst du {due}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/payment.py"/>
        <source>{seat}, how do you pay {due}?</source>
        <translation>{seat}, wie bezahlst du {due}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/payment.py"/>
        <source>{seat} spends {what}.</source>
        <translation>{seat} gibt aus: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/payment.py"/>
        <source>Pay {what}</source>
        <translation>{what} zahlen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/play.py"/>
        <source>{seat} plays {card}.</source>
        <translation>{seat} spielt {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/play.py"/>
        <source>{card} cannot be played.</source>
        <translation>{card} kann nicht gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/play.py"/>
        <source>{card} has no PLAY operation.</source>
        <translation>{card} hat keine SPIELEN-Operation.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/play.py"/>
        <source>{seat}, which operation of {card} do you carry out?</source>
        <translation>{seat}, welche Operation von {card} führst du aus?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/prospect.py"/>
        <source>That takes an action chip, and you have none left.</source>
        <translation>Das braucht einen Aktionschip, und du hast keinen mehr.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/quiet.py"/>
        <source>{seat} won't be asked about {card} any more this turn.</source>
        <translation>{seat} wird in diesem Zug nicht mehr nach {card} gefragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/reactions.py"/>
        <source>Don't ask me about {card} this turn</source>
        <translation>In diesem Zug nicht mehr nach {card} fragen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/reactions.py"/>
        <source>You have no such REACTION in play.</source>
        <translation>Du hast keine solche REAKTION im Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/reactions.py"/>
        <source>That card has no REACTION.</source>
        <translation>Diese Karte hat keine REAKTION.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/reactions.py"/>
        <source>You aren't asked about it this turn.</source>
        <translation>In diesem Zug wirst du nicht danach gefragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/reactions.py"/>
        <source>Go on without a reaction</source>
        <translation>Ohne Reaktion weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat} recruits {card}, for free.</source>
        <translation>{seat} rekrutiert {card}, kostenlos.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat} recruits {card}.</source>
        <translation>{seat} rekrutiert {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat}, your deck is rotated and your Reserve is empty: choose a Development to recruit, or none.</source>
        <translation>{seat}, dein Deck wird erneuert und deine Reserve ist leer: Wähle eine Entwicklung, die du rekrutierst, oder keine.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat}, choose a Development to recruit.</source>
        <translation>{seat}, wähle eine Entwicklung, die du rekrutierst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat} recruits a card of their Reserve.</source>
        <translation>{seat} rekrutiert eine Karte der eigenen Reserve.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat} has no Development to recruit.</source>
        <translation>{seat} hat keine Entwicklung zu rekrutieren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/recruiting.py"/>
        <source>{seat} recruits no Development.</source>
        <translation>{seat} rekrutiert keine Entwicklung.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/red_alert.py"/>
        <source>Red Alert! {seat} has fewer Incidents: {fewer} against {more}.</source>
        <translation>Alarmstufe Rot! {seat} hat weniger Zwischenfälle: {fewer} gegen {more}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/red_alert.py"/>
        <source>Red Alert! The Incident pile is empty.</source>
        <translation>Alarmstufe Rot! Der Zwischenfallstapel ist leer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/resupply.py"/>
        <source>{seat}, which card do you resupply from next?</source>
        <translation>{seat}, von welcher Karte holst du als Nächstes Nachschub?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/resupply.py"/>
        <source>{seat}, which card's Clean-Up do you carry out next?</source>
        <translation>{seat}, das Aufräumen welcher Karte führst du als Nächstes aus?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/rotation.py"/>
        <source>{seat} rotates their deck.</source>
        <translation>{seat} erneuert das eigene Deck.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>Away teams and Ships in the Neutral Zone</source>
        <translation>Außenteams und Schiffe in der Neutralen Zone</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>END-GAME operations</source>
        <translation>SPIELENDE-Operationen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>VP printed on cards</source>
        <translation>Auf Karten gedruckte SP</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>VP with an asterisk</source>
        <translation>SP mit Sternchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>Completed missions</source>
        <translation>Abgeschlossene Missionen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>Glory in the personal supply</source>
        <translation>Ruhm im eigenen Vorrat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>Best Focus: {n} x {each}</source>
        <translation>Bester Schwerpunkt: {n} x {each}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/scoring.py"/>
        <source>{focus} focus: {n} x {each}</source>
        <translation>Schwerpunkt {focus}: {n} x {each}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/setup.py"/>
        <source>For Khan, two traits of {captain} count.</source>
        <translation>Für Khan zählen zwei Merkmale von {captain}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/setup.py"/>
        <source>{seat} is the starting player.</source>
        <translation>{seat} ist Startspieler.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/stardates.py"/>
        <source>{card} is empty and goes to {seat}.</source>
        <translation>{card} ist leer und geht an {seat}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/stardates.py"/>
        <source>{seat}, choose the Market card that 1 glory goes on.</source>
        <translation>{seat}, wähle die Marktkarte, auf die 1 Ruhm kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/stardates.py"/>
        <source>{seat} places 1 glory on {card}.</source>
        <translation>{seat} legt 1 Ruhm auf {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/stardates.py"/>
        <source>{card} is empty: it was the last one.</source>
        <translation>{card} ist leer: Es war die letzte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/stardates.py"/>
        <source>{seat} executes {card}.</source>
        <translation>{seat} führt {card} aus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{turn}, {step}: {seat}. {stardate}. {incidents} in the pile.</source>
        <translation>{turn}, {step}: {seat}. {stardate}. {incidents} im Stapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{card}: {glory} glory</source>
        <translation>{card}: {glory} Ruhm</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{chips} chip, {points} VP so far</source>
        <translation>{chips} Chip, bisher {points} SP</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{chips} chips, {points} VP so far</source>
        <translation>{chips} Chips, bisher {points} SP</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{said}, 1 card unseen</source>
        <translation>{said}, 1 Karte ungesehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{said}, {unknown} cards unseen</source>
        <translation>{said}, {unknown} Karten ungesehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Missions left: {missions}.</source>
        <translation>Noch offene Missionen: {missions}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Resupply Step</source>
        <translation>Nachschubschritt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Control Step</source>
        <translation>Kontrollschritt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Action Step</source>
        <translation>Aktionsschritt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Clean-Up Step</source>
        <translation>Aufräumschritt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>Turn {turn} of {last}</source>
        <translation>Zug {turn} von {last}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>The credits roll: {left} more turns</source>
        <translation>Der Abspann läuft: noch {left} Züge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>No Stardate card is left</source>
        <translation>Es ist keine Sternzeitkarte mehr da</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>You have completed all your missions.</source>
        <translation>Du hast alle deine Missionen abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>You can complete: {missions}.</source>
        <translation>Du kannst abschließen: {missions}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{count} Incident</source>
        <translation>{count} Zwischenfall</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>{count} Incidents</source>
        <translation>{count} Zwischenfälle</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>The credits roll: this is the last turn</source>
        <translation>Der Abspann läuft: Dies ist der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/telling.py"/>
        <source>The credits roll: 1 more turn</source>
        <translation>Der Abspann läuft: noch 1 Zug</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/timing.py"/>
        <source>{what} (nothing would come of it now)</source>
        <translation>{what} (jetzt käme nichts dabei heraus)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/captains_chair/turn.py"/>
        <source>Turn {number}: {seat}.</source>
        <translation>Zug {number}: {seat}.</translation>
    </message>
</context>
<context>
    <name>games.definition</name>
    <message>
        <location filename="../../tabletop/games/definition.py"/>
        <source>There is no option {key}.</source>
        <translation>Es gibt keine Option {key}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/definition.py"/>
        <source>{key} is one of {allowed}.</source>
        <translation>{key} ist eines von {allowed}.</translation>
    </message>
</context>
<context>
    <name>games.own</name>
    <message>
        <location filename="../../tabletop/games/own.py"/>
        <source>LANGUAGE must be a Language of tabletop.effects.</source>
        <translation>LANGUAGE muss eine Language aus tabletop.effects sein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/own.py"/>
        <source>{game} brings its own code, {file}, which has not been run before, or not as it is now. Run it only if you trust who wrote it.</source>
        <translation>{game} bringt eigenen Code mit, {file}, der noch nie ausgeführt wurde, oder nicht so, wie er jetzt ist. Führe ihn nur aus, wenn du dem vertraust, der ihn geschrieben hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/own.py"/>
        <source>it can't be read: {reason}.</source>
        <translation>sie kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/own.py"/>
        <source>there is no function define(pack).</source>
        <translation>es gibt keine Funktion define(pack).</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/own.py"/>
        <source>define(pack) must give a GameDefinition.</source>
        <translation>define(pack) muss eine GameDefinition liefern.</translation>
    </message>
</context>
<context>
    <name>games.registry</name>
    <message>
        <location filename="../../tabletop/games/registry.py"/>
        <source>none</source>
        <comment>games</comment>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/registry.py"/>
        <source>There is no game {game}; the games are: {known}.</source>
        <translation>Es gibt kein Spiel {game}; die Spiele sind: {known}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/registry.py"/>
        <source>{module} is not a rule module of this program.</source>
        <translation>{module} ist kein Regelmodul dieses Programms.</translation>
    </message>
</context>
<context>
    <name>games.traitors_aboard</name>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/count.py"/>
        <source>{seat} calls the count and is a Pirate.</source>
        <translation>{seat} ruft die Zählung aus und ist Pirat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/drawing.py"/>
        <source>You draw: {cards}.</source>
        <translation>Du ziehst: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/ending.py"/>
        <source>The Mutineers win: {seat} called the count, and the Chest holds only {total}, below the target of {target}.</source>
        <translation>Die Meuterer gewinnen: {seat} hat die Zählung ausgerufen, und in der Truhe sind nur {total}, weniger als das Ziel von {target}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/ending.py"/>
        <source>The Pirates win: {seat} called the count, and the Chest holds {total}, which reaches the target of {target}.</source>
        <translation>Die Piraten gewinnen: {seat} hat die Zählung ausgerufen, und in der Truhe sind {total}; das Ziel von {target} ist erreicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/ending.py"/>
        <source>The Mutineers win: the Draw pile is empty.</source>
        <translation>Die Meuterer gewinnen: Der Nachziehstapel ist leer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/ending.py"/>
        <source>The Pirates win: with {seat} the last Mutineer is overboard.</source>
        <translation>Die Piraten gewinnen: Mit {seat} ist der letzte Meuterer über Bord.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/ending.py"/>
        <source>The Mutineers win: with {seat} overboard, the Pirates aboard ({pirates}) no longer outnumber the Mutineers ({mutineers}).</source>
        <translation>Die Meuterer gewinnen: Mit {seat} über Bord sind die Piraten an Bord ({pirates}) nicht mehr in der Überzahl gegenüber den Meuterern ({mutineers}).</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Planks given</source>
        <translation>Planken vergeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Good Riddance used</source>
        <translation>Good Riddance benutzt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Spyglass used</source>
        <translation>Spyglass benutzt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Miraculous Catch used</source>
        <translation>Miraculous Catch benutzt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Empty Your Pockets used</source>
        <translation>Empty Your Pockets benutzt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Aboard</source>
        <translation>An Bord</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>True announcements</source>
        <translation>Wahre Ansagen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>False announcements</source>
        <translation>Falsche Ansagen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Value placed in the Chest</source>
        <translation>In die Truhe gelegter Wert</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Planks received</source>
        <translation>Planken erhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Value of the Chest</source>
        <translation>Wert der Truhe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/figures.py"/>
        <source>Cards left in the Draw pile</source>
        <translation>Karten im Nachziehstapel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>You are overboard and take no further turn.</source>
        <translation>Du bist über Bord und machst keinen Zug mehr.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>It isn't your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>An Action card can't go into the Chest.</source>
        <translation>Eine Aktionskarte kann nicht in die Truhe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>A Loot card can't be used as an Action; place it in the Chest.</source>
        <translation>Eine Beutekarte kann nicht als Aktion benutzt werden; lege sie in die Truhe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>The count can be called only at the very beginning of your turn, before anything else.</source>
        <translation>Die Zählung kann nur ganz am Anfang deines Zuges ausgerufen werden, vor allem anderen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>A Mutineer can't call the count.</source>
        <translation>Ein Meuterer kann die Zählung nicht ausrufen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>Place {card} in the Chest</source>
        <translation>{card} in die Truhe legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>Call the count</source>
        <translation>Die Zählung ausrufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/intentions.py"/>
        <source>Say what you hold</source>
        <translation>Sagen, was du auf der Hand hast</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/loot.py"/>
        <source>{seat}, which value do you announce to all? It need not be true.</source>
        <translation>{seat}, welchen Wert sagst du allen an? Er muss nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/loot.py"/>
        <source>{seat} places a Loot card and announces {value}.</source>
        <translation>{seat} legt eine Beutekarte und sagt {value} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/loot.py"/>
        <source>The card that you placed: {card}.</source>
        <translation>Die Karte, die du gelegt hast: {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/loot.py"/>
        <source>Announce {value}</source>
        <translation>{value} ansagen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>{seat} is overboard: no turn and no hidden cards, but a voice, and still on this side.</source>
        <translation>{seat} ist über Bord: kein Zug und keine verdeckten Karten, aber eine Stimme, und noch auf dieser Seite.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>you</source>
        <translation>dich</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>{planks} {who} overboard.</source>
        <translation>{planks} {who} über Bord.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>You are overboard: you take no turn and see no hidden card, but may advise.</source>
        <translation>Du bist über Bord: Du machst keinen Zug und siehst keine verdeckte Karte, darfst aber raten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>{seat} has two Planks: this one would throw {seat} overboard.</source>
        <translation>{seat} hat zwei Planken: Diese würde {seat} über Bord werfen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>One more Plank throws</source>
        <translation>Noch eine Planke wirft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/notes.py"/>
        <source>Two more Planks throw</source>
        <translation>Noch zwei Planken werfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/overboard.py"/>
        <source>{seat} gets the third Plank and goes overboard: a {role}.</source>
        <translation>{seat} bekommt die dritte Planke und geht über Bord: {role}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>By what was announced the Chest is worth {total}; the target is {target}. {known}</source>
        <translation>Nach den Ansagen ist die Truhe {total} wert; das Ziel ist {target}. {known}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>about {total}</source>
        <translation>etwa {total}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You know yourself, from the top: {cards}.</source>
        <translation>Du selbst kennst, von oben: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You are overboard, and were a {role}. Your side can still win; give advice.</source>
        <translation>Du bist über Bord, deine Rolle war {role}. Deine Seite kann noch gewinnen; gib Rat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You are a Pirate. Bring the Chest to {target} or more and call the count at the beginning of your turn, or throw every Mutineer overboard.</source>
        <translation>Du bist Pirat. Bring die Truhe auf {target} oder mehr und rufe am Anfang deines Zuges die Zählung aus, oder wirf alle Meuterer über Bord.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You are a Mutineer. Keep the Chest below {target} unnoticed: you win by a count that fails, when the Draw pile runs out, or when as many Mutineers as Pirates are aboard.</source>
        <translation>Du bist Meuterer. Halte die Truhe unbemerkt unter {target}: Du gewinnst bei einer Zählung, die misslingt, wenn der Nachziehstapel ausgeht oder wenn so viele Meuterer wie Piraten an Bord sind.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>Turn {number}: {seat}</source>
        <translation>Zug {number}: {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You have not seen the card in it yourself.</source>
        <translation>Die Karte darin hast du selbst nicht gesehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/panel.py"/>
        <source>You have seen none of its cards yourself.</source>
        <translation>Von ihren Karten hast du selbst keine gesehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>First player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>The most talkative player goes first; or leave it to chance.</source>
        <translation>Wer am meisten redet, beginnt; oder überlass es dem Zufall.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>Traitors Aboard is for {least} to {most} players, not {seats}.</source>
        <translation>Traitors Aboard ist für {least} bis {most} Spieler, nicht für {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>There is no seat {number} to go first.</source>
        <translation>Es gibt keinen Platz {number}, der beginnen könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>{seat} goes first.</source>
        <translation>{seat} beginnt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/setup.py"/>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/statements.py"/>
        <source>{seat}, what do you say you hold? Card {number} of {of}; it need not be true.</source>
        <translation>{seat}, was behauptest du auf der Hand zu haben? Karte {number} von {of}; es muss nicht stimmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/statements.py"/>
        <source>{seat} says: “I hold {cards}.”</source>
        <translation>{seat} sagt: „Ich habe {cards}.“</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/statements.py"/>
        <source>{seat} does not say what they hold.</source>
        <translation>{seat} sagt nicht, was er auf der Hand hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/statements.py"/>
        <source>Leave it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/statements.py"/>
        <source>Say {card}</source>
        <translation>{card} sagen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>The Chest is empty: nothing is discarded.</source>
        <translation>Die Truhe ist leer: Nichts wird abgelegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>The only card of the Chest goes to the Discard pile, unseen.</source>
        <translation>Die einzige Karte der Truhe kommt ungesehen auf den Ablagestapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>The top {count} cards of the Chest go to the Discard pile, unseen.</source>
        <translation>Die obersten {count} Karten der Truhe kommen ungesehen auf den Ablagestapel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>{seat} discards {count} cards and draws {drawn}.</source>
        <translation>{seat} wirft {count} Karten ab und zieht {drawn}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>{seat} draws {drawn} cards and puts {count} back on the Draw pile.</source>
        <translation>{seat} zieht {drawn} Karten und legt {count} auf den Nachziehstapel zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>You put back, from the top: {cards}.</source>
        <translation>Du legst zurück, von oben: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>The Chest is empty: there is nothing to see.</source>
        <translation>Die Truhe ist leer: Es gibt nichts zu sehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>{seat} looks at the only card of the Chest and puts it back.</source>
        <translation>{seat} sieht sich die einzige Karte der Truhe an und legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/telling.py"/>
        <source>{seat} shuffles the top {count} cards of the Chest, looks at them and puts them back.</source>
        <translation>{seat} mischt die obersten {count} Karten der Truhe, sieht sie sich an und legt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/turn.py"/>
        <source>{seat} uses {card} on {target}.</source>
        <translation>{seat} benutzt {card} gegen {target}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/turn.py"/>
        <source>{seat} uses {card}.</source>
        <translation>{seat} benutzt {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traitors_aboard/turn.py"/>
        <source>{seat}, place a Loot card in the Chest or use an Action card.</source>
        <translation>{seat}, lege eine Beutekarte in die Truhe oder benutze eine Aktionskarte.</translation>
    </message>
</context>
<context>
    <name>games.traveller_ccg</name>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/action.py"/>
        <source>{seat}, take an Action, or pass.</source>
        <translation>{seat}, führe eine Aktion aus oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/action.py"/>
        <source>{seat} passes.</source>
        <translation>{seat} passt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Activities are chosen in Stage 2 of the Adventure Phase, in turn.</source>
        <translation>Vorhaben werden in Abschnitt 2 der Abenteuerphase gewählt, der Reihe nach.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>That costs {due} in all; you can raise {purse}.</source>
        <translation>Das kostet insgesamt {due}; du kannst {purse} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>No card pays for both: {leaving} to leave, and {further} besides.</source>
        <translation>Keine Karte bezahlt für beides: {leaving} zum Verlassen und außerdem {further}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Pursue {card} for {due}</source>
        <translation>{card} verfolgen für {due}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat}, choose what you do this round: pursue a Contract, or stay uncommitted.</source>
        <translation>{seat}, wähle, was du in dieser Runde tust: einen Vertrag verfolgen oder ungebunden bleiben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat}, choose what you do this round: pursue a Contract, declare piracy, or stay uncommitted.</source>
        <translation>{seat}, wähle, was du in dieser Runde tust: einen Vertrag verfolgen, Piraterie erklären oder ungebunden bleiben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>abandoning {card}</source>
        <translation>das Aufgeben von {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>the jumps to {card}</source>
        <translation>die Sprünge zu {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Your Ship has no Jump to get there.</source>
        <translation>Dein Schiff hat keinen Sprung, um dorthin zu kommen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>There is nobody to raid: no piracy in solo play.</source>
        <translation>Es gibt niemanden zu überfallen: keine Piraterie allein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Pursue {card}</source>
        <translation>{card} verfolgen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{activity} for {due}</source>
        <translation>{activity} für {due}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Declare piracy</source>
        <translation>Piraterie erklären</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>Stay uncommitted</source>
        <translation>Ungebunden bleiben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>declaring piracy</source>
        <translation>das Erklären von Piraterie</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat} pursues {card}.</source>
        <translation>{seat} verfolgt {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat} goes on with {card}.</source>
        <translation>{seat} macht mit {card} weiter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat} declares piracy: 1 Infamy.</source>
        <translation>{seat} erklärt Piraterie: 1 Verruf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/activities.py"/>
        <source>{seat} stays uncommitted.</source>
        <translation>{seat} bleibt ungebunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/adventure_deck.py"/>
        <source>{seat} shuffles the adventure discard pile into a new Adventure Deck.</source>
        <translation>{seat} mischt den Abenteuer-Ablagestapel zu einem neuen Abenteuerdeck.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the game has no Species {species}. A new one is added to its words.</source>
        <translation>das Spiel hat keine Spezies {species}. Eine neue kommt zu seinen Wörtern.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the skill {skill} stands here twice; a Crew has it on one level.</source>
        <translation>die Fertigkeit {skill} steht hier zweimal; eine Besatzung hat sie auf einer Stufe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the enemy ship that is to be defeated has no {what}.</source>
        <translation>dem feindlichen Schiff, das besiegt werden soll, fehlt: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>a card of the type {kind} has the back {back}, not {other_back}.</source>
        <translation>eine Karte vom Typ {kind} hat die Rückseite {back}, nicht {other_back}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>a Contract has one other side, a Complication.</source>
        <translation>ein Vertrag hat eine andere Seite, eine Komplikation.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>a card of the type {kind} has no other side.</source>
        <translation>eine Karte vom Typ {kind} hat keine andere Seite.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the game has no trait {trait}. A new one is added to its words.</source>
        <translation>das Spiel hat kein Merkmal {trait}. Ein neues kommt zu seinen Wörtern.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the number of a keyword is 1 or more, not {number}.</source>
        <translation>die Zahl eines Schlüsselworts ist 1 oder mehr, nicht {number}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>there is an enemy ship, but nothing asks to defeat it (defeat: enemy).</source>
        <translation>es gibt ein feindliches Schiff, aber nichts verlangt, es zu besiegen (defeat: enemy).</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} never happens: it needs 'timing', 'after' or 'always'.</source>
        <translation>{key} geschieht nie: es fehlt 'timing', 'after' oder 'always'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>on a card of the type {kind} {key} has one of the timings {listed}.</source>
        <translation>auf einer Karte vom Typ {kind} hat {key} einen dieser Zeitpunkte: {listed}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} of a card that is never in play says from where it works ('from: hand').</source>
        <translation>{key} steht auf einer Karte, die nie im Spiel ist, und sagt daher, von wo aus es wirkt ('from: hand').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} speaks of the acting Crew ('actor'), whom Heroic Actions alone have.</source>
        <translation>{key} spricht von der handelnden Besatzung ('actor'), die es nur bei Heldentaten gibt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} asks for nothing: its requirements stand under 'cost'.</source>
        <translation>{key} verlangt nichts: Anforderungen stehen unter 'cost'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>the subplot {key} has no award: that stands under 'do'.</source>
        <translation>die Nebenhandlung {key} hat keine Belohnung: die steht unter 'do'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} has requirements alone; what it does belongs in another ability.</source>
        <translation>{key} hat nur Anforderungen; was geschieht, gehört in eine andere Fähigkeit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>a Complication is the other side of a Contract.</source>
        <translation>eine Komplikation ist die andere Seite eines Vertrags.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} grants {keyword}, which is only ever printed.</source>
        <translation>{key} verleiht {keyword}, was immer nur gedruckt steht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} says 'either' without two ways that ask for something.</source>
        <translation>{key} sagt 'either' ohne zwei Wege, die etwas verlangen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} has requirements, where Credits are an expense ('expense: 2').</source>
        <translation>{key} hat Anforderungen; dort sind Credits Ausgaben ('expense: 2').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} has costs, where Credits are just 'credits: 2', not an expense.</source>
        <translation>{key} hat Kosten; dort sind Credits einfach 'credits: 2', keine Ausgaben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>{key} has an enemy ship defeated, which Complications alone ask for.</source>
        <translation>{key} lässt ein feindliches Schiff besiegen, was nur Komplikationen verlangen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>one ability of the timing '{kind}' has all requirements, not {count}.</source>
        <translation>alle Anforderungen hat eine einzige Fähigkeit mit dem Zeitpunkt '{kind}', nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>a Heroic Action has just two abilities, with the keys 'trained' and 'expert'.</source>
        <translation>eine Heldentat hat genau zwei Fähigkeiten, mit den Schlüsseln 'trained' und 'expert'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>an Event has an ability, since it does nothing else.</source>
        <translation>ein Ereignis hat eine Fähigkeit, denn sonst tut es nichts.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source> and no </source>
        <translation> und </translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/anatomy.py"/>
        <source>both abilities of a Heroic Action are used from the hand ('from: hand').</source>
        <translation>beide Fähigkeiten einer Heldentat werden von der Hand aus benutzt ('from: hand').</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/belonging.py"/>
        <source>{card} is Integral: it can't be moved.</source>
        <translation>{card} ist fest eingebaut und kann nicht verlegt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/belonging.py"/>
        <source>{card} can't go on {host}, which is Invulnerable to it.</source>
        <translation>{card} kann nicht auf {host}, das dagegen unverwundbar ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/belonging.py"/>
        <source>{card} is too large for {host}.</source>
        <translation>{card} ist zu groß für {host}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/belonging.py"/>
        <source>A Ship can't be removed from play.</source>
        <translation>Ein Schiff kann nicht aus dem Spiel genommen werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>Tokens are collected in Stage 1 of the Resource Phase, in turn.</source>
        <translation>Marker werden in Abschnitt 1 der Ressourcenphase gesammelt, der Reihe nach.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>Reject {token}</source>
        <translation>{token} ablehnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>Collect {skill}</source>
        <translation>{skill} sammeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>{seat}, collect the tokens of your Ship and Crew.</source>
        <translation>{seat}, sammle die Marker deines Schiffs und deiner Besatzung.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>{seat} collects {tokens} from {card}.</source>
        <translation>{seat} sammelt {tokens} von {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>Collect the tokens</source>
        <translation>Die Marker sammeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/collecting.py"/>
        <source>{seat} rejects {tokens}.</source>
        <translation>{seat} lehnt {tokens} ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/commitment.py"/>
        <source>The Contract left play: uncommitted now {seats}.</source>
        <translation>Der Vertrag hat das Spiel verlassen: jetzt ungebunden {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/commitment.py"/>
        <source>{seat} abandons {card}.</source>
        <translation>{seat} gibt {card} auf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/competition.py"/>
        <source>{seat} shares {card} and loses 1 VP.</source>
        <translation>{seat} teilt {card} und verliert 1 SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>Attempt {card}</source>
        <translation>{card} versuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>Only a captain who pursues a Contract attempts Complications.</source>
        <translation>Nur ein Kapitän, der einen Vertrag verfolgt, versucht Komplikationen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>Only the Complications of {card}, which you pursue, can be attempted.</source>
        <translation>Nur die Komplikationen von {card}, deinem Vertrag, können versucht werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>{seat} attempts {card}.</source>
        <translation>{seat} versucht {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>{seat} resolves {card}.</source>
        <translation>{seat} löst {card} auf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/complications.py"/>
        <source>{seat} fails to resolve {card} and has passed.</source>
        <translation>{seat} scheitert an {card} und hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/contracts.py"/>
        <source>{seat} completes {card} and gains {vp} VP.</source>
        <translation>{seat} erfüllt {card} und erhält {vp} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/contracts.py"/>
        <source>{seat} is uncommitted now.</source>
        <translation>{seat} ist jetzt ungebunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/contracts.py"/>
        <source>{seat} fails to complete {card}.</source>
        <translation>{seat} scheitert daran, {card} zu erfüllen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/costs.py"/>
        <source>What is required is not so.</source>
        <translation>Was verlangt wird, ist nicht gegeben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/damage.py"/>
        <source>{card} takes {what}.</source>
        <translation>{card} nimmt {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/damage.py"/>
        <source>{card} takes no harm.</source>
        <translation>{card} nimmt keinen Schaden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/__init__.py"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/__init__.py"/>
        <source>EV</source>
        <translation>AW</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Crew</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Contracts</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Connections</source>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Gear</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Upgrades</source>
        <translation>Ausbauten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Heroic Actions</source>
        <translation>Heldentaten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Cards by type</source>
        <translation>Karten nach Typ</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Expense Value</source>
        <translation>Ausgabenwert</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Skills, trained or expert</source>
        <translation>Fertigkeiten, geübt oder meisterhaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Skills, expert</source>
        <translation>Fertigkeiten, meisterhaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Capabilities of the Ship</source>
        <translation>Schiffsfähigkeiten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Capabilities that Contracts ask for</source>
        <translation>Schiffsfähigkeiten, die Verträge verlangen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>VP of the Contracts</source>
        <translation>SP der Verträge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>VP of each Contract</source>
        <translation>SP jedes Vertrags</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Distance of the Contracts</source>
        <translation>Entfernung der Verträge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Crew up to cost {n}</source>
        <translation>Besatzung bis Kosten {n}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Connection</source>
        <translation>Beziehung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Upgrade</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>Heroic Action</source>
        <translation>Heldentat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/figures.py"/>
        <source>EV 3 or more</source>
        <translation>AW ab 3</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Subtype</source>
        <translation>Untertyp</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Species</source>
        <translation>Spezies</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Trained in</source>
        <translation>Geübt in</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Expert in</source>
        <translation>Meisterhaft in</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Capability</source>
        <translation>Schiffsfähigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Requires</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Subplot</source>
        <translation>Nebenhandlung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Used as</source>
        <translation>Benutzt als</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Used in</source>
        <translation>Benutzt in</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Tonnage</source>
        <translation>Tonnage</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Crew slots</source>
        <translation>Besatzungsplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Computer slots</source>
        <translation>Computerplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hardpoint slots</source>
        <translation>Aufhängungspunkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hull slots</source>
        <translation>Rumpfplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Internal slots</source>
        <translation>Innenplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Wound Capacity</source>
        <translation>Wundenkapazität</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Complication slots</source>
        <translation>Komplikationsplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Abandonment</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Abandonment modifier</source>
        <translation>Aufgabe-Modifikator</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Complication</source>
        <translation>Komplikation</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Locale</source>
        <translation>Schauplatz</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Alteration</source>
        <translation>Veränderung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Gadget</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Vehicle</source>
        <translation>Fahrzeug</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hardpoint</source>
        <translation>Aufhängung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hull</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Internal</source>
        <translation>Innenraum</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Armor Penetration</source>
        <translation>Rüstungsbrechend</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Cash</source>
        <translation>Bargeld</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Concealed</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Countermeasure</source>
        <translation>Gegenmaßnahme</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Equity</source>
        <translation>Eigenkapital</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Expendable</source>
        <translation>Entbehrlich</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hardened</source>
        <translation>Gehärtet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Hindrance</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Humaniti</source>
        <translation>Humaniti</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Infamous</source>
        <translation>Verrufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Integral</source>
        <translation>Fest eingebaut</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Invulnerable</source>
        <translation>Unverwundbar</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Mechanical</source>
        <translation>Mechanisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Reflec</source>
        <translation>Reflec</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Replenish</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Resilient</source>
        <translation>Zäh</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Restricted</source>
        <translation>Beschränkt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Trifling</source>
        <translation>Geringfügig</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Unrestricted</source>
        <translation>Unbeschränkt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Enemy ship</source>
        <translation>Feindliches Schiff</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Exert</source>
        <translation>Verausgaben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Expense</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Something to control</source>
        <translation>Etwas zu kontrollieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Anytime</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Use</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Ready Phase</source>
        <translation>Bereitschaftsphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Adventure Phase</source>
        <translation>Abenteuerphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Procurement Phase</source>
        <translation>Beschaffungsphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Action Phase</source>
        <translation>Aktionsphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Resource Phase</source>
        <translation>Ressourcenphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Resolution Phase</source>
        <translation>Auflösungsphase</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/terms.py"/>
        <source>Countermeasure: {trait}</source>
        <translation>Gegenmaßnahme: {trait}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>At least {least} Contracts need a capability that the Ship has not; here {count} do.</source>
        <translation>Mindestens {least} Verträge brauchen eine Schiffsfähigkeit, die das Schiff nicht hat; hier sind es {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>{card} does not belong in the {here}.</source>
        <translation>{card} gehört nicht hierher: {here}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>A deck has exactly 1 Ship, not {n}.</source>
        <translation>Ein Deck hat genau 1 Schiff, nicht {n}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>There is no card {card}.{guess}</source>
        <translation>Es gibt keine Karte {card}.{guess}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>The {title} has exactly {size} cards; this one has {count}.</source>
        <translation>{title} hat genau {size} Karten; dieses hat {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>{card}: at most {most} in a deck, not {count}.</source>
        <translation>{card}: höchstens {most} in einem Deck, nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>Captain's Deck</source>
        <translation>Kapitänsdeck</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/decks/validator.py"/>
        <source>Adventure Deck</source>
        <translation>Abenteuerdeck</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>Moved: {cards}.</source>
        <translation>Bewegt: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>Dispersed: {cards}.</source>
        <translation>Zerstreut: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>Jettisoned: {cards}.</source>
        <translation>Abgestoßen: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>Out of play: {cards}.</source>
        <translation>Aus dem Spiel: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{seat} gains {what}.</source>
        <translation>{seat} erhält {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{seat} loses {what}.</source>
        <translation>{seat} verliert {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} gains {what}.</source>
        <translation>{card}: {what} mehr.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} loses {what}.</source>
        <translation>{card}: {what} weniger.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{seats}: a look at {count} cards.</source>
        <translation>{seats}: ein Blick auf {count} Karten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{count} {token} token</source>
        <translation>{count} Marker {token}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{count} {token} tokens</source>
        <translation>{count} Marker {token}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{seats}: a look at {card}.</source>
        <translation>{seats}: ein Blick auf {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} exerts.</source>
        <translation>{card} verausgabt sich.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} readies.</source>
        <translation>{card} wird bereit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} has another target: {cards}.</source>
        <translation>{card} hat ein anderes Ziel: {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deeds.py"/>
        <source>{card} is on {host}.</source>
        <translation>{card} ist auf {host}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deliveries.py"/>
        <source>{seat}, attempt {card}, or pass and go on with it in the next round.</source>
        <translation>{seat}, versuche {card}, oder passe und mach in der nächsten Runde damit weiter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deliveries.py"/>
        <source>Only the Contract that you pursue can be attempted.</source>
        <translation>Nur der Vertrag, den du verfolgst, kann versucht werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/deliveries.py"/>
        <source>{seat} declines to attempt {card}.</source>
        <translation>{seat} verzichtet auf den Versuch von {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/eligibility.py"/>
        <source>That is done in Stage 2 of the Resolution Phase.</source>
        <translation>Das geschieht in Abschnitt 2 der Auflösungsphase.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/eligibility.py"/>
        <source>It is not your move now.</source>
        <translation>Du bist jetzt nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/eligibility.py"/>
        <source>Contracts are attempted in Stage 3 of the Resolution Phase.</source>
        <translation>Verträge werden in Abschnitt 3 der Auflösungsphase versucht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/eligibility.py"/>
        <source>It is not your attempt now.</source>
        <translation>Jetzt bist du mit dem Versuch nicht an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/eligibility.py"/>
        <source>Only who passed while no Complication was left on their Contract may attempt it.</source>
        <translation>Nur wer passte, als keine Komplikation mehr auf dem eigenen Vertrag war, darf ihn versuchen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/elimination.py"/>
        <source>{first} and {other} share the free Contract slots.</source>
        <translation>{first} und {other} teilen sich die freien Vertragsplätze.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/elimination.py"/>
        <source>{seat}, take one of the free Contract slots.</source>
        <translation>{seat}, nimm einen der freien Vertragsplätze.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/elimination.py"/>
        <source>Take the slot of {card}</source>
        <translation>Den Platz von {card} nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/elimination.py"/>
        <source>{seat} is bankrupt and out of the game.</source>
        <translation>{seat} ist bankrott und aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/elimination.py"/>
        <source>Take empty slot {number}</source>
        <translation>Leeren Platz {number} nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>{seat}, choose your part in the fight with {card}.</source>
        <translation>{seat}, wähle deine Rolle im Kampf mit {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>Attack {attack} against Defense {defense}: {dealer} inflicts {damage} damage.</source>
        <translation>Angriff {attack} gegen Verteidigung {defense}: {dealer} fügt {damage} Schaden zu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>the damage of an enemy ship</source>
        <translation>den Schaden eines feindlichen Schiffs</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>You fire first, Attack {attack} against Defense {defense}; if it is destroyed it can't reply.</source>
        <translation>Du feuerst zuerst, Angriff {attack} gegen Verteidigung {defense}; wird es zerstört, kann es nicht antworten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>Defend</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>It fires first, Attack {attack} against Defense {defense}, then you.</source>
        <translation>Es feuert zuerst, Angriff {attack} gegen Verteidigung {defense}, dann du.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>{seat} attacks {card}.</source>
        <translation>{seat} greift {card} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/enemy_ships.py"/>
        <source>{card} attacks {seat}.</source>
        <translation>{card} greift {seat} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/expending.py"/>
        <source>That costs {due}, and only from your hand: you can raise {have}.</source>
        <translation>Das kostet {due}, und nur aus deiner Hand: Du kannst {have} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/expending.py"/>
        <source>That costs {due}, and only from your deck: you can raise {have}.</source>
        <translation>Das kostet {due}, und nur von deinem Deck: Du kannst {have} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/expenses.py"/>
        <source>{seat} owes {amount} for {why}.</source>
        <translation>{seat} schuldet {amount} für {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/expenses.py"/>
        <source>{seat} can't pay for {why}.</source>
        <translation>{seat} kann nicht bezahlen für {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/expenses.py"/>
        <source>{seat} pays {amount} for {why}.</source>
        <translation>{seat} zahlt {amount} für {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Infamy</source>
        <translation>Verruf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Bankrupt</source>
        <translation>Bankrott</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Cards left in the Captain's Deck</source>
        <translation>Karten im Kapitänsdeck</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Cards in the discard pile</source>
        <translation>Karten im Ablagestapel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/figures.py"/>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/heroic.py"/>
        <source>You have no ready Crew with {skill}.</source>
        <translation>Du hast keine bereite Besatzung mit {skill}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/heroic.py"/>
        <source>{seat}, choose the Crew that performs {card}.</source>
        <translation>{seat}, wähle die Besatzung, die {card} ausführt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/heroic.py"/>
        <source>You have no ready Crew that is expert in {skill}.</source>
        <translation>Du hast keine bereite Besatzung, die {skill} meisterhaft beherrscht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/heroic.py"/>
        <source>Only a ready Crew with the skill can perform it.</source>
        <translation>Nur eine bereite Besatzung mit der Fertigkeit kann das ausführen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/infamy.py"/>
        <source>{seat} loses 1 Infamy.</source>
        <translation>{seat} verliert 1 Verruf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/adventure.py"/>
        <source>{seat} attaches a Complication to {card}.</source>
        <translation>{seat} legt eine Komplikation an {card} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/adventure.py"/>
        <source>Uncommitted now: {seats}.</source>
        <translation>Jetzt ungebunden: {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/adventure.py"/>
        <source>{card} is now pursued by {seats}.</source>
        <translation>{card} wird jetzt verfolgt von {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/counters.py"/>
        <source>There are not enough counters to remove.</source>
        <translation>Es sind nicht genug Marker zum Entfernen da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/counters.py"/>
        <source>{seat}, for {card}: choose which counter to remove from {there}.</source>
        <translation>{seat}, für {card}: Wähle, welcher Marker von {there} entfernt wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/gear.py"/>
        <source>{card} stays where it is.</source>
        <translation>{card} bleibt am Platz.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/harm.py"/>
        <source>There are not enough cards in play that can take it.</source>
        <translation>Es sind nicht genug Karten im Spiel, die das nehmen können.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/ordering.py"/>
        <source>{seat}, for {card}: choose which part of the cost comes next.</source>
        <translation>{seat}, für {card}: Wähle, welcher Teil der Kosten als Nächstes kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to be wounded.</source>
        <translation>{seat}, für {card}: Wähle, was verwundet wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to be damaged.</source>
        <translation>{seat}, für {card}: Wähle, was beschädigt wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to exert.</source>
        <translation>{seat}, für {card}: Wähle, was sich verausgabt: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to ready.</source>
        <translation>{seat}, für {card}: Wähle, was bereit wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to jettison.</source>
        <translation>{seat}, für {card}: Wähle, was abgestoßen wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to disperse.</source>
        <translation>{seat}, für {card}: Wähle, was zerstreut wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to remove from play.</source>
        <translation>{seat}, für {card}: Wähle, was aus dem Spiel genommen wird: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/picking.py"/>
        <source>{seat}, for {card}: choose {what} to be restored.</source>
        <translation>{seat}, für {card}: Wähle zum Heilen {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{seat}, for {card}: choose {what}; you may also take nothing.</source>
        <translation>{seat}, für {card}: Wähle {what}; du darfst auch nichts nehmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{seat}, choose what {card} goes on.</source>
        <translation>{seat}, wähle, worauf {card} kommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{seat} finds {cards}.</source>
        <translation>{seat} findet {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{seat} replenishes {cards}.</source>
        <translation>{seat} füllt {cards} auf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{card} is replenished.</source>
        <translation>{card} wird aufgefüllt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/piles.py"/>
        <source>{card} is revealed.</source>
        <translation>{card} wird gezeigt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/skills.py"/>
        <source>{skill} {by} level</source>
        <translation>{skill} {by} Stufe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/skills.py"/>
        <source>{skill} suppressed</source>
        <translation>{skill} unterdrückt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/states.py"/>
        <source>Only a ready card in play can exert.</source>
        <translation>Nur eine bereite Karte im Spiel kann sich verausgaben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/states.py"/>
        <source>Only an exerted card in play can ready.</source>
        <translation>Nur eine verausgabte Karte im Spiel kann bereit werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/states.py"/>
        <source>There are not enough cards in play to jettison.</source>
        <translation>Es sind nicht genug Karten im Spiel, die abgestoßen werden können.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/states.py"/>
        <source>There are not enough cards to disperse.</source>
        <translation>Es sind nicht genug Karten da, die zerstreut werden können.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/states.py"/>
        <source>There are not enough adventure cards in play.</source>
        <translation>Es sind nicht genug Abenteuerkarten im Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/tokens.py"/>
        <source>{seat}, for {card}: choose the token to discard.</source>
        <translation>{seat}, für {card}: Wähle den Marker, den du ablegst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/tokens.py"/>
        <source>Tokens needed: {count} {kinds}; you have {have}.</source>
        <translation>Benötigte Marker: {count} {kinds}; du hast {have}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/language/tokens.py"/>
        <source>{seat}, for {card}: choose the token you gain.</source>
        <translation>{seat}, für {card}: Wähle den Marker, den du erhältst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/moving_gear.py"/>
        <source>{seat}, choose the Gear that you move to other Crew of yours, if any.</source>
        <translation>{seat}, wähle Ausrüstung, die du anderer Besatzung von dir gibst, wenn du willst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/moving_gear.py"/>
        <source>{seat}, choose the Crew that gets {card}.</source>
        <translation>{seat}, wähle die Besatzung, die {card} bekommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/moving_gear.py"/>
        <source>{seat} gives {card} to {taker}.</source>
        <translation>{seat} gibt {card} an {taker}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Credit</source>
        <translation>{count} Credit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Credits</source>
        <translation>{count} Credits</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>trained {skill}</source>
        <translation>{skill} (geübt)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} VP</source>
        <translation>{count} SP</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Infamy</source>
        <translation>{count} Verruf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Wound</source>
        <translation>{count} Wunde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Wounds</source>
        <translation>{count} Wunden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Structure</source>
        <translation>{count} Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} damage</source>
        <translation>{count} Schaden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} counter</source>
        <translation>{count} Kartenmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} counters</source>
        <translation>{count} Kartenmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Bookkeeping counter</source>
        <translation>{count} Buchungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Bookkeeping counters</source>
        <translation>{count} Buchhaltungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Charge counter</source>
        <translation>{count} Ladungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Charge counters</source>
        <translation>{count} Ladungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Research counter</source>
        <translation>{count} Forschungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} Research counters</source>
        <translation>{count} Forschungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} challenge point</source>
        <translation>{count} Herausforderungspunkt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{count} challenge points</source>
        <translation>{count} Herausforderungspunkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Admin</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Jack-of-all-Trades</source>
        <translation>Alleskönner</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Medical</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Psionics</source>
        <translation>Psionik</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Social</source>
        <translation>Gesellschaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Starship Operations</source>
        <translation>Raumschiffführung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Tech</source>
        <translation>Technik</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Underworld</source>
        <translation>Unterwelt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Passenger</source>
        <translation>Passagier</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Survey</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Cargo/Passenger</source>
        <translation>Fracht/Passagier</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Military/Passenger</source>
        <translation>Militär/Passagier</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Military/Survey</source>
        <translation>Militär/Erkundung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>Passenger/Survey</source>
        <translation>Passagier/Erkundung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>trained</source>
        <translation>geübt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>expert</source>
        <translation>meisterhaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>any</source>
        <translation>beliebige Ressource</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>any skill</source>
        <translation>beliebige Fertigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>any capability</source>
        <translation>beliebige Schiffsfähigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>expert {skill}</source>
        <translation>{skill} (meisterhaft)</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/names.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/new_complication.py"/>
        <source>{seat}, choose the Contract that {card} complicates; only you know it.</source>
        <translation>{seat}, wähle den Vertrag, den {card} erschwert; nur du kennst die Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/new_complication.py"/>
        <source>{seat} attaches a Complication, unseen by others, to {contract}.</source>
        <translation>{seat} legt eine Komplikation, von anderen ungesehen, an {contract} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/new_complication.py"/>
        <source>{seat}, {contract} is full: choose the Complication that leaves it.</source>
        <translation>{seat}, {contract} ist voll: Wähle die Komplikation, die weicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/new_complication.py"/>
        <source>{card} makes room on {contract}.</source>
        <translation>{card} macht Platz auf {contract}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>Exerted.</source>
        <translation>Verausgabt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>Attached to {where}.</source>
        <translation>Angelegt an {where}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>{count} of {capacity} Wounds.</source>
        <translation>{count} von {capacity} Wunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>{count} of {capacity} Structure.</source>
        <translation>{count} von {capacity} Struktur.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>{count} of {capacity} damage.</source>
        <translation>{count} von {capacity} Schaden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/notes.py"/>
        <source>Pursued by {seats}.</source>
        <translation>Verfolgt von {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/odds.py"/>
        <source>{ours} on {theirs}: Attack {attack} against Defense {defense}, {damage} damage.</source>
        <translation>{ours} gegen {theirs}: Angriff {attack} gegen Verteidigung {defense}, {damage} Schaden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Pass until the queue is empty</source>
        <translation>Passen, bis die Warteschlange leer ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Pass until the stage ends</source>
        <translation>Passen, bis der Abschnitt endet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Pass until the phase ends</source>
        <translation>Passen, bis die Phase endet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Pass until the round ends</source>
        <translation>Passen, bis die Runde endet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Ask me always</source>
        <translation>Mich immer fragen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>{seat} speaks up</source>
        <translation>{seat} meldet sich</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Ask me only when something is aimed at me</source>
        <translation>Mich nur fragen, wenn etwas auf mich zielt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Ask everybody again</source>
        <translation>Alle wieder fragen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>You are alone: nobody aims at you, and nobody else is asked.</source>
        <translation>Du bist allein: Niemand zielt auf dich, und niemand sonst wird gefragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>You have asked for that already.</source>
        <translation>Darum hast du schon gebeten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>While something is on the queue captains are asked in turn.</source>
        <translation>Solange etwas in der Warteschlange ist, werden die Kapitäne der Reihe nach gefragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>That captain is about to be asked.</source>
        <translation>Dieser Kapitän wird gleich gefragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/orders.py"/>
        <source>Nobody passes automatically now.</source>
        <translation>Niemand passt jetzt von selbst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>{vp} of {goal} VP; they are checked at the end of each phase.</source>
        <translation>{vp} von {goal} SP; geprüft wird am Ende jeder Phase.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>{told} Winning is worth {points}.</source>
        <translation>{told} Ein Sieg bringt {points}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>You can raise {purse}.</source>
        <translation>Du kannst {purse} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>Leaving your Contract costs {due}. {purse}</source>
        <translation>Deinen Vertrag zu verlassen kostet {due}. {purse}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>Your Infamy, Infamous cards counted, makes each card {tax} dearer. {purse}</source>
        <translation>Dein Verruf, verrufene Karten mitgezählt, macht jede Karte um {tax} teurer. {purse}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/panel.py"/>
        <source>You are bankrupt and out of the game.</source>
        <translation>Du bist bankrott und aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>Attack {card}</source>
        <translation>{card} angreifen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>targeting {card}</source>
        <translation>mit Ziel {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{attacker} attacks {defender}.</source>
        <translation>{attacker} greift {defender} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>Attack {attack} against Defense {defense}: {seat} inflicts {damage} damage.</source>
        <translation>Angriff {attack} gegen Verteidigung {defense}: {seat} fügt {damage} Schaden zu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>the damage of piracy</source>
        <translation>den Schaden der Piraterie</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>Only a captain who declared piracy this round can attack.</source>
        <translation>Nur ein Kapitän, der in dieser Runde Piraterie erklärt hat, kann angreifen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>Piracy targets the Ship of an opposing captain.</source>
        <translation>Piraterie zielt auf das Schiff eines gegnerischen Kapitäns.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{card} is Concealed: to target it costs {more}; you can raise {raised}.</source>
        <translation>{card} ist verborgen: Darauf zu zielen kostet {more}; du kannst {raised} aufbringen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{seat}, how many of {left} damage go to {card}? The rest is an expense of {other}.</source>
        <translation>{seat}, wie viel von {left} Schaden kommt auf {card}? Der Rest sind Ausgaben von {other}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{seat} returns fire.</source>
        <translation>{seat} erwidert das Feuer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{seat}'s piracy succeeds.</source>
        <translation>Die Piraterie von {seat} gelingt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>{seat}'s piracy fails.</source>
        <translation>Die Piraterie von {seat} misslingt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>The attempt is over: {seat} is uncommitted.</source>
        <translation>Der Versuch ist vorbei: {seat} ist ungebunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/piracy.py"/>
        <source>The attempt ends without a target, as if it had not been: {seat} is uncommitted.</source>
        <translation>Der Versuch endet ohne Ziel, als wäre er nicht gewesen: {seat} ist ungebunden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/play.py"/>
        <source>While something is on the queue only Reactions can be used.</source>
        <translation>Solange etwas in der Warteschlange ist, können nur Reaktionen benutzt werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/play.py"/>
        <source>Only the captain whose move it is can do that.</source>
        <translation>Das kann nur der Kapitän, der am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/procurement.py"/>
        <source>{seat}, procure cards of your hand, one by one; pass when you are done.</source>
        <translation>{seat}, beschaffe Karten deiner Hand, eine nach der anderen; passe, wenn du fertig bist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/procuring.py"/>
        <source>{card} is attached to {host}.</source>
        <translation>{card} wird an {host} angelegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/procuring.py"/>
        <source>{card} enters play.</source>
        <translation>{card} kommt ins Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/procuring.py"/>
        <source>There is no Crew for it to go on.</source>
        <translation>Es gibt keine Besatzung, auf die das kommen könnte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/procuring.py"/>
        <source>Your Ship is too small for it.</source>
        <translation>Dein Schiff ist zu klein dafür.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>{seat}, choose the cards you discard, if any; then you draw up to {size} cards.</source>
        <translation>{seat}, wähle die Karten, die du abwirfst, wenn du willst; dann ziehst du auf {size} Karten nach.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>{seat}, you keep {size} cards at most: choose what you discard, at least {excess}.</source>
        <translation>{seat}, du behältst höchstens {size} Karten: Wähle, was du abwirfst, mindestens {excess}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>Initiative is tied; by lot {first} is first captain.</source>
        <translation>Gleichstand bei der Initiative; durch Los ist {first} erster Kapitän.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>{first} is first captain.</source>
        <translation>{first} ist erster Kapitän.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>{seat}, choose the first captain of the round.</source>
        <translation>{seat}, wähle den ersten Kapitän der Runde.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/ready.py"/>
        <source>{seat}, of highest Initiative, makes {first} first captain.</source>
        <translation>{seat}, mit der höchsten Initiative, macht {first} zum ersten Kapitän.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>{seat}, {card} can't be resolved as things stand. {why}</source>
        <translation>{seat}, {card} kann so, wie es steht, nicht aufgelöst werden. {why}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>{seat}, choose the requirement of {card} that you meet next.</source>
        <translation>{seat}, wähle die Anforderung von {card}, die du als Nächstes erfüllst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>None of the ways to meet a requirement is open now.</source>
        <translation>Kein Weg, eine Anforderung zu erfüllen, ist jetzt offen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>Do something else</source>
        <translation>Etwas anderes tun</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>Attempt it all the same</source>
        <translation>Trotzdem versuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>What was spent stays spent.</source>
        <translation>Was ausgegeben ist, bleibt ausgegeben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/requirements.py"/>
        <source>{card} can't be resolved as things stand. {why}</source>
        <translation>{card} kann so, wie es steht, nicht aufgelöst werden. {why}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/resolution.py"/>
        <source>The tokens left in the Resource Pools are discarded.</source>
        <translation>Die in den Ressourcenvorräten übrigen Marker werden abgelegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/resolution.py"/>
        <source>{card} is revealed on {contract}.</source>
        <translation>{card} wird auf {contract} aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/restoring.py"/>
        <source>{card}: {what} restored.</source>
        <translation>{card}: {what} geheilt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/restoring.py"/>
        <source>{seat}, choose Crew and Upgrades to restore, at 1 Credit a point, if any.</source>
        <translation>{seat}, wähle Besatzung und Ausbauten zum Heilen, für 1 Credit je Punkt, wenn du willst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/restoring.py"/>
        <source>restoring Wounds and Structure</source>
        <translation>das Heilen von Wunden und Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/restoring.py"/>
        <source>{seat}, how many points of {card} do you restore?</source>
        <translation>{seat}, wie viele Punkte von {card} heilst du?</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/round.py"/>
        <source>Round {number}.</source>
        <translation>Runde {number}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/selections.py"/>
        <source>Failing counts as a pass: no more selections, and no attempt at the Contract.</source>
        <translation>Scheitern gilt als Passen: keine Auswahl mehr und kein Versuch des Vertrags.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/selections.py"/>
        <source>{seat}, attempt a Complication of your Contract, use an Action, or pass.</source>
        <translation>{seat}, versuche eine Komplikation deines Vertrags, benutze eine Aktion oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/selections.py"/>
        <source>{seat}, attack a Ship, use an Action, or pass.</source>
        <translation>{seat}, greif ein Schiff an, benutze eine Aktion oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/selections.py"/>
        <source>{seat}, use an Action of the Resolution Phase, or pass.</source>
        <translation>{seat}, benutze eine Aktion der Auflösungsphase oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>{seat}, you have {much}: choose {which} to leave play.</source>
        <translation>{seat}, du hast {much}: Wähle, was das Spiel verlässt: {which}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more Crew than your Ship has slots</source>
        <translation>mehr Besatzung, als dein Schiff Plätze hat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more than one Crew of the same name</source>
        <translation>mehr als eine Besatzung desselben Namens</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more Upgrades of one subtype than your Ship has slots</source>
        <translation>mehr Ausbauten eines Untertyps, als dein Schiff Plätze hat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more than one Gear of a subtype on one Crew</source>
        <translation>mehr als eine Ausrüstung eines Untertyps auf einer Besatzung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more than one Connection of a subtype</source>
        <translation>mehr als eine Beziehung eines Untertyps</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>more Complications on a Contract than it has slots</source>
        <translation>mehr Komplikationen auf einem Vertrag, als er Plätze hat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>{seat} gives up {card}, over the limit.</source>
        <translation>{seat} gibt {card} auf, über dem Limit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/settle.py"/>
        <source>{card} leaves play.</source>
        <translation>{card} verlässt das Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/setup.py"/>
        <source>By lot {seat} has the first chance among equals.</source>
        <translation>Durch Los hat {seat} unter Gleichen die erste Gelegenheit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/setup.py"/>
        <source>One to {most} captains play, not {n}.</source>
        <translation>Ein bis {most} Kapitäne spielen, nicht {n}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/setup.py"/>
        <source>Seat {seat} brings no Ship.</source>
        <translation>Platz {seat} bringt kein Schiff mit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/slots.py"/>
        <source>By lot the fourth Contract slot goes to {seat}.</source>
        <translation>Durch Los geht der vierte Vertragsplatz an {seat}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/slots.py"/>
        <source>{card} enters play as a Contract of {seat}.</source>
        <translation>{card} kommt als Vertrag von {seat} ins Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>{seat}, choose the target of {card}.</source>
        <translation>{seat}, wähle das Ziel von {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>The Opposition chooses {card}: {why}.</source>
        <translation>Die Opposition wählt {card}: {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>Its target is {card}: {why}.</source>
        <translation>Ihr Ziel ist {card}: {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>nothing else has a target</source>
        <translation>nichts anderes hat ein Ziel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>by lot</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>The Opposition passes: it has no target.</source>
        <translation>Die Opposition passt: Sie hat kein Ziel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>the only one it can be</source>
        <translation>das einzig mögliche</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/attacks.py"/>
        <source>{seat} had to choose</source>
        <translation>{seat} musste wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>25 cards</source>
        <translation>25 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>30 cards</source>
        <translation>30 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>1 copy at most</source>
        <translation>höchstens 1 Kopie</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>5 or more</source>
        <translation>5 oder mehr</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>50 cards</source>
        <translation>50 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>40 cards</source>
        <translation>40 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>2 copies at most</source>
        <translation>höchstens 2 Kopien</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>3 slots</source>
        <translation>3 Plätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>2 slots</source>
        <translation>2 Plätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>6 cards</source>
        <translation>6 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>5 cards</source>
        <translation>5 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>2 of them</source>
        <translation>2 davon</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Endless</source>
        <translation>Endlos</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Costs a Wound or Structure</source>
        <translation>Kostet eine Wunde oder Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Wounded each round</source>
        <translation>Jede Runde verwundet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Jettisoned after each ability</source>
        <translation>Nach jeder Fähigkeit abgestoßen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>1 Crew</source>
        <translation>1 Besatzung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>2 Crew</source>
        <translation>2 Besatzung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>60 cards</source>
        <translation>60 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How many cards the Captain's Deck has.</source>
        <translation>Wie viele Karten das Kapitänsdeck hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Copies of a captain's card</source>
        <translation>Kopien einer Kapitänskarte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>3 copies at most</source>
        <translation>höchstens 3 Kopien</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How often a card may be in the Captain's Deck.</source>
        <translation>Wie oft eine Karte im Kapitänsdeck sein darf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>20 cards</source>
        <translation>20 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How many cards the Adventure Deck has.</source>
        <translation>Wie viele Karten das Abenteuerdeck hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Copies of an adventure card</source>
        <translation>Kopien einer Abenteuerkarte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How often a card may be in the Adventure Deck.</source>
        <translation>Wie oft eine Karte im Abenteuerdeck sein darf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Contracts the Ship is not made for</source>
        <translation>Verträge, für die das Schiff nicht gemacht ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How many Contracts need a capability that the Ship has no icon for. Worth 10 points with 25 cards in the Adventure Deck, and 5 with 30.</source>
        <translation>Wie viele Verträge eine Schiffsfähigkeit brauchen, für die das Schiff kein Symbol hat. 10 Punkte wert mit 25 Karten im Abenteuerdeck, 5 mit 30.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Contract slots</source>
        <translation>Vertragsplätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>4 slots</source>
        <translation>4 Plätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Between how many Contracts there is to choose.</source>
        <translation>Zwischen wie vielen Verträgen zu wählen ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Hand size</source>
        <translation>Handgröße</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>7 cards</source>
        <translation>7 Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Up to how many cards a hand is drawn.</source>
        <translation>Auf wie viele Karten die Hand nachgezogen wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Complications of a new Contract</source>
        <translation>Komplikationen eines neuen Vertrags</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>1 of them</source>
        <translation>1 davon</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How many Complications a Contract enters play with, if it has the slots.</source>
        <translation>Mit wie vielen Komplikationen ein Vertrag ins Spiel kommt, wenn er die Plätze hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>How many Complications can be attached to a Contract.</source>
        <translation>Wie viele Komplikationen an einen Vertrag angelegt werden können.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Playing a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Costs its Credits alone</source>
        <translation>Kostet nur ihre Credits</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Each captain's card that is played costs besides 1 Wound on one of your Crew or 1 Structure on one of your Upgrades, if you have any.</source>
        <translation>Jede gespielte Kapitänskarte kostet außerdem 1 Wunde auf einer deiner Besatzungen oder 1 Struktur auf einem deiner Ausbauten, wenn du welche hast.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Wounded by events alone</source>
        <translation>Nur durch Ereignisse verwundet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Each Procurement Phase ends with 1 Wound on each of your Crew, and their Wounds are not restored in the Ready Phase.</source>
        <translation>Jede Beschaffungsphase endet mit 1 Wunde auf jeder deiner Besatzungen, und ihre Wunden werden in der Bereitschaftsphase nicht geheilt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Crew, Gear and Upgrades</source>
        <translation>Besatzung, Ausrüstung und Ausbauten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Stay in play</source>
        <translation>Bleiben im Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Using an ability of a Crew, Gear or Upgrade costs the card besides.</source>
        <translation>Eine Fähigkeit einer Besatzung, Ausrüstung oder eines Ausbaus zu benutzen kostet außerdem die Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Opposition in play at the start</source>
        <translation>Opposition zu Beginn im Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>The Dirty Half-Dozen: how many of the Opposition's Crew are there from the start.</source>
        <translation>The Dirty Half-Dozen: wie viele der Besatzung der Opposition von Anfang an da sind.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Winning is worth {points}.</source>
        <translation>Ein Sieg bringt {points}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>{scenario} is for one captain alone.</source>
        <translation>{scenario} ist für einen Kapitän allein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Challenges are for one captain alone ({challenge}).</source>
        <translation>Herausforderungen sind für einen Kapitän allein ({challenge}).</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/challenges.py"/>
        <source>Only in {scenario} there is an Opposition to begin with.</source>
        <translation>Nur in {scenario} gibt es eine Opposition zu Beginn.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/complications.py"/>
        <source>An unseen Complication is attached to {card}.</source>
        <translation>Eine ungesehene Komplikation wird an {card} angelegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/complications.py"/>
        <source>{seat}, choose the Contract that {card} complicates, face up.</source>
        <translation>{seat}, wähle den Vertrag, den {card} offen erschwert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/complications.py"/>
        <source>{seat} attaches {card} to {contract}.</source>
        <translation>{seat} legt {card} an {contract} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/complications.py"/>
        <source>{seat}, choose which of these Contracts, equal in VP, gets the unseen Complication.</source>
        <translation>{seat}, wähle, welcher dieser Verträge mit gleich vielen SP die ungesehene Komplikation bekommt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/ends.py"/>
        <source>doing business</source>
        <translation>das Geschäft</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/ends.py"/>
        <source>the Opposition's Crew</source>
        <translation>die Besatzung der Opposition</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/notes.py"/>
        <source>Challenge: the hand is drawn up to {size} cards.</source>
        <translation>Herausforderung: Die Hand wird auf {size} Karten nachgezogen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/notes.py"/>
        <source>Challenge: it can hold any number of Complications.</source>
        <translation>Herausforderung: Er kann beliebig viele Komplikationen haben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/notes.py"/>
        <source>Challenge: its Wounds are not restored in the Ready Phase.</source>
        <translation>Herausforderung: Diese Wunden werden in der Bereitschaftsphase nicht geheilt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/notes.py"/>
        <source>Challenge: it is jettisoned when one of its abilities is used.</source>
        <translation>Herausforderung: Die Karte wird abgestoßen, wenn eine ihrer Fähigkeiten benutzt wird.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/opposition.py"/>
        <source>{card} joins the Opposition.</source>
        <translation>{card} schließt sich der Opposition an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/opposition.py"/>
        <source>The Opposition's discard pile is shuffled into a new Opposition Deck.</source>
        <translation>Der Ablagestapel der Opposition wird zu einem neuen Oppositionsdeck gemischt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>it has the better target</source>
        <translation>hat das bessere Ziel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>it wounds</source>
        <translation>verwundet</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>it inflicts most Wounds ({count})</source>
        <translation>fügt die meisten Wunden zu ({count})</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>it names its target itself</source>
        <translation>nennt selbst ein Ziel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>it would leave play</source>
        <translation>würde das Spiel verlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>the effect on it is greatest ({count})</source>
        <translation>die Wirkung darauf ist am größten ({count})</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>lowest Wound Capacity ({count})</source>
        <translation>niedrigste Wundenkapazität ({count})</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>no Armor</source>
        <translation>keine Rüstung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/priorities.py"/>
        <source>most Gear ({count})</source>
        <translation>meiste Ausrüstung ({count})</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>{points}, {vp} VP in {rounds}</source>
        <translation>{points}, {vp} SP in {rounds}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>0 of {points}</source>
        <translation>0 von {points}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>Challenge points</source>
        <translation>Herausforderungspunkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>{count} round</source>
        <translation>{count} Runde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/records.py"/>
        <source>{count} rounds</source>
        <translation>{count} Runden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>Solo scenario</source>
        <translation>Soloszenario</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>Alone in the Black</source>
        <translation>Alone in the Black</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>nobody is against you but the void.</source>
        <translation>niemand ist gegen dich als die Leere.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>The Cost of Doing Business</source>
        <translation>The Cost of Doing Business</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>each Ready Phase ends with an expense of as many Credits as you have VP.</source>
        <translation>jede Bereitschaftsphase endet mit Ausgaben von so vielen Credits, wie du SP hast.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>The Dirty Half-Dozen</source>
        <translation>The Dirty Half-Dozen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/scenarios.py"/>
        <source>six mercenaries join the Opposition one by one, go for your Crew in each Action Phase, and cost you 1 Credit each in each Resolution Phase.</source>
        <translation>sechs Söldner schließen sich einer nach dem anderen der Opposition an, gehen in jeder Aktionsphase auf deine Besatzung los und kosten dich in jeder Auflösungsphase je 1 Credit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/tolls.py"/>
        <source>{seat}, choose the Crew or Upgrade that takes 1 Wound or Structure for {card}.</source>
        <translation>{seat}, wähle die Besatzung oder den Ausbau, der für {card} 1 Wunde oder Struktur nimmt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/tolls.py"/>
        <source>{card} takes {harm} for it.</source>
        <translation>{card} nimmt dafür {harm}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/tolls.py"/>
        <source>{card} is jettisoned for it.</source>
        <translation>{card} wird dafür abgestoßen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/tolls.py"/>
        <source>1 Wound</source>
        <translation>1 Wunde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/solo/tolls.py"/>
        <source>1 Structure</source>
        <translation>1 Struktur</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/stalemate.py"/>
        <source>Nothing has moved for {rounds} rounds: most VP for {seats}, {vp}.</source>
        <translation>Seit {rounds} Runden hat sich nichts bewegt: die meisten SP hat {seats}, {vp}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/stalemate.py"/>
        <source>No VP moved for {rounds} rounds: most VP for {seats}, {vp}.</source>
        <translation>Seit {rounds} Runden hat sich an den SP nichts geändert: die meisten hat {seats}, {vp}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/stalemate.py"/>
        <source>Nothing has moved for {rounds} rounds: the venture failed.</source>
        <translation>Seit {rounds} Runden hat sich nichts bewegt: Das Vorhaben ist gescheitert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/stalemate.py"/>
        <source>No VP moved for {rounds} rounds: the venture failed.</source>
        <translation>Seit {rounds} Runden hat sich an den SP nichts geändert: Das Vorhaben ist gescheitert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>{seat}, attempt a subplot of {card}, or no more of them.</source>
        <translation>{seat}, versuche eine Nebenhandlung von {card} oder keine mehr.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>{seat} attempts a subplot of {card}.</source>
        <translation>{seat} versucht eine Nebenhandlung von {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>It can't succeed now. {why}</source>
        <translation>Das kann jetzt nicht gelingen. {why}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>{seat} resolves a subplot of {card}.</source>
        <translation>{seat} löst eine Nebenhandlung von {card} auf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>Attempt no more subplots</source>
        <translation>Keine weiteren Nebenhandlungen versuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/subplots.py"/>
        <source>{seat} fails in a subplot of {card}.</source>
        <translation>{seat} scheitert an einer Nebenhandlung von {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Round {round}: {phase}</source>
        <translation>Runde {round}: {phase}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>uncommitted</source>
        <translation>ungebunden</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Slot of {seat}</source>
        <translation>Platz von {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>{said}, Stage {stage}</source>
        <translation>{said}, Abschnitt {stage}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>{said}; {first} is first captain</source>
        <translation>{said}; {first} ist erster Kapitän</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>fighting an enemy ship</source>
        <translation>im Kampf gegen ein feindliches Schiff</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>under attack</source>
        <translation>unter Beschuss</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Orders …</source>
        <translation>Aufträge …</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Speak up …</source>
        <translation>Sich melden …</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>raiding {victim}</source>
        <translation>beim Überfall auf {victim}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>pursuing {contract}</source>
        <translation>unterwegs für {contract}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Asked now: {seats}</source>
        <translation>Jetzt gefragt: {seats}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>May react: {seats}</source>
        <translation>Können reagieren: {seats}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/telling.py"/>
        <source>Pass by their orders: {seats}</source>
        <translation>Passen nach ihren Aufträgen: {seats}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{does} for {price}</source>
        <translation>{does} für {price}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>Procure {card}</source>
        <translation>{card} beschaffen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{seat} uses {card}</source>
        <translation>{seat} benutzt {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{seat} procures {card}</source>
        <translation>{seat} beschafft {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{seat} plays {card}</source>
        <translation>{seat} spielt {card}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{does}, aimed at {aims}.</source>
        <translation>{does}, gerichtet auf {aims}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>Play {card}, {level}</source>
        <translation>{card} spielen, {level}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/timing.py"/>
        <source>{card} is cancelled.</source>
        <translation>{card} wird aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seat} wins with {vp} VP.</source>
        <translation>{seat} gewinnt mit {vp} SP.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seat} wins: nobody else is left in business.</source>
        <translation>{seat} gewinnt: Niemand sonst ist noch im Geschäft.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seats} share the victory: {vp} VP each, and the same Initiative.</source>
        <translation>{seats} teilen sich den Sieg: je {vp} SP und gleiche Initiative.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seat} wins: tied at {vp} VP, and of higher Initiative.</source>
        <translation>{seat} gewinnt: Gleichstand bei {vp} SP, aber höhere Initiative.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seat} wins with {vp} VP, and {challenge}.</source>
        <translation>{seat} gewinnt mit {vp} SP. Dazu: {challenge}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>{seat} wins: the most VP of those who made it, {vp}.</source>
        <translation>{seat} gewinnt: die meisten SP derer, die es geschafft haben, {vp}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/victory.py"/>
        <source>Bankrupt: the venture has failed.</source>
        <translation>Bankrott: Das Unternehmen ist gescheitert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/windows.py"/>
        <source>{seat}, {other} attacks you: use or play something that helps, or pass.</source>
        <translation>{seat}, {other} greift dich an: Benutze oder spiele etwas, das hilft, oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/windows.py"/>
        <source>{seat}, you attack {other}: use or play something that helps, or pass.</source>
        <translation>{seat}, du greifst {other} an: Benutze oder spiele etwas, das hilft, oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/windows.py"/>
        <source>{seat}, {other} attacks another captain: use or play something, or pass.</source>
        <translation>{seat}, {other} greift einen anderen Kapitän an: Benutze oder spiele etwas oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/windows.py"/>
        <source>{seat}, use an ability or play a card now, or pass.</source>
        <translation>{seat}, benutze jetzt eine Fähigkeit, spiele eine Karte oder passe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_ccg/windows.py"/>
        <source>the enemy ship</source>
        <translation>das feindliche Schiff</translation>
    </message>
</context>
<context>
    <name>games.traveller_traders</name>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Purchase Prospecting</source>
        <translation>Suche nach einem Kauf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>First Combat</source>
        <translation>Erster Kampf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Space</source>
        <translation>Weltraum</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Sale Prospecting</source>
        <translation>Suche nach einem Verkauf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Second Combat</source>
        <translation>Zweiter Kampf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/chapters.py"/>
        <source>Hyperspace Jump</source>
        <translation>Hyperraumsprung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>{count} of them fight together: {opponents}.</source>
        <translation>{count} davon kämpfen gemeinsam: {opponents}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>The {opponents} attacks.</source>
        <translation>{opponents} greift an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>{seat}, face the attack: {opponents}.</source>
        <translation>{seat}, stell dich dem Angriff: {opponents}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>The {opponent} is defeated.</source>
        <translation>{opponent} ist besiegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>{seat}, attack with the {officer}.</source>
        <translation>{seat}, greif mit {officer} an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/combat.py"/>
        <source>{seat}, choose whom to attack.</source>
        <translation>{seat}, wähle, wen du angreifst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/crew.py"/>
        <source>The {officer} is lost.</source>
        <translation>{officer} ist verloren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/crew.py"/>
        <source>The {medic} saves the {officer}, who is inactive until the next planet.</source>
        <translation>{medic} rettet {officer}: bis zum nächsten Planeten nicht im Dienst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/crew.py"/>
        <source>The {officer} is active again.</source>
        <translation>{officer} ist wieder im Dienst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/decks.py"/>
        <source>The Encounter deck is empty: its discard pile is shuffled.</source>
        <translation>Der Begegnungsstapel ist leer: Sein Ablagestapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/decks.py"/>
        <source>The Merchandise deck is empty: its discard pile is shuffled.</source>
        <translation>Der Warenstapel ist leer: Sein Ablagestapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/decks.py"/>
        <source>The Starship deck is empty: its discard pile is shuffled.</source>
        <translation>Der Raumschiffstapel ist leer: Sein Ablagestapel wird gemischt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>{credits} credits: you can buy the liner and be a Merchant Prince.</source>
        <translation>{credits} Credits: Du kannst den Liner kaufen und Handelsfürst werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>The Beowulf is dead in space.</source>
        <translation>Die Beowulf treibt manövrierunfähig im All.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>Bankrupt: no cargo, and {credits} credits buy none; the cheapest lot costs {price}.</source>
        <translation>Bankrott: keine Ladung, und für {credits} Credits gibt es keine; der billigste Posten kostet {price}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>Another 73 megacredits: you can build a merchant fleet.</source>
        <translation>Weitere 73 Megacredits: Du kannst eine Handelsflotte aufbauen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>Your ship is lost with all that you built.</source>
        <translation>Dein Schiff ist verloren und mit ihm alles, was du aufgebaut hast.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>Captain and 1st Officer are both lost.</source>
        <translation>Kapitän und 1. Offizier sind beide verloren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/endings.py"/>
        <source>Nobody of the crew is left to fight.</source>
        <translation>Von der Mannschaft kann niemand mehr kämpfen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/fight.py"/>
        <source>{card} attacks</source>
        <translation>{card} greift an</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/fight.py"/>
        <source>{card} defends</source>
        <translation>{card} verteidigt sich</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/fight.py"/>
        <source>The {attacker} attacks the {defender}: {attack} against {defence}, a hit.</source>
        <translation>{attacker} greift {defender} an: {attack} gegen {defence}, ein Treffer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/fight.py"/>
        <source>The {attacker} attacks the {defender}: {attack} against {defence}, no hit.</source>
        <translation>{attacker} greift {defender} an: {attack} gegen {defence}, kein Treffer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/game.py"/>
        <source>Sail on as a Merchant Prince</source>
        <translation>Als Handelsfürst weiterfliegen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/grounded.py"/>
        <source>The crew lies low: seven Encounter cards are drawn.</source>
        <translation>Die Mannschaft hält still: Sieben Begegnungskarten werden gezogen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/grounded.py"/>
        <source>The {card} is sent away.</source>
        <translation>{card} wird weggeschickt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/grounded.py"/>
        <source>The {card} stands in the way.</source>
        <translation>{card} steht im Weg.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>{attacker} on {defender}: {chance}</source>
        <translation>{attacker} gegen {defender}: {chance}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>Chances of a hit: {attacks}.</source>
        <translation>Trefferchancen: {attacks}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>Patrons pay {average} credits for it on average; the chance of more than you pay: {gain}.</source>
        <translation>Patrons zahlen dafür im Durchschnitt {average} Credits; die Chance auf mehr, als du zahlst: {gain}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>You paid {cost}. Patrons pay {average} on average; the chance that another pays more: {more}.</source>
        <translation>Du hast {cost} bezahlt. Patrons zahlen im Durchschnitt {average}; die Chance, dass ein anderer mehr zahlt: {more}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>{patrons} of the {deck} cards of the Encounter deck are Patrons.</source>
        <translation>{patrons} der {deck} Karten des Begegnungsstapels sind Patrons.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>The best Power on duty is {power}; recovering draws seven Encounter cards first.</source>
        <translation>Die beste Kampfkraft im Dienst ist {power}; wer sich erholt, zieht zuerst sieben Begegnungskarten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>{have} of {goal} credits.</source>
        <translation>{have} von {goal} Credits.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/hints.py"/>
        <source>The Encounter deck is empty and will be shuffled anew.</source>
        <translation>Der Begegnungsstapel ist leer und wird neu gemischt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Captain's ledger</source>
        <translation>Kassenbuch des Kapitäns</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Starships defeated</source>
        <translation>Besiegte Raumschiffe</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Earned with the liner</source>
        <translation>Mit dem Liner verdient</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Opponents defeated</source>
        <translation>Besiegte Gegner</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Officers lost</source>
        <translation>Verlorene Offiziere</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Lots sold</source>
        <translation>Verkaufte Posten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Merchandise</source>
        <translation>Ware</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Bought on</source>
        <translation>Gekauft auf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Sold on</source>
        <translation>Verkauft auf</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Profit</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/ledger.py"/>
        <source>Best lot</source>
        <translation>Bester Posten</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/merchant_prince.py"/>
        <source>Passengers and freight pay {credits} credits.</source>
        <translation>Passagiere und Fracht bringen {credits} Credits.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>Power {power} instead of the printed {printed}, from {hits}.</source>
        <translation>Kampfkraft {power} statt der gedruckten {printed}, wegen {hits}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>1 more turn</source>
        <translation>noch 1 Zug</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>{left} more turns</source>
        <translation>noch {left} Züge</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>A hit is repaired after {turns} without damage.</source>
        <translation>Ein Treffer ist repariert nach: {turns} ohne Schaden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>Inactive, saved from a defeat: Power {power} counts for nothing until this officer is on duty again on the next planet.</source>
        <translation>Nicht im Dienst, vor einer Niederlage gerettet: Kampfkraft {power} zählt nicht, bis dieser Offizier auf dem nächsten Planeten wieder im Dienst ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>Bought on {place} for {cost}.</source>
        <translation>Gekauft auf {place} für {cost}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>Your ship is here.</source>
        <translation>Dein Schiff ist hier.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>Nothing is repaired while the 2nd Officer is not on duty.</source>
        <translation>Solange der 2. Offizier nicht im Dienst ist, wird nichts repariert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>1 hit</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/notes.py"/>
        <source>{hits} hits</source>
        <translation>{hits} Treffer</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Traveller Traders, or its sequel by itself.</source>
        <translation>Traveller Traders oder seine Fortsetzung für sich.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Several opponents</source>
        <translation>Mehrere Gegner</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>How several opponents of one battle pick their targets.</source>
        <translation>Wie mehrere Gegner eines Gefechts ihre Ziele wählen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>2nd Officer</source>
        <translation>2. Offizier</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Whether the 2nd Officer, who repairs the ship, was lost before Merchant Prince began.</source>
        <translation>Ob der 2. Offizier, der das Schiff repariert, verloren war, bevor Merchant Prince begann.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Credits at the start of Merchant Prince</source>
        <translation>Credits zu Beginn von Merchant Prince</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>What the liner left over; it does not count towards the goal.</source>
        <translation>Was der Liner übrig ließ; es zählt nicht zum Ziel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>First stop</source>
        <translation>Erster Halt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>The number of the stop on the course where the ship is, from 0.</source>
        <translation>Die Nummer des Halts auf dem Kurs, an dem das Schiff ist, ab 0.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>The liner of Merchant Prince may take another.</source>
        <translation>Der Liner von Merchant Prince darf einen anderen nehmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Traveller Traders</source>
        <translation>Traveller Traders</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>Merchant Prince</source>
        <translation>Merchant Prince</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>spread over the officers by rank</source>
        <translation>dem Rang nach auf die Offiziere verteilt</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>all take the first active officer</source>
        <translation>alle gegen den ersten Offizier im Dienst</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>aboard</source>
        <translation>an Bord</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>the first of the course</source>
        <translation>der erste des Kurses</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/options.py"/>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/prospecting.py"/>
        <source>{seat}, look for a Patron on {system}.</source>
        <translation>{seat}, suche auf {system} einen Patron.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/prospecting.py"/>
        <source>A Patron waits.</source>
        <translation>Ein Patron wartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/prospecting.py"/>
        <source>A Patron waits behind one opponent.</source>
        <translation>Ein Patron wartet hinter einem Gegner.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/prospecting.py"/>
        <source>A Patron waits behind {count} opponents.</source>
        <translation>Ein Patron wartet hinter {count} Gegnern.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/repairs.py"/>
        <source>The {ship} turns sideways: Power -1.</source>
        <translation>{ship} wird quer gedreht: Kampfkraft -1.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/repairs.py"/>
        <source>The {ship} turns upside down: Power -2.</source>
        <translation>{ship} wird auf den Kopf gedreht: Kampfkraft -2.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/repairs.py"/>
        <source>The {ship} repairs a hit.</source>
        <translation>{ship} repariert einen Treffer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/repairs.py"/>
        <source>The {ship} is dead in space.</source>
        <translation>{ship} treibt manövrierunfähig im All.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/round.py"/>
        <source>Round {number}, on {system}.</source>
        <translation>Runde {number}, auf {system}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/setup.py"/>
        <source>This game is for one player.</source>
        <translation>Dieses Spiel ist für einen Spieler.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/setup.py"/>
        <source>The Beowulf keeps to the Regina course; only a liner leaves it.</source>
        <translation>Die Beowulf bleibt auf dem Regina-Kurs; nur ein Liner verlässt ihn.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/space.py"/>
        <source>The {ship} jumps to {system}.</source>
        <translation>{ship} springt nach {system}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/space.py"/>
        <source>{seat}, take the {ship} to {system}.</source>
        <translation>{seat}, flieg mit {ship} nach {system}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/space.py"/>
        <source>The {ship} waits.</source>
        <translation>{ship} wartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/space.py"/>
        <source>Planetfall on {system}.</source>
        <translation>Landung auf {system}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/space.py"/>
        <source>{seat}, fire on the {ship}, or fight to the end.</source>
        <translation>{seat}, feuere auf {ship} oder kämpfe bis zum Ende.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>The Patron offers {goods}.</source>
        <translation>Der Patron bietet an: {goods}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>{seat}, deal with the Patron now, or recover first.</source>
        <translation>{seat}, handle jetzt mit dem Patron oder erhole dich zuerst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>Price of {goods}</source>
        <translation>Preis: {goods}</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>The Patron asks {price} credits for {goods}: {percent} per cent.</source>
        <translation>Der Patron verlangt {price} Credits für {goods}: {percent} Prozent.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>The Patron pays {price} credits for {goods}: {percent} per cent.</source>
        <translation>Der Patron zahlt {price} Credits für {goods}: {percent} Prozent.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>{seat}, buy {goods} for {price} credits, or decline.</source>
        <translation>{seat}, kaufe {goods} für {price} Credits oder lehne ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>{seat}, sell {goods} for {price} credits, or decline.</source>
        <translation>{seat}, verkaufe {goods} für {price} Credits oder lehne ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>Bought: {goods}, {price} credits.</source>
        <translation>Gekauft: {goods}, {price} Credits.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>Sold: {goods}, {price} credits.</source>
        <translation>Verkauft: {goods}, {price} Credits.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/trade.py"/>
        <source>Declined.</source>
        <translation>Abgelehnt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>It isn't time for that.</source>
        <translation>Dafür ist jetzt nicht die Zeit.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>First look for a Patron.</source>
        <translation>Suche zuerst einen Patron.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The opponents attack first.</source>
        <translation>Die Gegner greifen zuerst an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>It is your officers' turn to attack.</source>
        <translation>Deine Offiziere sind mit dem Angriff an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The ship is grounded: deal with the Patron or recover first.</source>
        <translation>Das Schiff sitzt fest: Handle mit dem Patron oder erhole dich zuerst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>First buy what the Patron offers, or decline.</source>
        <translation>Kaufe zuerst, was der Patron anbietet, oder lehne ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>First sell to the Patron, or decline.</source>
        <translation>Verkaufe zuerst an den Patron oder lehne ab.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The jump to the next system comes first.</source>
        <translation>Zuerst kommt der Sprung zum nächsten System.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Fight the other ship first.</source>
        <translation>Bekämpfe zuerst das andere Schiff.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Look for a Patron</source>
        <translation>Patron suchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Face the attack</source>
        <translation>Dem Angriff stellen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>All attack</source>
        <translation>Alle greifen an</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Deal with the Patron</source>
        <translation>Mit dem Patron handeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Recover: draw seven cards</source>
        <translation>Erholen: sieben Karten ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Fight to the end</source>
        <translation>Bis zum Ende kämpfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Jump to {system}</source>
        <translation>Nach {system} springen</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>Only officers attack.</source>
        <translation>Nur Offiziere greifen an.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The {officer} is inactive.</source>
        <translation>{officer} ist nicht im Dienst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>It is the {officer}'s turn to attack.</source>
        <translation>{officer} ist mit dem Angriff an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The hold is full: one lot of cargo at a time.</source>
        <translation>Der Laderaum ist voll: nur ein Posten Ladung auf einmal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>It costs {price} credits; you have {credits}.</source>
        <translation>Das kostet {price} Credits; du hast {credits}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>There is no cargo in the hold to jump with.</source>
        <translation>Ohne Ladung im Laderaum wird nicht gesprungen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The ship is grounded: neither Captain nor 1st Officer is active to fly it.</source>
        <translation>Das Schiff sitzt fest: Weder Kapitän noch 1. Offizier sind im Dienst, um es zu fliegen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/games/traveller_traders/windows.py"/>
        <source>The ship isn't grounded.</source>
        <translation>Das Schiff sitzt nicht fest.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>the learner sees no {card} at this step.</source>
        <translation>wer lernt, sieht bei diesem Schritt keine Karte {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>the learner sees no {card} in {zone} at this step.</source>
        <translation>wer lernt, sieht bei diesem Schritt keine Karte {card} in {zone}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>there is no card {name}.</source>
        <translation>es gibt keine Karte {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>there is no rule {rule}.</source>
        <translation>es gibt keine Regel {rule}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>note {number}: there is no rule {rule}.</source>
        <translation>Text {number}: es gibt keine Regel {rule}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/checking.py"/>
        <source>there is no zone {zone}.</source>
        <translation>es gibt keine Zone {zone}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/following.py"/>
        <source>this is a lesson of {of}, not of {game}.</source>
        <translation>das ist eine Lektion von {of}, nicht von {game}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/following.py"/>
        <source>chance is never asked for {what}.</source>
        <translation>der Zufall wird nie danach gefragt: {what}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/following.py"/>
        <source>seat {seat} is asked here, and the learner is seat {learner}.</source>
        <translation>hier wird Platz {seat} gefragt, und wer lernt, hat Platz {learner}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/following.py"/>
        <source>the rules refuse this: {reason}</source>
        <translation>die Regeln lehnen das ab: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/guided.py"/>
        <source>Not in this lesson. It waits for this: {move}.</source>
        <translation>Nicht in dieser Lektion. Sie wartet auf dies: {move}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/guided.py"/>
        <source>The lesson goes on by itself here.</source>
        <translation>Hier geht die Lektion von selbst weiter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/guided.py"/>
        <source>That card isn't there any more.</source>
        <translation>Diese Karte ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/reading.py"/>
        <source>a lesson begins at its first text; there is none.</source>
        <translation>eine Lektion beginnt bei ihrem ersten Text; es gibt keinen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/reading.py"/>
        <source>the lesson has {count} texts; these are {found}.</source>
        <translation>die Lektion hat {count} Texte; das sind {found}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/reading.py"/>
        <source>there is no seat of this number.</source>
        <translation>es gibt keinen Platz mit dieser Nummer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/reading.py"/>
        <source>a step is either done or seen.</source>
        <translation>ein Schritt wird entweder getan oder gesehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/reading.py"/>
        <source>this step needs a text: only what is seen can do without.</source>
        <translation>dieser Schritt braucht einen Text: nur was gesehen wird, kommt ohne aus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/wording.py"/>
        <source>choose {number}</source>
        <translation>wähle {number}</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/wording.py"/>
        <source>choose {seat}</source>
        <translation>wähle {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/wording.py"/>
        <source>choose {cards}</source>
        <translation>wähle {cards}</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/wording.py"/>
        <source>choose no card</source>
        <translation>wähle keine Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/wording.py"/>
        <source>choose</source>
        <translation>wähle</translation>
    </message>
    <message>
        <location filename="../../tabletop/lessons/writing.py"/>
        <source>The beginning of this match is lost: it went on under other rules.</source>
        <translation>Der Anfang dieser Partie ist verloren: sie ging unter anderen Regeln weiter.</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../tabletop/library/abilities.py"/>
        <source>this game has no effect language.</source>
        <translation>dieses Spiel hat keine Sprache für Wirkungen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>game.yaml declares no type {kind}.</source>
        <translation>game.yaml erklärt keinen Typ {kind}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>rules.yaml has no rule {rule}.</source>
        <translation>rules.yaml hat keine Regel {rule}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>the card has no number and no word called {name}.</source>
        <translation>die Karte hat keine Zahl und kein Wort namens {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>a card with the {key} {value} stands in {file}, line {line}.</source>
        <translation>eine Karte mit diesem Eintrag ({key} {value}) steht in {file}, Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>there are no cards here.</source>
        <translation>hier sind keine Karten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>the game has no keyword {word}.</source>
        <translation>das Spiel hat kein Schlüsselwort {word}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>the keyword {word} is not explained in game.yaml.</source>
        <translation>das Schlüsselwort {word} wird in game.yaml nicht erklärt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>a list of cards</source>
        <translation>eine Liste von Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>The key {key} is used on another side of this card.</source>
        <translation>Der Schlüssel {key} wird auf einer anderen Seite dieser Karte benutzt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/cards.py"/>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>this is a deck of {of}, not of {game}.</source>
        <translation>das ist ein Deck von {of}, nicht von {game}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>a part of a deck lists at most {most} cards, not {count}.</source>
        <translation>ein Teil eines Decks nennt höchstens {most} Karten, nicht {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>the game has no card {card}.</source>
        <translation>das Spiel hat keine Karte {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>a deck has no key {key}.</source>
        <translation>ein Deck hat keinen Schlüssel {key}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>the key {key} is missing.</source>
        <translation>der Schlüssel {key} fehlt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>the keys of a deck</source>
        <translation>eine Zuordnung mit den Schlüsseln eines Decks</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/files.py"/>
        <source>cards with their numbers</source>
        <translation>eine Liste von Karten mit ihrer Anzahl</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/folder.py"/>
        <source>it is not UTF-8 text.</source>
        <translation>die Datei ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/given.py"/>
        <source>{card} belongs in no part of a deck.</source>
        <translation>{card} gehört in keinen Teil eines Decks.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/given.py"/>
        <source>A deck</source>
        <translation>Ein Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/given.py"/>
        <source>a deck holds 1 to {most} copies, not {total}.</source>
        <translation>ein Deck enthält 1 bis {most} Exemplare, nicht {total}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/known.py"/>
        <source> Did you mean {name} ({id})?</source>
        <translation> Meintest du {name} ({id})?</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>the file is larger than {most} bytes.</source>
        <translation>die Datei ist größer als {most} Bytes.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>it declares a document type or entities, which no deck needs</source>
        <translation>sie erklärt einen Dokumenttyp oder Entitäten, die kein Deck braucht</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>{count} is no number of copies.</source>
        <translation>{count} ist keine Anzahl von Exemplaren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>this is no deck of OCTGN: {reason}.</source>
        <translation>das ist kein Deck von OCTGN: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>save it as UTF-8 ({reason}).</source>
        <translation>speichere die Datei als UTF-8 ({reason}).</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>it is nested deeper than {most} levels</source>
        <translation>sie ist tiefer als {most} Ebenen verschachtelt</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>it begins with &lt;{tag}&gt;, not with &lt;deck&gt;</source>
        <translation>sie beginnt mit &lt;{tag}&gt;, nicht mit &lt;deck&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>a deck has no part {part}; its cards are sorted in.</source>
        <translation>ein Deck hat keinen Teil {part}; dessen Karten werden einsortiert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/octgn.py"/>
        <source>it lists more than {most} cards</source>
        <translation>sie nennt mehr als {most} Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/plain.py"/>
        <source>{line} is neither a card with its number nor a heading.</source>
        <translation>{line} ist weder eine Karte mit ihrer Anzahl noch eine Überschrift.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/plain.py"/>
        <source>the text is too long for a deck.</source>
        <translation>der Text ist zu lang für ein Deck.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/plain.py"/>
        <source>this is no deck: {count} lines before this one could not be read.</source>
        <translation>das ist kein Deck: {count} Zeilen vor dieser waren nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/decks/plain.py"/>
        <source>a line has at most {most} signs; this one has {count}.</source>
        <translation>eine Zeile hat höchstens {most} Zeichen; diese hat {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/facts.py"/>
        <source>a mapping of facts</source>
        <translation>eine Zuordnung von Angaben</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/facts.py"/>
        <source>a number, words or a list</source>
        <translation>eine Zahl, Wörter oder eine Liste</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/faults.py"/>
        <source> Expected one of {names}.</source>
        <translation> Erwartet wird eines von {names}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/faults.py"/>
        <source> Did you mean {word}?</source>
        <translation> Meintest du {word}?</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/faults.py"/>
        <source> Expected one of {names} and {more} more.</source>
        <translation> Erwartet wird eines von {names} und {more} weiteren.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/finding.py"/>
        <source>the id must be the folder's name, {name}.</source>
        <translation>die Kennung muss der Name des Ordners sein, {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/finding.py"/>
        <source>there is no Python file {module} in this folder.</source>
        <translation>in diesem Ordner gibt es keine Python-Datei {module}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/finding.py"/>
        <source>the least number of players stands before the greatest.</source>
        <translation>die kleinste Spielerzahl steht vor der größten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/finding.py"/>
        <source>there is a game {game} already; choose another id.</source>
        <translation>es gibt schon ein Spiel {game}; wähle eine andere Kennung.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/finding.py"/>
        <source>the least number stands before the greatest.</source>
        <translation>die kleinste Zahl steht vor der größten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} has too many files to be a game.</source>
        <translation>{file} hat zu viele Dateien für ein Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} holds no game: one folder with {inner} in it.</source>
        <translation>{file} enthält kein Spiel: einen Ordner, in dem {inner} liegt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} holds {inner}, which is no file of a game.</source>
        <translation>{file} enthält {inner}; das gehört zu keinem Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>There is a game {game} already that comes with the program.</source>
        <translation>Zum Programm gehört schon ein Spiel {game}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>The game can't be added: {folder}: {reason}.</source>
        <translation>Das Spiel kann nicht hinzugefügt werden: {folder}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} is damaged, or is no game.</source>
        <translation>{file} ist beschädigt oder kein Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} can't be read: {reason}.</source>
        <translation>{file} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/gamefile.py"/>
        <source>{file} is too large to be a game.</source>
        <translation>{file} ist zu groß für ein Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/glossary.py"/>
        <source>{word} is explained already, in line {line}.</source>
        <translation>{word} wird schon in Zeile {line} erklärt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>an answer as in a scenario</source>
        <translation>eine Antwort wie in einem Szenario</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>a kind of zone, or a zone's name</source>
        <translation>eine Art von Zone oder der Name einer Zone</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>how many players, or a list of their names</source>
        <translation>wie viele Spieler, oder eine Liste ihrer Namen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>options of the game</source>
        <translation>Optionen des Spiels</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>decks by seat</source>
        <translation>Decks nach Plätzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>zones and their cards</source>
        <translation>Zonen und ihre Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>fields of the game's record</source>
        <translation>Felder des Spielstands</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>counters</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>counters by seat</source>
        <translation>Zähler nach Plätzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>a list of seats</source>
        <translation>eine Liste von Plätzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lesson_shapes.py"/>
        <source>what chance answers</source>
        <translation>was der Zufall antwortet</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{kinds} and {traits}</source>
        <translation>{kinds} und {traits}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} wants at least {least} such cards; there are {there}.</source>
        <translation>{ability} verlangt mindestens {least} solche Karten; es gibt {there}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability}: {said} can never be so on this card.</source>
        <translation>{ability}: {said} kann auf dieser Karte nie zutreffen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability}: {said} is always so on this card.</source>
        <translation>{ability}: {said} trifft auf dieser Karte immer zu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} speaks of {name}, and no card is called so.</source>
        <translation>{ability} spricht von {name}, und keine Karte heißt so.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} speaks of the type {word}, which no card has.</source>
        <translation>{ability} spricht vom Typ {word}, den keine Karte hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} speaks of the trait {word}, which no card has.</source>
        <translation>{ability} spricht vom Merkmal {word}, das keine Karte hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} speaks of the keyword {word}, which no card has.</source>
        <translation>{ability} spricht vom Schlüsselwort {word}, das keine Karte hat.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability}: there is no card that is {what}.</source>
        <translation>{ability}: es gibt keine Karte, die {what} ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability}: no card that is {what} ever lies in the zone {zone}.</source>
        <translation>{ability}: keine Karte, die {what} ist, liegt jemals in der Zone {zone}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability}: no card that is {what} ever lies in play.</source>
        <translation>{ability}: keine Karte, die {what} ist, liegt jemals im Spiel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} does the very same as {other}.</source>
        <translation>{ability} bewirkt genau dasselbe wie {other}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/abilities.py"/>
        <source>{ability} gives the name {name}, and never uses it.</source>
        <translation>{ability} vergibt den Namen {name} und benutzt ihn nie.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>this card is {twin} once more, but for its name and its looks.</source>
        <translation>diese Karte ist noch einmal {twin}, bis auf Namen und Aussehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>all other cards of the type {kind} have the fact {name}.</source>
        <translation>alle anderen Karten vom Typ {kind} haben die Angabe {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>no other card of the type {kind} has the fact {name}.</source>
        <translation>keine andere Karte vom Typ {kind} hat die Angabe {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>no other card has the trait {trait}.</source>
        <translation>keine andere Karte hat das Merkmal {trait}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>the icon {icon} stands here twice.</source>
        <translation>das Symbol {icon} steht hier zweimal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>all other cards of the type {kind} have {key}; it has none.</source>
        <translation>alle anderen Karten vom Typ {kind} haben {key}; hier fehlt das.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>the trait {trait} stands here twice.</source>
        <translation>das Merkmal {trait} steht hier zweimal.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/cards.py"/>
        <source>there is no trait {name}.</source>
        <translation>es gibt kein Merkmal {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/counters.py"/>
        <source>{ability} puts {counter}, which nothing ever looks at.</source>
        <translation>{ability} legt {counter}, wonach nie etwas fragt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/looks.py"/>
        <source>there is no icon {name}.</source>
        <translation>es gibt kein Symbol {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/looks.py"/>
        <source>there is no room {name}.</source>
        <translation>es gibt keinen Raum {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/looks.py"/>
        <source>there is no back {name}.</source>
        <translation>es gibt keine Rückseite {name}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/numbers.py"/>
        <source>{ability} asks for {number} ({node}), more than {far} times as much as any other card.</source>
        <translation>{ability} verlangt {number} ({node}), mehr als {far} Mal so viel wie jede andere Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/numbers.py"/>
        <source>{ability} says {number} ({node}), more than {far} times as much as any other card.</source>
        <translation>{ability} sagt {number} ({node}), mehr als {far} Mal so viel wie jede andere Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/numbers.py"/>
        <source>{ability} has a cost of {number}, which is none.</source>
        <translation>{ability} hat Kosten von {number}, also keine.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/numbers.py"/>
        <source>{ability} asks for {number}; nobody has more than {most}.</source>
        <translation>{ability} verlangt {number}; niemand hat mehr als {most}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/translations.py"/>
        <source>the rule {rule} is missing; it is told in English.</source>
        <translation>die Regel {rule} fehlt; sie erscheint auf Englisch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/translations.py"/>
        <source>{rule} belongs under {heading}, with the others of {section}.</source>
        <translation>{rule} gehört unter {heading}, zu den anderen aus {section}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/translations.py"/>
        <source>{icon} is not explained, as it is in English.</source>
        <translation>{icon} wird nicht erklärt, anders als auf Englisch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/lint/translations.py"/>
        <source>nothing in this game says {text}.</source>
        <translation>nichts in diesem Spiel sagt {text}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/loader.py"/>
        <source>there are no cards: neither cards.yaml nor a file in cards/.</source>
        <translation>es gibt keine Karten: weder cards.yaml noch eine Datei in cards/.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/loader.py"/>
        <source>this box leaves the table of {columns} by {rows} cells.</source>
        <translation>dieses Feld ragt über den Tisch von {columns} mal {rows} Zellen hinaus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/loader.py"/>
        <source>this is not read; call it {name}.yaml.</source>
        <translation>das wird nicht gelesen; nenne die Datei {name}.yaml.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/loader.py"/>
        <source>this box lies over the one of line {line}.</source>
        <translation>dieses Feld liegt über dem von Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/loader.py"/>
        <source>this is shown already, in line {line}.</source>
        <translation>das wird schon gezeigt, in Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>an id of small letters, digits and hyphens</source>
        <translation>eine Kennung aus kleinen Buchstaben, Ziffern und Bindestrichen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>a word of letters, digits, _ and -</source>
        <translation>ein Wort aus Buchstaben, Ziffern, _ und -</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>the name of an icon</source>
        <translation>der Name eines Symbols</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>a rule id such as TA-4.2</source>
        <translation>eine Regelnummer wie TA-4.2</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>the file of the rule module, such as my_game.py</source>
        <translation>die Datei des Regelmoduls, etwa my_game.py</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>int, int 1..13, word, text, truth, card, trait, 'one of a b c', or 'list of' or 'map of' one of these (with ? at the end when it may be left out)</source>
        <translation>int, int 1..13, word, text, truth, card, trait, 'one of a b c', oder 'list of' oder 'map of' mit einem davon (mit ? am Ende, wenn es fehlen darf)</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>a list of abilities</source>
        <translation>eine Liste von Fähigkeiten</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>a word, with its other forms after | and its icon as icon:name</source>
        <translation>ein Wort, seine anderen Formen hinter | und sein Symbol als icon:name</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/models.py"/>
        <source>a text as it is in English</source>
        <translation>ein Text, wie er auf Englisch lautet</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/rule_texts.py"/>
        <source>{rule} stands here already.</source>
        <translation>{rule} steht hier schon.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>expected {wanted}, not {found}.</source>
        <translation>erwartet wird {wanted}, nicht {found}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> of at most {most}</source>
        <translation> von höchstens {most}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> from {low} to {high}</source>
        <translation> von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>expected {wanted}; these are {count}.</source>
        <translation>erwartet wird {wanted}; das sind {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a mapping of keys</source>
        <translation>eine Zuordnung von Schlüsseln</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>the number {n}</source>
        <translation>die Zahl {n}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> of {least}</source>
        <translation> von {least}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> of {least} to {most}</source>
        <translation> von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> from {low}</source>
        <translation> ab {low}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> up to {high}</source>
        <translation> bis {high}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>there is no key {key} here.</source>
        <translation>hier gibt es keinen Schlüssel {key}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a text of at most {most} signs</source>
        <translation>ein Text von höchstens {most} Zeichen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a text in one line of at most {most} signs</source>
        <translation>ein Text in einer Zeile von höchstens {most} Zeichen</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>one of {words}</source>
        <translation>eines von {words}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a list{many}, each {part}</source>
        <translation>eine Liste{many}, jeweils {part}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a mapping of keys to values</source>
        <translation>eine Zuordnung von Schlüsseln zu Werten</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a mapping with the keys {keys}</source>
        <translation>eine Zuordnung mit den Schlüsseln {keys}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source> of at least {least}</source>
        <translation> von mindestens {least}</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>{value} can't stand here.</source>
        <translation>{value} kann hier nicht stehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>the key {key} is missing: {wanted}.</source>
        <translation>der Schlüssel {key} fehlt: {wanted}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/shapes.py"/>
        <source>a mapping</source>
        <translation>eine Zuordnung</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the file is empty.</source>
        <translation>die Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the file looks like UTF-16 or UTF-32; save it as UTF-8.</source>
        <translation>die Datei sieht nach UTF-16 oder UTF-32 aus; speichere sie als UTF-8.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>what stands after # is a remark: put a text with # in quotes, or a space after it.</source>
        <translation>was hinter # steht, ist eine Bemerkung: setze einen Text mit # in Anführungszeichen oder ein Leerzeichen dahinter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>{quoted} could mean yes or no: write true or false, or "{word}" for the word.</source>
        <translation>{quoted} könnte ja oder nein heißen: schreibe true oder false, oder "{word}" für das Wort.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the file is in {name}; save it as UTF-8.</source>
        <translation>die Datei ist in {name}; speichere sie als UTF-8.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>this byte is not UTF-8; save the file as UTF-8.</source>
        <translation>dieses Byte ist kein UTF-8; speichere die Datei als UTF-8.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the space {sign} can't indent; use ordinary spaces.</source>
        <translation>das Leerzeichen {sign} kann nicht einrücken; nimm gewöhnliche Leerzeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>there are more than {most} values.</source>
        <translation>es sind mehr als {most} Werte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>anchors (&amp;name) can't be used; put a text in quotes.</source>
        <translation>Anker (&amp;name) gehen nicht; setze Text in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>tags (!name) can't be used; put a text in quotes.</source>
        <translation>Tags (!name) gehen nicht; setze Text in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>nested deeper than {most} levels.</source>
        <translation>tiefer als {most} Ebenen verschachtelt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>a key must be a word.</source>
        <translation>ein Schlüssel muss ein Wort sein.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the key {key} stands here already, in line {line}.</source>
        <translation>der Schlüssel {key} steht hier schon, in Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>a tab can't indent; use spaces.</source>
        <translation>ein Tabulator kann nicht einrücken; nimm Leerzeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>aliases (*name) can't be used; put a text in quotes.</source>
        <translation>Verweise (*name) gehen nicht; setze Text in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the character {sign} can't be used.</source>
        <translation>das Zeichen {sign} geht nicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>a file holds one document only.</source>
        <translation>eine Datei enthält nur ein Dokument.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>directives (%) can't be used.</source>
        <translation>Direktiven (%) gehen nicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/strict_yaml.py"/>
        <source>the line break {sign} can't be used.</source>
        <translation>der Zeilenumbruch {sign} geht nicht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>this line is too far in: it goes on with the line above. Begin it below the first letter of the key above.</source>
        <translation>diese Zeile ist zu weit eingerückt: sie setzt die Zeile darüber fort. Beginne sie unter dem ersten Buchstaben des Schlüssels darüber.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a text with ': ' in it has to stand in quotes, as {example}.</source>
        <translation>ein Text, in dem ': ' steht, gehört in Anführungszeichen, etwa {example}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>this line is indented by {here}, as no key above it is: indent it by {keys}, where the keys above begin, or begin something new with '- ', indented by {dash}.</source>
        <translation>diese Zeile ist um {here} eingerückt, anders als alle Schlüssel darüber: rücke sie um {keys} ein, wo die Schlüssel darüber beginnen, oder beginne etwas Neues mit '- ', um {dash} eingerückt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>this line is indented by {here}; the keys that it could stand among are indented by {keys}, from line {line} on.</source>
        <translation>diese Zeile ist um {here} eingerückt; die Schlüssel, zu denen sie gehören könnte, sind um {keys} eingerückt, ab Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a text with ': ' in it has to stand in quotes.</source>
        <translation>ein Text, in dem ': ' steht, gehört in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a colon and a space are missing here after the key.</source>
        <translation>hier fehlen ein Doppelpunkt und ein Leerzeichen hinter dem Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>nothing can follow the quote that ends a text; an apostrophe within single quotes is written twice: ''.</source>
        <translation>hinter dem Anführungszeichen, das einen Text beendet, kann nichts stehen; ein Apostroph zwischen einfachen Anführungszeichen wird doppelt geschrieben: ''.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>nothing can follow the quote that ends a text; a quote within double quotes is written \".</source>
        <translation>hinter dem Anführungszeichen, das einen Text beendet, kann nichts stehen; ein Anführungszeichen zwischen doppelten wird so geschrieben: \".</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>this {sign} is not closed by {end}, or a comma is missing within it.</source>
        <translation>{sign} wird hier nicht mit {end} geschlossen, oder dazwischen fehlt ein Komma.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a value is missing here.</source>
        <translation>hier fehlt ein Wert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a text can't begin with {sign}; put it in quotes.</source>
        <translation>ein Text kann nicht mit {sign} beginnen; setze ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>the quote that begins here is never closed.</source>
        <translation>das Anführungszeichen, das hier beginnt, wird nie geschlossen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>within double quotes a \ begins a sign by its code; write \\ for a \ itself.</source>
        <translation>zwischen doppelten Anführungszeichen beginnt \ ein Zeichen nach seinem Code; schreibe \\ für \ selbst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>no '- ' can stand here: put it on a line of its own, or in quotes.</source>
        <translation>hier kann kein '- ' stehen: setze es in eine eigene Zeile oder in Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>this line marks two versions of a file that were not merged.</source>
        <translation>diese Zeile trennt zwei Fassungen einer Datei, die nicht zusammengeführt wurden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>expected '- ' here.</source>
        <translation>hier wird '- ' erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>expected a key here, with a colon and a space after it.</source>
        <translation>hier wird ein Schlüssel erwartet, dahinter ein Doppelpunkt und ein Leerzeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>expected a comma or a closing bracket here.</source>
        <translation>hier wird ein Komma oder eine schließende Klammer erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>expected a comma or {end} here.</source>
        <translation>hier wird ein Komma oder {end} erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>a tab can't stand here; use spaces.</source>
        <translation>ein Tabulator kann hier nicht stehen; nimm Leerzeichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/library/yaml_words.py"/>
        <source>the text ends too soon.</source>
        <translation>der Text endet zu früh.</translation>
    </message>
</context>
<context>
    <name>scenario</name>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a number of seats up to {most} or a list of names is expected.</source>
        <translation>erwartet wird eine Zahl von Plätzen bis {most} oder eine Liste von Namen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a scenario needs 'steps' or 'branches'.</source>
        <translation>ein Szenario braucht 'steps' oder 'branches'.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a mapping (key: value) is expected here.</source>
        <translation>hier wird eine Zuordnung (Schlüssel: Wert) erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a list is expected here.</source>
        <translation>hier wird eine Liste erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a word is expected here.</source>
        <translation>hier wird ein Wort erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a whole number is expected here.</source>
        <translation>hier wird eine ganze Zahl erwartet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a step with {kind} holds nothing else, but here is {others}.</source>
        <translation>ein Schritt mit {kind} enthält nichts anderes, aber hier steht {others}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>unknown key {key}.</source>
        <translation>unbekannter Schlüssel {key}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a step names one action or one decision with its answer.</source>
        <translation>ein Schritt nennt eine Aktion, oder eine Entscheidung mit ihrer Antwort.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a branch needs a name.</source>
        <translation>ein Zweig braucht einen Namen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/scenario/reading.py"/>
        <source>a seat's number is expected in place of {key}.</source>
        <translation>statt {key} wird die Nummer eines Platzes erwartet.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <location filename="../../tabletop/session/history.py"/>
        <source>there is no moment {number}</source>
        <translation>es gibt keinen Zeitpunkt {number}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} is damaged in line {line}.</source>
        <translation>{file} ist in Zeile {line} beschädigt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} is not a saved match.</source>
        <translation>{file} ist keine gespeicherte Partie.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} is no ordinary file.</source>
        <translation>{file} ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} is too large to be a saved match.</source>
        <translation>{file} ist zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} can't be written: there is a file of that name.</source>
        <translation>{file} kann nicht geschrieben werden: es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} was just changed in another window.</source>
        <translation>{file} wurde gerade in einem anderen Fenster geändert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} is open in another window.</source>
        <translation>{file} ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} can't be opened: {reason}.</source>
        <translation>{file} kann nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>{file} can't be written: {reason}.</source>
        <translation>{file} kann nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/journal.py"/>
        <source>The match can't be saved in {file}: {reason}.</source>
        <translation>Die Partie kann nicht in {file} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source>1 answer</source>
        <translation>1 Antwort</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source>{steps} answers</source>
        <translation>{steps} Antworten</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source> leaves; the computer plays on for them.</source>
        <translation> verlässt den Tisch; der Computer spielt weiter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source>Looked back here: {count} taken back after dice or a shuffle had decided.</source>
        <translation>Hier zurückgeblickt: {count} zurückgenommen, nachdem Würfel oder Mischen entschieden hatten.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source>Looked back here: {count} taken back after something hidden had been seen.</source>
        <translation>Hier zurückgeblickt: {count} zurückgenommen, nachdem Verborgenes zu sehen gewesen war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source>Looked back here: {count} taken back after the end had been seen.</source>
        <translation>Hier zurückgeblickt: {count} zurückgenommen, nachdem das Ende zu sehen gewesen war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/log.py"/>
        <source> gives up.</source>
        <translation> gibt auf.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/match.py"/>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/match.py"/>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/match.py"/>
        <source>This can't be taken back any more.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/match.py"/>
        <source>The computer plays this seat already.</source>
        <translation>Auf diesem Platz spielt schon der Computer.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/match.py"/>
        <source>This game has no computer players.</source>
        <translation>Dieses Spiel hat keine Computerspieler.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/offered.py"/>
        <source>Now it is for {seats} to choose.</source>
        <translation>Jetzt müssen wählen: {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/offered.py"/>
        <source>First answer what you are asked.</source>
        <translation>Beantworte zuerst, was du gefragt wirst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/report.py"/>
        <source>{file} is damaged, or is no report.</source>
        <translation>{file} ist beschädigt oder kein Bericht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/report.py"/>
        <source>{file} was written by a newer version of this program.</source>
        <translation>{file} wurde von einer neueren Version dieses Programms geschrieben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/report.py"/>
        <source>{file} is too large to be a report.</source>
        <translation>{file} ist zu groß für einen Bericht.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/report.py"/>
        <source>There is no match in {file}.</source>
        <translation>In {file} ist keine Partie.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>{seat} gave up.</source>
        <translation>{seat} hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>This match goes on where it stood, since {why}.</source>
        <translation>Diese Partie geht dort weiter, wo sie stand, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>This match goes on at its last safe point, 1 answer earlier, since {why}.</source>
        <translation>Diese Partie geht an ihrem letzten sicheren Punkt weiter, 1 Antwort früher, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>This match goes on at its last safe point, {lost} answers earlier, since {why}.</source>
        <translation>Diese Partie geht an ihrem letzten sicheren Punkt weiter, {lost} Antworten früher, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>This match goes on after its last answer was carried out anew, since {why}.</source>
        <translation>Diese Partie geht weiter, nachdem ihre letzte Antwort neu ausgeführt wurde, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>This match goes on after its last {anew} answers were carried out anew, since {why}.</source>
        <translation>Diese Partie geht weiter, nachdem ihre letzten {anew} Antworten neu ausgeführt wurden, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>Only the end of this match can be shown, since {why}.</source>
        <translation>Von dieser Partie kann nur das Ende gezeigt werden, denn {why}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>{file} is a match of another game, {title}.</source>
        <translation>{file} ist eine Partie eines anderen Spiels: {title}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>rules or cards have changed</source>
        <translation>Regeln oder Karten haben sich geändert</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the answers come to another position</source>
        <translation>die Antworten führen zu einer anderen Stellung</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>nobody can have seen {what}</source>
        <translation>niemand kann {what} gesehen haben</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>a bookmark has no name</source>
        <translation>ein Lesezeichen hat keinen Namen</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>there is no seat {seat}</source>
        <translation>es gibt keinen Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>an answer is not allowed</source>
        <translation>eine Antwort ist nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>an answer leads elsewhere</source>
        <translation>eine Antwort führt anderswohin</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>{file} can't be continued: {why}, and no position was saved.</source>
        <translation>{file} kann nicht fortgesetzt werden: {why}, und es wurde keine Stellung gespeichert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>{file} can't be continued: {why}, and {reason}.</source>
        <translation>{file} kann nicht fortgesetzt werden: {why}, und {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the saved position has other seats</source>
        <translation>die gespeicherte Stellung hat andere Plätze</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the saved position has a state of another kind</source>
        <translation>die gespeicherte Stellung hat einen Zustand anderer Art</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>it can't be set up: {reason}</source>
        <translation>sie kann nicht aufgebaut werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>a line can't be followed: {reason}</source>
        <translation>einer Zeile kann nicht gefolgt werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the rules can't follow an answer: {reason}</source>
        <translation>die Regeln können einer Antwort nicht folgen: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the saved position is missing</source>
        <translation>die gespeicherte Stellung fehlt</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>the saved players can't be read</source>
        <translation>die gespeicherten Spieler können nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>there is no line of the kind {kind}</source>
        <translation>es gibt keine Zeile der Art {kind}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/resume.py"/>
        <source>there is no computer player {bot}</source>
        <translation>es gibt keinen Computerspieler {bot}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>{file} was saved by a newer version of this program.</source>
        <translation>{file} wurde von einer neueren Version dieses Programms gespeichert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>{file} has a first line that can't be read.</source>
        <translation>Die erste Zeile von {file} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>{key} is no number</source>
        <translation>{key} ist keine Zahl</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>the saved position does not hold together: {reason}</source>
        <translation>die gespeicherte Stellung passt nicht zusammen: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>the saved position can't be read: {reason}</source>
        <translation>die gespeicherte Stellung kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>the saved position does not fit the rules: {reason}</source>
        <translation>die gespeicherte Stellung passt nicht zu den Regeln: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>the saved position asks something else under these rules</source>
        <translation>die gespeicherte Stellung fragt unter diesen Regeln etwas anderes</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/save.py"/>
        <source>the saved position can't be read</source>
        <translation>die gespeicherte Stellung kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/statistics.py"/>
        <source>{file} holds no statistics that can be read.</source>
        <translation>{file} enthält keine lesbare Statistik.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/store.py"/>
        <source>{file} needs the game {game}, not found here.</source>
        <translation>{file} braucht ein Spiel, das es hier nicht gibt: {game}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/store.py"/>
        <source>{file} is not a match of this list.</source>
        <translation>{file} ist keine Partie dieser Liste.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/store.py"/>
        <source>{file} can't be removed: {reason}.</source>
        <translation>{file} kann nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/story.py"/>
        <source>{name} decides.</source>
        <translation>{name} entscheidet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/story.py"/>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/story.py"/>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>{why}; to go back, ask {seats}.</source>
        <translation>{why}; um zurückzugehen, frag {seats}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>the seats have changed since</source>
        <translation>die Plätze sind seitdem andere</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>dice or a shuffle have decided something since</source>
        <translation>seitdem haben Würfel oder ein Mischen etwas entschieden</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>something hidden has been seen since</source>
        <translation>seitdem wurde etwas Verdecktes gesehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>the screen has gone to {seat} since</source>
        <translation>seitdem ging der Bildschirm an {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/session/undo.py"/>
        <source>{seat} has answered since</source>
        <translation>seitdem hat {seat} geantwortet</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Open a match</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Matches, lessons and reports ({ours});;All files (*)</source>
        <translation>Partien, Lektionen und Berichte ({ours});;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Leave this and open {name}?</source>
        <translation>Dies verlassen und {name} öffnen?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Replace your game {title} by that of this file? Yours is put aside, into the folder replaced-games.</source>
        <translation>Dein Spiel {title} durch das dieser Datei ersetzen? Deines kommt beiseite, in den Ordner replaced-games.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Add {title} to your games?</source>
        <translation>{title} zu deinen Spielen hinzufügen?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>{title} is one of your games now.</source>
        <translation>{title} gehört jetzt zu deinen Spielen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/arriving.py"/>
        <source>Leave it alone</source>
        <translation>In Ruhe lassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/chance.py"/>
        <source>Dice: {faces}. Each face was to be expected {each} times; fair dice are so uneven or more {odds} times.</source>
        <translation>Würfel: {faces}. Jede Zahl war {each}-mal zu erwarten; so ungleich oder ungleicher fallen faire Würfel in {odds} Fällen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/chance.py"/>
        <source>fewer than 1 of 100</source>
        <translation>weniger als 1 von 100</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/chance.py"/>
        <source>{count} of 100</source>
        <translation>{count} von 100</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/curtain.py"/>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/curtain.py"/>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/curtain.py"/>
        <source>{name}, are you there?</source>
        <translation>{name}, bist du da?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/curtain.py"/>
        <source>I am {name}: show my table</source>
        <translation>Ich bin {name}: Zeig meinen Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/curtain.py"/>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Add one</source>
        <translation>Eine dazu</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Take one out</source>
        <translation>Eine heraus</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>What is wrong with the deck</source>
        <translation>Was am Deck nicht stimmt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Changed since it was saved</source>
        <translation>Seit dem Speichern geändert</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>{state}. Judged for {options}.</source>
        <translation>{state}. Beurteilt für {options}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>&lt;p&gt;✓ This deck can be played.&lt;/p&gt;</source>
        <translation>&lt;p&gt;✓ Dieses Deck kann gespielt werden.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Ready-made: what you change goes into a copy</source>
        <translation>Vorgefertigt: Deine Änderungen kommen in eine Kopie</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>Nothing in it yet</source>
        <translation>Noch nichts darin</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_column.py"/>
        <source>faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_view.py"/>
        <source>{section}: {count} of {wanted}</source>
        <translation>{section}: {count} von {wanted}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_view.py"/>
        <source>The deck</source>
        <translation>Das Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/deck_view.py"/>
        <source>, something is wrong with it</source>
        <translation>, damit stimmt etwas nicht</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Search: words, or type:crew, cost&lt;=2, -laser …</source>
        <translation>Suche: Wörter oder typ:besatzung, kosten&lt;=2, -laser …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Search the cards</source>
        <translation>Die Karten durchsuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Words of a card's whole text. Conditions: type:crew, trait:laser, cost&lt;=2, skill:medical|tech, -keyword:restricted, "words in a row".</source>
        <translation>Wörter des ganzen Kartentexts. Bedingungen: typ:besatzung, merkmal:laser, kosten&lt;=2, fertigkeit:medizin|technik, -schlüsselwort:beschränkt, "Wörter in Folge".</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source> of {items}</source>
        <translation> von {items}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>{found}{some} cards</source>
        <translation>{found}{some} Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Other figures</source>
        <translation>Andere Werte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>No longer only {name} {value}</source>
        <translation>Nicht mehr nur {name} {value}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/filter_bar.py"/>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>Draw another hand</source>
        <translation>Neue Starthand ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>At least one</source>
        <translation>Mindestens 1</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>Odds</source>
        <translation>Chance</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>How likely a first hand holds</source>
        <translation>Wie wahrscheinlich eine Starthand dies enthält</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/hand_view.py"/>
        <source>Odds of a first hand</source>
        <translation>Chancen der Starthand</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Not all of {name} could be read:
{listed}</source>
        <translation>Nicht alles in {name} konnte gelesen werden:
{listed}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Import a deck</source>
        <translation>Ein Deck einlesen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Decks (*.txt *.o8d *.yaml);;All files (*)</source>
        <translation>Decks (*.txt *.o8d *.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Copied text</source>
        <translation>Kopierter Text</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>The deck was copied as text.</source>
        <translation>Das Deck wurde als Text kopiert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Export the deck</source>
        <translation>Das Deck ausgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Text (*.txt);;OCTGN (*.o8d);;YAML (*.yaml)</source>
        <translation>Text (*.txt);;OCTGN (*.o8d);;YAML (*.yaml)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Exported to {path}.</source>
        <translation>Ausgegeben nach {path}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Throw the deck {name} away?</source>
        <translation>Das Deck {name} wegwerfen?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>The deck {name} was kept as it is.</source>
        <translation>Das Deck {name} blieb, wie es war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>That deck is not there any more.</source>
        <translation>Dieses Deck gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>and {shown} more</source>
        <translation>und {shown} weitere</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>No text was copied.</source>
        <translation>Es wurde kein Text kopiert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>The deck can't be saved: {error}.</source>
        <translation>Das Deck kann nicht gespeichert werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>{path} can't be written: {error}.</source>
        <translation>{path} kann nicht geschrieben werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/opening.py"/>
        <source>The deck can't be thrown away: {error}.</source>
        <translation>Das Deck kann nicht weggeworfen werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Decks: {title}</source>
        <translation>Decks: {title}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Open a deck</source>
        <translation>Ein Deck öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Judge it for a match with</source>
        <translation>Beurteilen für eine Partie mit</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Enter or + adds a copy of the card marked, − takes one out.</source>
        <translation>Enter oder + legt eine weitere der markierten Karte hinein, − nimmt eine heraus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Keep the deck on disk</source>
        <translation>Das Deck auf der Festplatte speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Begin a new deck</source>
        <translation>Ein neues Deck beginnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Save as another deck</source>
        <translation>Als anderes Deck speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Import a file…</source>
        <translation>Eine Datei einlesen …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Import the text that was copied</source>
        <translation>Den kopierten Text einlesen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Export to a file…</source>
        <translation>In eine Datei ausgeben …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Print the cards…</source>
        <translation>Die Karten drucken …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Throw this deck away</source>
        <translation>Dieses Deck wegwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/page.py"/>
        <source>{deck} (your own)</source>
        <translation>{deck} (dein eigenes)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/pool_view.py"/>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/pool_view.py"/>
        <source>{held} in the deck</source>
        <translation>{held} im Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/pool_view.py"/>
        <source>none</source>
        <comment>copies of a card</comment>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>Card, figures, first hands and notes</source>
        <translation>Karte, Werte, Starthände und Notizen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>Show the other half</source>
        <translation>Die andere Hälfte zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>Notes on the deck</source>
        <translation>Notizen zum Deck</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>What the deck is about, and how it wants to be played</source>
        <translation>Worum es in dem Deck geht und wie es gespielt werden will</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/deckbuilder/side.py"/>
        <source>First hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>today {hour}</source>
        <translation>heute {hour}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>yesterday {hour}</source>
        <translation>gestern {hour}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>won by nobody</source>
        <translation>niemand hat gewonnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>Nothing will be saved: {folder} can't be written ({why}). You can play, but matches, settings and statistics are gone when the window is closed. The environment variable {variable} names another folder.</source>
        <translation>Nichts wird gespeichert: {folder} kann nicht beschrieben werden ({why}). Du kannst spielen, aber Partien, Einstellungen und Statistiken sind weg, wenn das Fenster geschlossen wird. Die Umgebungsvariable {variable} nennt einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>won by {won}</source>
        <translation>gewonnen: {won}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/desk.py"/>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>{names} win</source>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>Won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/ending.py"/>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/glossary.py"/>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Open the rules</source>
        <translation>Die Regeln öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Fill the screen, or go back to a window</source>
        <translation>Den Bildschirm füllen oder zurück zum Fenster</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Sound off, or on again</source>
        <translation>Ton aus oder wieder an</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Leave to the start screen (the match is kept)</source>
        <translation>Zurück zum Startbildschirm (die Partie bleibt erhalten)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Quit (the match is kept)</source>
        <translation>Beenden (die Partie bleibt erhalten)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Open the menu</source>
        <translation>Das Menü öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Save a copy of the match</source>
        <translation>Eine Kopie der Partie speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the ledger or chart</source>
        <translation>Das Kassenbuch oder die Kurve zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the score as it stands, line by line</source>
        <translation>Den Punktestand Zeile für Zeile zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>What can I complete?</source>
        <translation>Was kann ich abschließen?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Look through all cards and open piles</source>
        <translation>Alle Karten und offenen Stapel durchsehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Go to the log</source>
        <translation>Zum Protokoll</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the history, or close it</source>
        <translation>Den Verlauf zeigen oder schließen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Go to the buttons of the prompt line</source>
        <translation>Zu den Knöpfen der Eingabezeile</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Go to the cards</source>
        <translation>Zu den Karten gehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Have nobody pass by themselves any more</source>
        <translation>Niemand passt mehr von selbst</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the board of the first seat (again: your own)</source>
        <translation>Das Brett des ersten Platzes zeigen (noch einmal: dein eigenes)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the board of the second seat</source>
        <translation>Das Brett des zweiten Platzes zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the board of the third seat</source>
        <translation>Das Brett des dritten Platzes zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Show the board of the fourth seat</source>
        <translation>Das Brett des vierten Platzes zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Explain the words of the card shown (again: no more)</source>
        <translation>Die Begriffe der gezeigten Karte erklären (noch einmal: nicht mehr)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Say where I am and what lies here</source>
        <translation>Sagen, wo ich bin und was hier liegt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Say what lies everywhere, is attached and waits</source>
        <translation>Sagen, was überall liegt, angelegt ist und wartet</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Next zone (with Shift the one before)</source>
        <translation>Nächste Zone (mit Umschalt die vorige)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Next card in this direction</source>
        <translation>Nächste Karte in dieser Richtung</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Sort your hand</source>
        <translation>Deine Hand sortieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Do the obvious thing, or choose what is lit</source>
        <translation>Das Naheliegende tun oder wählen, was beleuchtet ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>List what this card can do, and why not</source>
        <translation>Auflisten, was diese Karte kann und warum nicht</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Hold a large preview</source>
        <translation>Große Vorschau halten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Back out</source>
        <translation>Zurücktreten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Zoom; drag with the middle button to pan</source>
        <translation>Zoomen; zum Verschieben mit der mittleren Taste ziehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Play, or stop</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>The next note, or have the move shown</source>
        <translation>Die nächste Notiz, oder den Zug zeigen lassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>The note before</source>
        <translation>Die Notiz davor</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Put a copy of the card into the deck</source>
        <translation>Eine Kopie der Karte ins Deck legen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Take a copy of the card out</source>
        <translation>Eine Kopie der Karte herausnehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Undo, redo and save</source>
        <translation>Zurücknehmen, wiederholen und speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Try the card on a table</source>
        <translation>Die Karte am Tisch ausprobieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Go to the next mistake</source>
        <translation>Zum nächsten Fehler gehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>List words that fit</source>
        <translation>Passende Wörter auflisten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>Move lines in or out</source>
        <translation>Zeilen ein- oder ausrücken</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>No keys were pressed.</source>
        <translation>Es wurde keine Taste gedrückt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>{keys} is taken: {other}.</source>
        <translation>{keys} ist vergeben: {other}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/keys.py"/>
        <source>{keys} is for typing: hold Ctrl or Alt with it.</source>
        <translation>{keys} dient zum Tippen: Halte Strg oder Alt dazu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>Write a lesson</source>
        <translation>Eine Lektion schreiben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>Lessons (*.yaml)</source>
        <translation>Lektionen (*.yaml)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>This game has no lessons; its rules are here.</source>
        <translation>Dieses Spiel hat keine Lektionen; hier sind seine Regeln.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>Next lesson: {title}</source>
        <translation>Nächste Lektion: {title}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>Each step of the match is in {path}. Write your texts to them, and open the file here.</source>
        <translation>Jeder Schritt der Partie steht in {path}. Schreib deine Texte dazu und öffne die Datei hier.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>How far this came can't be kept: {error}.</source>
        <translation>Wie weit das gekommen ist, kann nicht aufgehoben werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>That this is done can't be kept: {error}.</source>
        <translation>Dass das geschafft ist, lässt sich nicht merken: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/learning.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/mistakes.py"/>
        <source>The rules of this game made a mistake: {theirs}.</source>
        <translation>Die Regeln dieses Spiels haben einen Fehler gemacht: {theirs}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/mistakes.py"/>
        <source> What happened is written in {report}.</source>
        <translation> Was geschah, steht in {report}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/mistakes.py"/>
        <source>The program made a mistake. The match is on record and goes on.</source>
        <translation>Das Programm hat einen Fehler gemacht. Die Partie ist aufgezeichnet und geht weiter.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/mistakes.py"/>
        <source>Report the problem…</source>
        <translation>Das Problem melden …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>About Tabletop</source>
        <translation>Über Tabletop</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Tabletop is unofficial fan work. It is not made, approved or supported by the owners of the games, and it uses none of their pictures, lettering or texts: rules and cards are told in our own words.</source>
        <translation>Tabletop ist ein inoffizielles Fanprojekt. Die Inhaber der Spiele haben es weder gemacht noch gebilligt und unterstützen es nicht; es benutzt nichts von ihren Bildern, Schriftzügen oder Texten: Regeln und Karten sind in eigenen Worten erzählt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Whose games these are</source>
        <translation>Wem diese Spiele gehören</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>What it is made of</source>
        <translation>Woraus es gemacht ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Emblems come from game-icons.net (CC BY 3.0), type from open font families (OFL). Makers and licences are listed in the file LICENSES.md beside the assets. The window is made with Qt (LGPL).</source>
        <translation>Die Embleme kommen von game-icons.net (CC BY 3.0), die Schriften aus offenen Familien (OFL). Urheber und Lizenzen stehen in der Datei LICENSES.md bei den Beigaben. Das Fenster ist mit Qt gemacht (LGPL).</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Traitors Aboard © Savana SAS.</source>
        <translation>Traitors Aboard © Savana SAS.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/about.py"/>
        <source>Traveller is a trademark of Far Future Enterprises, used by Mongoose Publishing. Traveller Traders and Merchant Prince are by C Gerard Luft. The Traveller Customizable Card Game is by Horizon Games.</source>
        <translation>Traveller ist eine Marke von Far Future Enterprises, benutzt von Mongoose Publishing. Traveller Traders und Merchant Prince sind von C Gerard Luft. Das Traveller Customizable Card Game ist von Horizon Games.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>Cards of {deck}</source>
        <translation>Karten von {deck}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>All cards: {kind}</source>
        <translation>Alle Karten: {kind}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>Search: a name, a type, a trait, a word</source>
        <translation>Suche: ein Name, ein Typ, eine Eigenschaft, ein Wort</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>All cards of the game, to cut out</source>
        <translation>Alle Karten des Spiels, zum Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/cards.py"/>
        <source>{found} found</source>
        <translation>{found} gefunden</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/choices.py"/>
        <source>All choices</source>
        <translation>Alle Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/choices.py"/>
        <source>Answer with this</source>
        <translation>So antworten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>{met} of {conditions} are there.</source>
        <translation>{met} von {conditions} sind erfüllt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>{mark}  {words} ({now} of {wanted})</source>
        <translation>{mark}  {words} ({now} von {wanted})</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>Completed.</source>
        <translation>Abgeschlossen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>All is there. {why_not}</source>
        <translation>Alles ist da. {why_not}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>All is there: it can be completed now.</source>
        <translation>Alles ist da: Es kann jetzt abgeschlossen werden.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source> · {worth} points at the end</source>
        <translation> · {worth} Punkte am Ende</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>For it: {reward}</source>
        <translation>Dafür: {reward}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>Yours</source>
        <translation>Deine</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/goals.py"/>
        <source>Nothing to complete.</source>
        <translation>Nichts abzuschließen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>To change keys, click into their field or go there with Tab, and press others. Tab goes on to the next field.</source>
        <translation>Um Tasten zu ändern, klicke in ihr Feld oder geh mit Tab dorthin, und drücke andere. Tab geht weiter zum nächsten Feld.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Ctrl+Wheel</source>
        <translation>Strg+Mausrad</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>as at the table</source>
        <translation>wie am Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Set all keys back</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Keys for: {key}</source>
        <translation>Tasten für: {key}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>On the cards</source>
        <translation>Auf den Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Watching a replay</source>
        <translation>Beim Ansehen einer Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>In a lesson</source>
        <translation>In einer Lektion</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>Building decks</source>
        <translation>Beim Deckbau</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/keys.py"/>
        <source>At the card workbench</source>
        <translation>An der Kartenwerkbank</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/ledger.py"/>
        <source>A plot: {axes} over {axes2}, from {line} to {line2}</source>
        <translation>Eine Kurve: {axes} über {axes2}, von {line} bis {line2}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/ledger.py"/>
        <source>This game keeps no ledger.</source>
        <translation>Dieses Spiel führt kein Kassenbuch.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/ledger.py"/>
        <source>Nothing has been written in it yet.</source>
        <translation>Noch ist nichts eingetragen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>{title}, {number} of {notes}</source>
        <translation>{title}, {number} von {notes}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>That was the lesson. You can go back to any note of it, or play on.</source>
        <translation>Das war die Lektion. Du kannst zu jeder Notiz zurückgehen oder weiterspielen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lesson.py"/>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>{notes} notes</source>
        <translation>{notes} Notizen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>Learn {title}</source>
        <translation>{title} lernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/lessons.py"/>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/parts.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/parts.py"/>
        <source>Search for nothing</source>
        <translation>Nach nichts suchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Leave the table (the match is kept)</source>
        <translation>Den Tisch verlassen (die Partie bleibt erhalten)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Undo action</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Shows the score as it stands, line by line</source>
        <translation>Zeigt den Punktestand Zeile für Zeile</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Shows what you can complete</source>
        <translation>Zeigt, was du abschließen kannst</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Leave the table (the match is lost)</source>
        <translation>Den Tisch verlassen (die Partie geht verloren)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Matches (*.match)</source>
        <translation>Partien (*.match)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>{name}, do you give up?</source>
        <translation>{name}, gibst du auf?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>The table shows nothing secret until you say so.</source>
        <translation>Der Tisch zeigt nichts Geheimes, bis du es sagst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Takes back your last action</source>
        <translation>Nimmt deine letzte Handlung zurück</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Does again what was taken back</source>
        <translation>Tut noch einmal, was zurückgenommen wurde</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Shows every step of the match, to go back to</source>
        <translation>Zeigt jeden Schritt der Partie, um dorthin zurückzugehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Undo the last answer</source>
        <translation>Die letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Save a copy…</source>
        <translation>Eine Kopie speichern …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Ledger</source>
        <translation>Kassenbuch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Report a problem…</source>
        <translation>Ein Problem melden …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Resign…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>A copy of the match is in {path}.</source>
        <translation>Eine Kopie der Partie liegt in {path}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>{thinking} is thinking …</source>
        <translation>{thinking} denkt nach …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>The match itself is kept in this file; choose another one.</source>
        <translation>In dieser Datei liegt die Partie selbst; wähle eine andere.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/play.py"/>
        <source>{name} reacts …</source>
        <translation>{name} reagiert …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Write a lesson…</source>
        <translation>Lektion schreiben…</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Moment of the match</source>
        <translation>Zeitpunkt der Partie</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Play</source>
        <comment>a record</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Through whose eyes</source>
        <translation>Mit wessen Augen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>{at} of {last}</source>
        <translation>{at} von {last}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Lists all steps in a file, for texts that explain them</source>
        <translation>Schreibt alle Schritte in eine Datei, für Texte, die sie erklären</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/replay.py"/>
        <source>An onlooker</source>
        <translation>Ein Zuschauer</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>Report of a problem</source>
        <translation>Bericht über ein Problem</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>The last mistakes</source>
        <translation>Die letzten Fehler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/report.py"/>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>&lt;p&gt;No rule has these words.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keine Regel enthält diese Wörter.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>{title}: rules</source>
        <translation>{title}: Regeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>Search the rules</source>
        <translation>Die Regeln durchsuchen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>Search the rules: a word, or a number such as 4.2</source>
        <translation>Die Regeln durchsuchen: ein Wort oder eine Nummer wie 4.2</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>{rules} rules</source>
        <translation>{rules} Regeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/rules.py"/>
        <source>{rules} of {rules2} rules</source>
        <translation>{rules} von {rules2} Regeln</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Saved matches</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Open a file…</source>
        <translation>Eine Datei öffnen …</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Throw away {one}, {players}, {when}</source>
        <translation>Wegwerfen: {one}, {players}, {when}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>No match has been kept yet.</source>
        <translation>Noch ist keine Partie gespeichert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Continue {one}, {players}, {when}</source>
        <translation>Fortsetzen: {one}, {players}, {when}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Watch {one}, {players}, {when}</source>
        <translation>Ansehen: {one}, {players}, {when}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/saves.py"/>
        <source>Really throw it away</source>
        <translation>Wirklich wegwerfen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>{words}: {points} points</source>
        <translation>{words}: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>Choose a line to see the cards behind it.</source>
        <translation>Wähle eine Zeile, um die Karten dahinter zu sehen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>Open all lines</source>
        <translation>Alle Zeilen öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>{unknown} cards that you can't see are</source>
        <translation>{unknown} Karten, die du nicht sehen kannst, sind</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>The score if the match ended now</source>
        <translation>Der Stand, wenn die Partie jetzt endete</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>1 card that you can't see is</source>
        <translation>1 Karte, die du nicht sehen kannst, ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/score.py"/>
        <source>{words} not counted.</source>
        <translation>{words} nicht mitgezählt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/seat_deck.py"/>
        <source>Deck of seat {seat}</source>
        <translation>Deck von Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/seat_deck.py"/>
        <source>and {shown} more; the deck builder lists all.</source>
        <translation>und {shown} weitere; der Deckbau zeigt alle.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Motion of cards</source>
        <translation>Bewegung der Karten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Size of text</source>
        <translation>Größe des Textes</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Sound volume in per cent</source>
        <translation>Lautstärke in Prozent</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Fill the screen</source>
        <translation>Den Bildschirm füllen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Reduced: cards fade</source>
        <translation>Reduziert: Karten blenden über</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Off: cards jump</source>
        <translation>Aus: Karten springen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Dark, or high contrast where the system asks for it</source>
        <translation>Dunkel, oder hoher Kontrast, wo das System es wünscht</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>high-contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/settings.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>a new one</source>
        <translation>ein neuer</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Start the match</source>
        <translation>Die Partie beginnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source> &lt;a href="{rule}"&gt;Read rule {rule}&lt;/a&gt;</source>
        <translation> &lt;a href="{rule}"&gt;Regel {rule} lesen&lt;/a&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Name of seat {seat}</source>
        <translation>Name auf Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Who plays seat {seat}</source>
        <translation>Wer auf Platz {seat} spielt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>{number} players</source>
        <translation>{number} Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Build decks</source>
        <translation>Decks bauen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>The same seed and the same moves give the same match. Leave it empty for a new one.</source>
        <translation>Derselbe Startwert und dieselben Züge ergeben dieselbe Partie. Leer gelassen, gibt es einen neuen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>The computer ({bot})</source>
        <translation>Der Computer ({bot})</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/setup.py"/>
        <source>Two players are called {name}. Give each a name of their own.</source>
        <translation>Zwei Spieler heißen {name}. Gib jedem einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Tabletop</source>
        <translation>Tabletop</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Continue {latest}</source>
        <translation>{latest} fortsetzen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Card workbench</source>
        <translation>Kartenwerkbank</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>All {matches} unfinished matches</source>
        <translation>Alle {matches} unbeendeten Partien</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/start.py"/>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>{game}: what the computer drew</source>
        <translation>{game}: was der Computer zog</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>{game}: what people drew</source>
        <translation>{game}: was Menschen zogen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Opening hands (to be expected)</source>
        <translation>Starthände (zu erwarten)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Later (to be expected)</source>
        <translation>Später (zu erwarten)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>So far off or farther</source>
        <translation>So weit daneben oder weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>came</source>
        <translation>gekommen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>to be expected</source>
        <translation>zu erwarten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Matches by game and player</source>
        <translation>Partien nach Spiel und Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Best results</source>
        <translation>Beste Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>No match has been finished yet.</source>
        <translation>Noch ist keine Partie zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/statistics.py"/>
        <source>Was chance fair?</source>
        <translation>War der Zufall gerecht?</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/table.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source>{most_seats} players</source>
        <translation>{most_seats} Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source> · {done} of {lessons} lessons done</source>
        <translation> · {done} von {lessons} Lektionen geschafft</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source>{least_seats} to {most_seats} players</source>
        <translation>{least_seats} bis {most_seats} Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source>Play {title}</source>
        <translation>{title} spielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/pages/tile.py"/>
        <source> · your own game</source>
        <translation> · dein eigenes Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Looked back: {times} times something was taken back after it had been seen.</source>
        <translation>Zurückgeblickt: {times}-mal wurde etwas zurückgenommen, nachdem es zu sehen gewesen war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Looked back: once something was taken back after it had been seen.</source>
        <translation>Zurückgeblickt: einmal wurde etwas zurückgenommen, nachdem es zu sehen gewesen war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>The end of the match</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>The seed was {seed}.</source>
        <translation>Der Startwert war {seed}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Watch the replay</source>
        <translation>Die Aufzeichnung ansehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Look at the score</source>
        <translation>Die Wertung ansehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/end.py"/>
        <source>Open the ledger</source>
        <translation>Das Kassenbuch öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Now: {step}</source>
        <translation>Jetzt: {step}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Now. Taken back: {step}</source>
        <translation>Jetzt. Zurückgenommen: {step}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>bookmark {name}</source>
        <translation>Lesezeichen {name}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Steps of the match, by turn and phase</source>
        <translation>Schritte der Partie, nach Zug und Phase</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Name of the bookmark</source>
        <translation>Name des Lesezeichens</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Bookmark</source>
        <translation>Merken</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Gives this step a name</source>
        <translation>Gibt diesem Schritt einen Namen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/history.py"/>
        <source>Takes the bookmark of this step away</source>
        <translation>Nimmt das Lesezeichen dieses Schritts weg</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/log.py"/>
        <source>Log of the match</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/log.py"/>
        <source>What happens is written here.</source>
        <translation>Was geschieht, steht hier.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/note.py"/>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/note.py"/>
        <source>Goes on by itself ...</source>
        <translation>Geht von selbst weiter ...</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/note.py"/>
        <source>Goes to the note before</source>
        <translation>Geht zur Notiz davor</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/note.py"/>
        <source>Your move</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/notice.py"/>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/notice.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>Lies here</source>
        <translation>Liegt hier</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>&lt;p&gt;&lt;b&gt;Now:&lt;/b&gt; {marked}&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Jetzt:&lt;/b&gt; {marked}&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>You can</source>
        <translation>Du kannst</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>What the card says</source>
        <translation>Was die Karte sagt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/preview.py"/>
        <source>&lt;p&gt;&lt;i&gt;Point at a card, or move the focus onto it, to read it here.&lt;/i&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;i&gt;Zeig auf eine Karte, oder geh mit dem Fokus auf sie, um sie hier zu lesen.&lt;/i&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>Prompt line</source>
        <translation>Eingabezeile</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>Not now: {reason}</source>
        <translation>Jetzt nicht: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>{count} that can't be done now</source>
        <translation>{count}, die jetzt nicht gehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>Show {count} more that can't be done now, and why not</source>
        <translation>Noch {count} zeigen, die jetzt nicht gehen, und warum nicht</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>A number from {low} to {high}</source>
        <translation>Eine Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/prompt.py"/>
        <source>Choose this number</source>
        <translation>Diese Zahl wählen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/queue.py"/>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/queue.py"/>
        <source>Waits to happen</source>
        <translation>Noch zu geschehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/queue.py"/>
        <source>What waits to happen, the newest first</source>
        <translation>Was noch zu geschehen hat, das Neueste zuerst</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/panels/queue.py"/>
        <source>&lt;s&gt;{first}&lt;/s&gt; cancelled</source>
        <translation>&lt;s&gt;{first}&lt;/s&gt; aufgehoben</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/asking.py"/>
        <source>{paper}, faces alone (*.pdf)</source>
        <translation>{paper}, nur die Vorderseiten (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/asking.py"/>
        <source>{paper}, each page with its backs (*.pdf)</source>
        <translation>{paper}, zu jeder Seite die Rückseiten (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/asking.py"/>
        <source>Print the cards into a PDF</source>
        <translation>Die Karten in ein PDF drucken</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/asking.py"/>
        <source>{count} cards are on {pages} pages in {path}. Print them at 100 %.</source>
        <translation>{count} Karten stehen auf {pages} Seiten in {path}. Bitte mit 100 % drucken.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/asking.py"/>
        <source>There are no cards to print.</source>
        <translation>Es gibt keine Karten zu drucken.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/pdf.py"/>
        <source>This line is {mm} mm long if printed at 100 %.</source>
        <translation>Bei 100 % gedruckt ist diese Linie {mm} mm lang.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/pdf.py"/>
        <source>sheet {number} of {of}</source>
        <translation>Blatt {number} von {of}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/printing/run.py"/>
        <source>{game} has no card {card}.</source>
        <translation>{game} hat keine Karte {card}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/reporting.py"/>
        <source>Reports (*.tabletop-report)</source>
        <translation>Berichte (*.tabletop-report)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/reporting.py"/>
        <source>The report is in {path}. It holds this match, versions, settings, the last mistakes and a picture of the table, and no names of people or folders.</source>
        <translation>Der Bericht liegt in {path}. Er enthält diese Partie, Versionen, Einstellungen, die letzten Fehler und ein Bild des Tisches, aber keine Namen von Personen oder Ordnern.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/reporting.py"/>
        <source>A report of {written}, by version {version}: the table as it was then. What is done here is not kept.</source>
        <translation>Ein Bericht vom {written}, von Version {version}: der Tisch, wie er damals war. Was hier geschieht, wird nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/reporting.py"/>
        <source>What is in it</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Press</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Show menu</source>
        <translation>Menü zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Does what a click does</source>
        <translation>Tut, was ein Klick tut</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Puts the focus there</source>
        <translation>Setzt den Fokus dorthin</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/accessible.py"/>
        <source>Lists what this card can do, and why not</source>
        <translation>Zeigt, was diese Karte tun kann, und was nicht und warum</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/items/seat.py"/>
        <source>  ✕ out</source>
        <translation>  ✕ draußen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/items/seat.py"/>
        <source>  ▸ to decide</source>
        <translation>  ▸ ist dran</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/menu.py"/>
        <source>What {title} can do</source>
        <translation>Was {title} kann</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/menu.py"/>
        <source>{entry}. Not now: {refusal}</source>
        <translation>{entry}. Jetzt nicht: {refusal}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/nodes.py"/>
        <source>{number} of {count} in {zone}</source>
        <translation>{number} von {count} in {zone}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/nodes.py"/>
        <source>{stop} (here)</source>
        <translation>{stop} (hier)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/nodes.py"/>
        <source>place {number} of {count} on the table</source>
        <translation>Platz {number} von {count} auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/nodes.py"/>
        <source>seat {number} of {count}</source>
        <translation>Sitz {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/presenter.py"/>
        <source>Nobody passes by themselves.</source>
        <translation>Niemand passt von selbst.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/saying.py"/>
        <source>{spoken}, {place} of {handles}</source>
        <translation>{spoken}, {place} von {handles}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/saying.py"/>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/saying.py"/>
        <source>Waiting to happen: {waiting}</source>
        <translation>Noch zu geschehen: {waiting}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/scene/view.py"/>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/setting_up.py"/>
        <source>This setup can't be remembered: {error}.</source>
        <translation>Dieser Aufbau kann nicht gemerkt werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/settings.py"/>
        <source>Settings that can't be used were left out: {join}.</source>
        <translation>Einstellungen, die nicht brauchbar sind, wurden weggelassen: {join}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/settings.py"/>
        <source>The settings in {path} can't be read; the usual ones apply.</source>
        <translation>Die Einstellungen in {path} können nicht gelesen werden; es gelten die üblichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/settings.py"/>
        <source>The settings in {path} can't be read ({error}); the usual ones apply.</source>
        <translation>Die Einstellungen in {path} können nicht gelesen werden ({error}); es gelten die üblichen.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/sheets.py"/>
        <source>A card, face down</source>
        <translation>Eine Karte, verdeckt</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/sitting.py"/>
        <source>A computer player can't go on: {mistake}</source>
        <translation>Ein Computerspieler kann nicht weiter: {mistake}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/sitting.py"/>
        <source>A computer player made a mistake: {reason}</source>
        <translation>Ein Computerspieler hat einen Fehler gemacht: {reason}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/sounds.py"/>
        <source>This machine has no program that plays sounds. Any one of these will do: {names}.</source>
        <translation>Auf diesem Rechner gibt es kein Programm, das Töne abspielt. Eines von diesen genügt: {names}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/tongue.py"/>
        <source>The language can't be read: {error}.</source>
        <translation>Die Sprache kann nicht gelesen werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/tour.py"/>
        <source>This game has mistakes in its files:
{lines}</source>
        <translation>Dieses Spiel hat Fehler in seinen Dateien:
{lines}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/tour.py"/>
        <source>Some games can't be offered:</source>
        <translation>Einige Spiele können nicht angeboten werden:</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/tour.py"/>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/tour.py"/>
        <source>Your word on this can't be kept: {error}.</source>
        <translation>Deine Entscheidung kann nicht gespeichert werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/way_out.py"/>
        <source>The table is not as it should be: that is a mistake of the program. The match is on record.</source>
        <translation>Der Tisch ist nicht, wie er sein sollte: das ist ein Fehler des Programms. Die Partie ist aufgezeichnet.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/way_out.py"/>
        <source>Back to the last good moment</source>
        <translation>Zurück zum letzten guten Moment</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/way_out.py"/>
        <source>List all choices</source>
        <translation>Alle Möglichkeiten auflisten</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/window.py"/>
        <source>The settings can't be kept: {error}.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: {error}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/words.py"/>
        <source>seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>Language of the card</source>
        <translation>Sprache der Karte</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>Show the other side</source>
        <translation>Die andere Seite zeigen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>There is no card here yet.</source>
        <translation>Hier ist noch keine Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>The card can't be shown: other files of this game have mistakes.</source>
        <translation>Die Karte kann nicht gezeigt werden: Andere Dateien dieses Spiels haben Fehler.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>The card can't be shown before line {line} is mended.</source>
        <translation>Die Karte kann nicht gezeigt werden, bevor Zeile {line} berichtigt ist.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>The card can't be shown before its mistakes are mended.</source>
        <translation>Die Karte kann erst gezeigt werden, wenn ihre Fehler behoben sind.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>Shown as it was before the mistake in line {line}.</source>
        <translation>Gezeigt, wie sie vor dem Fehler in Zeile {line} war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>Shown as it was before the mistakes that are in it now.</source>
        <translation>Gezeigt, wie sie vor den Fehlern war, die jetzt darin sind.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>Shown as it was before the mistakes in other files of this game.</source>
        <translation>Gezeigt, wie sie vor den Fehlern in anderen Dateien dieses Spiels war.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/card_view.py"/>
        <source>A card without a name</source>
        <translation>Eine Karte ohne Namen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/choosing.py"/>
        <source>Open a file with cards</source>
        <translation>Eine Datei mit Karten öffnen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/choosing.py"/>
        <source>Cards (*.yaml)</source>
        <translation>Karten (*.yaml)</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/choosing.py"/>
        <source>Open another file…</source>
        <translation>Eine andere Datei öffnen…</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/choosing.py"/>
        <source>A file with cards, open beside the faces and texts that it gives. Games of your own lie in {folder}.</source>
        <translation>Eine Datei mit Karten, geöffnet neben den Gesichtern und Texten, die sie ergibt. Deine eigenen Spiele liegen in {folder}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/editor.py"/>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/editor.py"/>
        <source>Words that fit</source>
        <translation>Passende Wörter</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/mistakes.py"/>
        <source>warning {code}</source>
        <translation>Warnung {code}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/mistakes.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>The game can't be checked: {mistake}</source>
        <translation>Das Spiel kann nicht geprüft werden: {mistake}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>{path} is no file with cards of a game: those are cards.yaml and the files in cards, in a folder with a game.yaml.</source>
        <translation>{path} ist keine Datei mit Karten eines Spiels: Das sind cards.yaml und die Dateien in cards, in einem Ordner mit einer game.yaml.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>First the game itself has to be put right:
{lines}</source>
        <translation>Zuerst muss das Spiel selbst in Ordnung gebracht werden:
{lines}</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>{file} was changed by another program, and you have changed it here.</source>
        <translation>{file} wurde von einem anderen Programm geändert, und du hast es hier geändert.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>Your text is in {path}.</source>
        <translation>Dein Text ist in {path}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>There is no card where the cursor stands.</source>
        <translation>Wo die Einfügemarke steht, ist keine Karte.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>The card can be tried once the mistakes are mended.</source>
        <translation>Die Karte kann ausprobiert werden, sobald die Fehler behoben sind.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>Take theirs</source>
        <translation>Die andere nehmen</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/opening.py"/>
        <source>Save mine</source>
        <translation>Meine speichern</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Try the card</source>
        <translation>Karte ausprobieren</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Tab and Esc leave the text; Ctrl+Space lists words that fit, Ctrl+] and Ctrl+[ move lines in and out.</source>
        <translation>Tab und Esc verlassen den Text; Strg+Leertaste listet passende Wörter auf, Strg+] und Strg+[ rücken Zeilen ein und aus.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>The whole game is being checked…</source>
        <translation>Das ganze Spiel wird geprüft…</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>{file} is gone; Save writes it again.</source>
        <translation>{file} ist nicht mehr da; Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Writes the file and reads it again</source>
        <translation>Schreibt die Datei und liest sie neu</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Puts the card on a table, with what it needs</source>
        <translation>Legt die Karte mit allem, was sie braucht, auf einen Tisch</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Mistakes in this file: {count}.</source>
        <translation>Fehler in dieser Datei: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>Warnings: {count}.</source>
        <translation>Warnungen: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>In other files of the game: {count}.</source>
        <translation>In anderen Dateien des Spiels: {count}.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/page.py"/>
        <source>No mistakes.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <location filename="../../tabletop/table/workbench/trial.py"/>
        <source>The card can't be used at once.</source>
        <translation>Die Karte kann nicht sofort benutzt werden.</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Best</source>
        <translation>Beste Leiste</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>as a focus worth the highest multiplier of all your tracks</source>
        <translation>als Schwerpunkt so viel wert wie der höchste Multiplikator aller deiner Leisten</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>NX-01</source>
        <translation>NX-01</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Teachings of Surak</source>
        <translation>Teachings of Surak</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Ex-B</source>
        <translation>Ex-B</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Jem'Hadar</source>
        <translation>Jem'Hadar</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Vau N'Akat</source>
        <translation>Vau N'Akat</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>{sign} focus</source>
        <translation>Schwerpunkt: {sign}</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Away teams</source>
        <translation>Außenteams</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Incident</source>
        <translation>Zwischenfall</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Directive</source>
        <translation>Direktive</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Captain board</source>
        <translation>Kapitänsbrett</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Stardate</source>
        <translation>Sternzeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/captains-chair.json"/>
        <source>Ship token</source>
        <translation>Schiffsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traitors-aboard.json"/>
        <source>Loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traitors-aboard.json"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Attack Value</source>
        <translation>Angriffswert</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>how much damage a Ship inflicts in piracy and fights</source>
        <translation>wie viel Schaden ein Schiff in Piraterie und Kämpfen zufügt</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Defense Value</source>
        <translation>Verteidigungswert</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>how much of that damage a Ship keeps off</source>
        <translation>wie viel davon ein Schiff abwehrt</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>the highest one chooses the first captain, and settles ties</source>
        <translation>die höchste wählt den ersten Kapitän und entscheidet bei Gleichstand</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>how far a Ship goes at one jump; a Contract costs a Credit for each jump</source>
        <translation>wie weit ein Schiff in einem Sprung kommt; ein Vertrag kostet für jeden Sprung einen Credit</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a capability: gives one Cargo token in the Resource Phase</source>
        <translation>eine Schiffsfähigkeit: gibt in der Ressourcenphase einen Frachtmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a capability: gives one Military token in the Resource Phase</source>
        <translation>eine Schiffsfähigkeit: gibt in der Ressourcenphase einen Militärmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a capability: gives one Passenger token in the Resource Phase</source>
        <translation>eine Schiffsfähigkeit: gibt in der Ressourcenphase einen Passagiermarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a capability: gives one Survey token in the Resource Phase</source>
        <translation>eine Schiffsfähigkeit: gibt in der Ressourcenphase einen Erkundungsmarker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>an advanced capability: counts as Cargo and as Passenger</source>
        <translation>eine gehobene Schiffsfähigkeit: zählt als Fracht und als Passagier</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>an advanced capability: counts as Military and as Passenger</source>
        <translation>eine gehobene Schiffsfähigkeit: zählt als Militär und als Passagier</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>an advanced capability: counts as Military and as Survey</source>
        <translation>eine gehobene Schiffsfähigkeit: zählt als Militär und als Erkundung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>an advanced capability: counts as Passenger and as Survey</source>
        <translation>eine gehobene Schiffsfähigkeit: zählt als Passagier und als Erkundung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>the expense of giving a Contract up; a Complication changes it</source>
        <translation>die Ausgaben, um einen Vertrag aufzugeben; eine Komplikation ändert sie</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>how far away a Contract is</source>
        <translation>wie weit ein Vertrag entfernt ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>what else a Contract offers, for requirements of its own</source>
        <translation>was ein Vertrag sonst noch bietet, für eigene Anforderungen</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>what kind of being a Crew is</source>
        <translation>was für ein Wesen eine Besatzung ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>harm to a Crew; as many as its Wound Capacity take it out of play</source>
        <translation>Leid einer Besatzung; so viele wie ihre Wundenkapazität nehmen sie aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>so many Wounds take a Crew out of play</source>
        <translation>so viele Wunden nehmen eine Besatzung aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>harm to an Upgrade; as much as its Structure Capacity takes it out of play</source>
        <translation>Schaden an einem Ausbau; so viel wie seine Strukturkapazität nimmt ihn aus dem Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a kind of Connection</source>
        <translation>eine Art von Beziehung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a kind of Gear</source>
        <translation>eine Art von Ausrüstung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a kind of Upgrade, and a Ship's slots for it</source>
        <translation>eine Art von Ausbau, und die Plätze eines Schiffs dafür</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>how large a Ship is; an Upgrade needs so much</source>
        <translation>wie groß ein Schiff ist; ein Ausbau braucht so viel</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>only the acting captain can do this, with nothing on the queue</source>
        <translation>das kann nur der Kapitän am Zug, wenn nichts in der Warteschlange ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>what has to be paid, by expending cards</source>
        <translation>was bezahlt werden muss, indem Karten ausgegeben werden</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>so many Credits a card pays when it is expended</source>
        <translation>so viele Credits zahlt eine Karte, wenn sie ausgegeben wird</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>turn the card; it can't be exerted again until it is readied</source>
        <translation>drehe die Karte; sie kann nicht noch einmal verausgabt werden, bis sie bereit gemacht ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>turn an exerted card upright again</source>
        <translation>drehe eine verausgabte Karte wieder aufrecht</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>each one makes what its captain procures dearer</source>
        <translation>jeder macht teurer, was sein Kapitän beschafft</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>once each round</source>
        <translation>einmal in jeder Runde</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Linked</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>only what has the icon after it</source>
        <translation>nur was das Symbol dahinter hat</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>any captain can do this at any time, also while something is on the queue</source>
        <translation>das kann jeder Kapitän jederzeit, auch während etwas in der Warteschlange ist</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>an Action of a Crew with this Gear, which is exerted for it</source>
        <translation>eine Aktion einer Besatzung mit dieser Ausrüstung, die dafür verausgabt wird</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Victory Point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>20 of them win the game</source>
        <translation>20 davon gewinnen das Spiel</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>lies in a captain's Resource Pool until the end of the round</source>
        <translation>liegt bis zum Ende der Runde im Ressourcenvorrat eines Kapitäns</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a skill</source>
        <translation>eine Fertigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>a skill that stands in for others, and has no token of its own</source>
        <translation>eine Fertigkeit, die für andere einsteht und keinen eigenen Marker hat</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>the lower of the two levels of a skill</source>
        <translation>die niedrigere der zwei Stufen einer Fertigkeit</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>the higher level of a skill; serves as trained, too</source>
        <translation>die höhere Stufe einer Fertigkeit; dient auch als geübt</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Attack of the enemy ship</source>
        <translation>Angriff des feindlichen Schiffs</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Defense of the enemy ship</source>
        <translation>Verteidigung des feindlichen Schiffs</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Initiative of the enemy ship</source>
        <translation>Initiative des feindlichen Schiffs</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Structure of the enemy ship</source>
        <translation>Struktur des feindlichen Schiffs</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>{sign} {icon:expert} expert</source>
        <translation>{sign} {icon:expert} meisterhaft</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Structure Capacity</source>
        <translation>Strukturkapazität</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-ccg.json"/>
        <source>Tonnage needed</source>
        <translation>Benötigte Tonnage</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Officer</source>
        <translation>Offizier</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Power</source>
        <translation>Kampfkraft</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Base price</source>
        <translation>Grundpreis</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Starship</source>
        <translation>Raumschiff</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../tabletop/../assets/faces/traveller-traders.json"/>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <location filename="../../tabletop/../carddata/traitors-aboard/game.yaml"/>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traitors-aboard/game.yaml"/>
        <source>Overboard</source>
        <translation>Über Bord</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traitors-aboard/game.yaml"/>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traitors-aboard/game.yaml"/>
        <source>Mutineer</source>
        <translation>Meuterer</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traveller-traders/game.yaml"/>
        <source>Inactive</source>
        <translation>Außer Dienst</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traveller-traders/game.yaml"/>
        <source>Grounded</source>
        <translation>Sitzt fest</translation>
    </message>
    <message>
        <location filename="../../tabletop/../carddata/traveller-traders/game.yaml"/>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
</context>
</TS>
