# Makes the fonts of the website from npm's @fontsource-variable/besley and @fontsource-variable/instrument-sans.
# Run here, with fontTools and brotli: python3 make-fonts.py besley-latin-wght-normal.woff2 besley-latin-ext-wght-normal.woff2
#   instrument-sans-latin-wght-normal.woff2
# Text is set in Besley's regular weight alone. Only the wordmark, initials on logos and codes are heavier, so the heavier file
# has only their letters: a first visit loads 16 kB instead of 36.
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.varStore import VarStoreInstancer

INITIALS = [c for r in ((0x30, 0x39), (0x41, 0x5A), (0xC0, 0xDE)) for c in range(r[0], r[1] + 1)] + [ord(c) for c in 'Giewel&+']

# The range that tokens.css gives it.
EXTENDED = [*range(0x100, 0x180), *range(0x218, 0x21C)]

# In thousandths of the letter's size: half a pixel where a heading is set in sixteen.
VISIBLE = 30

def subset(font, letters, features):
    options = Options()
    options.layout_features = features
    options.name_IDs = [1, 2]
    options.drop_tables += ['STAT', 'gasp']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)

def save(font, name):
    font.flavor = 'woff2'
    font.save(name)

def make(source, weight, name, letters=None):
    font = instantiateVariableFont(TTFont(source), {'wght': weight})
    subset(font, letters or font.getBestCmap().keys(), ['kern', 'liga', 'tnum'])
    save(font, name)

# How each pair's distance changes with the weight is a fifth of the file. Where nobody could see the change, all weights
# keep the regular's distance.
def make_text(source, name):
    font = TTFont(source)
    bold = VarStoreInstancer(font['GDEF'].table.VarStore, font['fvar'].axes, {'wght': 1})
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for part in lookup.SubTable:
            pairs = getattr(part, 'ExtSubTable', part)
            if pairs.LookupType != 2:
                continue
            records = (
                [record for first in pairs.PairSet for record in first.PairValueRecord]
                if pairs.Format == 1
                else [record for first in pairs.Class1Record for record in first.Class2Record]
            )
            for value in (record.Value1 for record in records):
                change = getattr(value, 'XAdvDevice', None)
                if change and abs(bold[(change.StartSize << 16) + change.EndSize]) < VISIBLE:
                    value.XAdvDevice = None
    subset(font, font.getBestCmap().keys(), ['*'])
    save(font, name)

latin, extended, text = sys.argv[1:]
make(latin, 400, 'besley-regular.woff2')
make(extended, 400, 'besley-ext.woff2', EXTENDED)
make(latin, 500, 'besley-initials.woff2', INITIALS)
make_text(text, 'instrument-sans-var.woff2')
