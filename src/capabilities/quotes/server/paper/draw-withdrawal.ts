import type { WithdrawalPages } from '#quotes/rules/withdrawal-pages.ts';
import { colours, type Hand, MARGIN, type OpenPaper, PAGE, RIGHT, WIDTH } from '#server/paper/open-paper.ts';
import { drawRule, type Flow } from '#server/paper/paper-parts.ts';
import { drawHeading } from './draw-terms.ts';
import { drawWords } from './draw-words.ts';

const title: Hand = { font: 'display', size: 19 };
const quiet: Hand = { size: 7.4, colour: colours.quiet };
/** Between a word and the line one writes on behind it. */
const LINE_GAP = 8;
const BLANK = 24;

/** On a page of its own, so that the form can be torn out and sent. */
export const drawWithdrawal = (
  paper: OpenPaper,
  { title: name, sections, form }: WithdrawalPages,
  flow: Flow,
) => {
  flow.room(PAGE.height);
  paper.element('H1', () => {
    flow.y = paper.write(name, MARGIN, flow.y + 8, title) + 8;
  });
  for (const { heading, paragraphs } of sections) {
    flow.room(60);
    flow.y = drawHeading(paper, heading, flow.y + 6);
    for (const paragraph of paragraphs) {
      drawWords(paper, paragraph, flow);
      flow.y += 5;
    }
  }
  const height = 120 + form.blanks.length * BLANK;
  flow.room(height);
  flow.y = drawHeading(paper, form.heading, flow.y + 10);
  drawWords(paper, form.hint, flow, quiet);
  flow.y += 6;
  for (const line of form.lines) {
    drawWords(paper, `– ${line}`, flow);
    flow.y += 6;
  }
  for (const blank of form.blanks) drawBlank(paper, `– ${blank}`, flow);
  drawWords(paper, form.note, flow, quiet);
};

const drawBlank = (paper: OpenPaper, text: string, flow: Flow) => {
  flow.room(BLANK);
  const lines = paper.wrapped(text, WIDTH / 2);
  paper.element('P', () => paper.write(lines, MARGIN, flow.y));
  const end = flow.y + paper.heightOf(lines.length);
  drawRule(paper, end, { colour: colours.ink, from: MARGIN + WIDTH / 2 + LINE_GAP, to: RIGHT });
  flow.y = Math.max(flow.y + BLANK, end + LINE_GAP);
};
