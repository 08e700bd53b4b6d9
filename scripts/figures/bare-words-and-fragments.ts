const LOCAL = /\b(?:const|let) (\w+)\b(?= =|:)/g;
const BARE =
  /^(?:given|held|taken|known|said|told|kept|made|asked|found|seen|heard|named|shown|sent|written|done|gone|read|counted|wanted|chosen|typed|stored|others?|own|one|ones|what|who|whom|whose|why|which|where|how|it|at|of|most|again|once|there|here|both|each|some|asking|telling)$/;
const COMMENT = /\/\*\*?\s*(?:\*\s)?([\s\S]*?)\*\/|^[ \t]*\/\/ ?(.*(?:\n[ \t]*\/\/.*)*)/gm;
const FRAGMENT = /^(?:What|Whatever|Whoever|Whose|Whom|Of|Those)\b/;

export interface Share {
  count: number;
  total: number;
}

const shareOf = (texts: readonly string[], pattern: RegExp): Share => ({
  count: texts.filter((text) => pattern.test(text)).length,
  total: texts.length,
});

/** Local variables whose whole name is a participle or a determiner: such a name says nothing of its value. */
export const bareLocals = (files: readonly (readonly [path: string, text: string])[]): Share =>
  shareOf(
    files.flatMap(([, text]) => [...text.matchAll(LOCAL)].map(([, name = '']) => name)),
    BARE,
  );

/** Comments that begin as a fragment, without a subject. */
export const fragmentComments = (files: readonly (readonly [path: string, text: string])[]): Share =>
  shareOf(
    files.flatMap(([, text]) =>
      [...text.matchAll(COMMENT)].map(([, block = '', lines = '']) => (block || lines).trim()),
    ),
    FRAGMENT,
  );
