"""The library: card data, layouts, rule texts and packs from disk, checked and with exact faults.

It reads YAML at the border and gives frozen records; it knows Qt as little as any one game.
"""
