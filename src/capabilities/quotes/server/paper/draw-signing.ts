import { colours, type Hand, MARGIN, type OpenPaper, WIDTH } from '#server/paper/open-paper.ts';
import { drawRule, type Flow } from '#server/paper/paper-parts.ts';
import { drawHeading } from './draw-terms.ts';
import { drawWords } from './draw-words.ts';
import type { QuotePaper } from './paper-content.ts';

const BLANK = 22;
const GAP = 26;
const HALF = (WIDTH - GAP) / 2;
const strong: Hand = { font: 'strong' };
const quiet: Hand = { size: 7.4, colour: colours.quiet };

type Signing = NonNullable<QuotePaper['signing']>;

export const heightOfSigning = ({ blanks }: Signing): number => 60 + blanks.length * BLANK;

/** For whoever prints it: the company to the left, the client to the right, each with lines to write on. */
export const drawSigning = (paper: OpenPaper, signing: Signing, flow: Flow): void => {
  flow.room(heightOfSigning(signing));
  flow.y = drawHeading(paper, signing.heading, flow.y + 8);
  drawWords(paper, signing.hint, flow, quiet);
  const top = flow.y + 6;
  signing.parties.forEach((party, at) => {
    const x = MARGIN + at * (HALF + GAP);
    const [name = ''] = paper.wrapped(party, HALF, strong);
    paper.element('P', () => paper.write(name, x, top, strong));
    signing.blanks.forEach((blank, row) => {
      const y = top + paper.heightOf(1) + row * BLANK + BLANK / 2;
      paper.element('P', () => paper.write(blank, x, y, quiet));
      drawRule(paper, y + 10, { colour: colours.ink, from: x + 62, to: x + HALF });
    });
  });
  flow.y = top + paper.heightOf(1) + signing.blanks.length * BLANK;
};
