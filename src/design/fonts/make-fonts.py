# Makes the display fonts of the website from the variable Besley of npm's @fontsource-variable/besley.
# Run here, with fontTools and brotli: python3 make-fonts.py besley-latin-wght-normal.woff2 besley-latin-ext-wght-normal.woff2
# Text is set in the regular weight alone. Only the wordmark, initials on logos and codes are heavier, so the heavier file
# has only their letters: a first visit loads 18 kB instead of 36.
import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

INITIALS = [c for r in ((0x30, 0x39), (0x41, 0x5A), (0xC0, 0xDE)) for c in range(r[0], r[1] + 1)] + [ord(c) for c in 'Giewel&+']

def make(source, weight, name, letters=None):
    font = instantiateVariableFont(TTFont(source), {'wght': weight})
    if letters:
        options = Options()
        options.layout_features = ['kern']
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=letters)
        subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(name)

latin, extended = sys.argv[1:]
make(latin, 400, 'besley-regular.woff2')
make(extended, 400, 'besley-ext.woff2')
make(latin, 500, 'besley-initials.woff2', INITIALS)
