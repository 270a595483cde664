"""What Windows' file properties show, in the form that PyInstaller reads."""

from __future__ import annotations

TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004,
                    fileType=0x1, subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Tabletop developers"),
      StringStruct("FileDescription", "Tabletop"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "tabletop"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "Tabletop.exe"),
      StringStruct("ProductName", "Tabletop"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def version_info(version: str) -> str:
    """Write it for a version such as ``0.1.0``; letters after the numbers are for people only."""
    plain = [part for part in version.split(".") if part.isdecimal()]
    numbers = tuple(int(part) for part in (*plain, "0", "0", "0", "0")[:4])
    return TEMPLATE.format(numbers=numbers, version=version)
