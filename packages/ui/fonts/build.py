"""Builds verse-latin.woff2, see README.md. Run it with the folder of the original files as its argument."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

SOURCE = Path(sys.argv[1])
TARGET = Path(__file__).with_name('verse-latin.woff2')
WEIGHTS = {'wght': (400, 700)}
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum']
# English text, and the signs that our pages use, except those below.
KEPT = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xA9, 0xB7, 0xD7, 0xE9, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D]
KEPT += [0x2022, 0x2026, 0x20AC, 0x2191, 0x2193, 0x2212]
# Naira and cedi, which only the file for other Latin letters contains.
COPIED = [0x20A6, 0x20B5]
# Arrows that the face lacks: the upward arrow, turned.
TURNED = {0x2190: lambda x, y: (-y, x), 0x2192: lambda x, y: (y, -x)}
ARROW = 0x2191


def open_narrow(name):
    font = TTFont(SOURCE / f'bricolage-grotesque-{name}-wght-normal.woff2')
    return instancer.instantiateVariableFont(font, WEIGHTS)


def keep(font, characters):
    options = subset.Options(layout_features=FEATURES, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)


def advance_change(font, name):
    """The change of the advance width at the lightest weight, from the phantom points."""
    change = 0
    for one in font['gvar'].variations.get(name, []):
        left, right = (point or (0, 0) for point in one.coordinates[-4:-2])
        change += right[0] - left[0]
    return change


def add(font, character, glyph, metrics, variations):
    name = f'uni{character:04X}'
    others = [one for one in font.getGlyphOrder() if one != '.notdef']
    font['glyf'][name] = glyph
    font['hmtx'][name] = metrics
    font['gvar'].variations[name] = variations
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap[character] = name
    # HVAR shares the width changes of the glyphs that it knows.
    widths = font['HVAR'].table.AdvWidthMap.mapping
    change = advance_change(font, name)
    nearest = min(others, key=lambda one: abs(advance_change(font, one) - change))
    widths[name] = widths[nearest]
    print(f'{chr(character)} {name}: width {metrics[0]}, {change:+} when light, as {nearest}')


def turn(font, character, rotate):
    name = font.getBestCmap()[ARROW]
    glyph = font['glyf'][name].__class__()
    arrow = font['glyf'][name]
    glyph.__dict__.update({key: value for key, value in arrow.__dict__.items() if key != 'program'})
    glyph.program = arrow.program
    width = font['hmtx'][name][0]
    left, right = arrow.xMin, arrow.xMax
    low, high = arrow.yMin, arrow.yMax
    middle = ((left + right) / 2, (low + high) / 2)
    advance = width + round((high - low) - (right - left))
    points = [rotate(x - middle[0], y - middle[1]) for x, y in arrow.coordinates]
    glyph.coordinates = GlyphCoordinates([(round(x + advance / 2), round(y + middle[1])) for x, y in points])
    glyph.recalcBounds(font['glyf'])
    lighter = []
    for one in font['gvar'].variations.get(name, []):
        moves = [point and rotate(*point) for point in one.coordinates[:-4]]
        lighter.append(TupleVariation(one.axes, [*moves, (0, 0), (0, 0), (0, 0), (0, 0)]))
    add(font, character, glyph, (advance, glyph.xMin), lighter)


latin = open_narrow('latin')
keep(latin, KEPT)
other = open_narrow('latin-ext')
for character in COPIED:
    source = other.getBestCmap()[character]
    add(latin, character, other['glyf'][source], other['hmtx'][source], other['gvar'].variations.get(source, []))
for character, rotate in TURNED.items():
    turn(latin, character, rotate)
latin.flavor = 'woff2'
latin.save(TARGET)
print(f'{TARGET.name}: {TARGET.stat().st_size} bytes')
