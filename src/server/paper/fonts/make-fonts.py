# Makes the fonts of papers: the product's own at one weight, with the letters they lack from Source Sans 3 and Source Serif 4.
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.subset import Subsetter, Options
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.merge import Merger
# Run here, with fontTools and brotli, beside the unpacked npm packages @fontsource/source-sans-3 and source-serif-4 (5.3.1).
D='../../../design/fonts/'
SS='source-sans-3/files/source-sans-3-%s-%d-normal.woff2'
SR='source-serif-4/files/source-serif-4-%s-%d-normal.woff2'
OUT='./'
import os; os.makedirs(OUT,exist_ok=True)
RANGES=[(0x20,0x7e),(0xa0,0x24f),(0x259,0x259),(0x292,0x292),(0x2bb,0x2bc),(0x2c6,0x2dd),(0x300,0x30c),(0x370,0x3ff),(0x400,0x4ff),(0x1e00,0x1e9e),(0x1ef2,0x1ef3),(0x2010,0x2027),(0x2030,0x205e),(0x2070,0x2094),(0x20a0,0x20bf),(0x2100,0x2122),(0x2150,0x215e),(0x2190,0x2193),(0x2200,0x2265),(0x25a0,0x25cf),(0x2713,0x2713)]
def wanted(c): return c!=0xad and any(a<=c<=b for a,b in RANGES)
def cut(f, keep, feats):
    o=Options(); o.layout_features=feats; o.name_IDs=[1,2,4,6,13,0]; o.hinting=False; o.notdef_outline=True; o.glyph_names=False; o.legacy_kern=False; o.drop_tables+=['STAT','DSIG','GDEF','HVAR','MVAR','avar','meta','gasp','BASE']
    s=Subsetter(o); s.populate(unicodes=keep); s.subset(f); f.flavor=None
def tabular(f):
    """Digits of one width, baked in: papers are columns of sums."""
    gsub=f['GSUB'].table; subs={}
    for fr in gsub.FeatureList.FeatureRecord:
        if fr.FeatureTag=='tnum':
            for i in fr.Feature.LookupListIndex:
                for st in gsub.LookupList.Lookup[i].SubTable:
                    st=getattr(st,'ExtSubTable',st); subs.update(st.mapping)
    for t in f['cmap'].tables:
        for c,g in list(t.cmap.items()):
            if 0x30<=c<=0x39 and g in subs: t.cmap[c]=subs[g]
    print('tnum',len(subs), {f['hmtx'][f.getBestCmap()[c]][0] for c in range(0x30,0x3a)})
def make(name, family, own, weight, src, kern_ok=True):
    parts=[]; have=set()
    for i,p in enumerate(own):
        f=TTFont(D+p)
        if 'fvar' in f: instantiateVariableFont(f,{'wght':weight},inplace=True)
        if i==0 and 'GSUB' in f: tabular(f)
        scale_upem(f,1000); parts.append((f,['kern'] if i==0 else []))
    for sub in ['latin','latin-ext','greek','greek-ext','cyrillic','cyrillic-ext','vietnamese']:
        p=src%(sub,weight)
        if os.path.exists(p):
            f=TTFont(p); scale_upem(f,1000); parts.append((f,[]))
    files=[]
    for i,(f,feats) in enumerate(parts):
        keep={c for c in f.getBestCmap() if wanted(c)}-have
        if not keep: continue
        have|=keep; cut(f,keep,feats)
        for t in ('GSUB',)+(() if feats else ('GPOS',)):
            if t in f: del f[t]
        fn=f'part{len(files)}.ttf'; f.save(fn); files.append(fn)
    m=Merger().merge(files)
    for r in list(m['name'].names): m['name'].removeNames(r.nameID)
    for pid,eid,lang in ((3,1,0x409),(1,0,0)):
        m['name'].setName(family,1,pid,eid,lang); m['name'].setName('Regular',2,pid,eid,lang); m['name'].setName(family,4,pid,eid,lang); m['name'].setName(name,6,pid,eid,lang)
        m['name'].setName('Copyright 2022 The Instrument Sans Project Authors, 2018 The Besley Project Authors, 2010-2020 Adobe (Source Sans, Source Serif). SIL Open Font License 1.1',0,pid,eid,lang)
    m['head'].created=m['head'].modified=3800000000
    m.recalcTimestamp=False
    m['post'].formatType=3.0
    m['hhea'].ascent=950; m['hhea'].descent=-250; m['hhea'].lineGap=0
    o=OUT+name+'.ttf'; m.save(o); print(name,len(m.getBestCmap()),os.path.getsize(o), m['hhea'].ascent,m['hhea'].descent)
make('paper-text','Paper Text',['instrument-sans-var.woff2','instrument-sans-ext.woff2'],400,SS)
make('paper-strong','Paper Strong',['instrument-sans-var.woff2','instrument-sans-ext.woff2'],600,SS)
make('paper-display','Paper Display',['besley-regular.woff2','besley-ext.woff2'],400,SR)
