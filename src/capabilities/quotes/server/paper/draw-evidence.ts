import { colours, type Hand, MARGIN, type OpenPaper, PAGE, RIGHT, WIDTH } from '#server/paper/open-paper.ts';
import { drawRule } from '#server/paper/paper-parts.ts';
import { drawRunningHead, PAGE_TOP } from './draw-quote.ts';
import type { EvidencePage } from './evidence-content.ts';
import type { QuotePaper } from './paper-content.ts';

const BAND = 9;

/** What was agreed is green, and hatched, so that it is known without colour too. */
const drawBand = (paper: OpenPaper) =>
  paper.drawn((pen) => {
    pen.save().rect(0, 0, PAGE.width, BAND).clip();
    pen.lineWidth(4).strokeColor(colours.agreed);
    for (let x = -BAND; x < PAGE.width + BAND; x += 9)
      pen
        .moveTo(x, BAND + 2)
        .lineTo(x + BAND + 4, -2)
        .stroke();
    pen.restore();
  });

/** The last page of a signed copy. */
export const drawEvidence = (paper: OpenPaper, content: QuotePaper, page: EvidencePage): void => {
  paper.nextPage();
  drawBand(paper);
  drawRunningHead(paper, content, page.foot);
  const title: Hand = { font: 'display', size: 19 };
  let y = PAGE_TOP + 12;
  paper.element('H1', () => {
    y = paper.write(page.title, MARGIN, y, title) + 10;
  });
  paper.element('P', () => {
    y = paper.write(paper.wrapped(page.lead, WIDTH * 0.8), MARGIN, y) + 12;
  });
  const name: Hand = { font: 'display', size: 22 };
  const lines = paper.wrapped(page.name, WIDTH - 40, name);
  const height = paper.heightOf(lines.length, name) + 42;
  paper.drawn((pen) => pen.lineWidth(0.9).strokeColor(colours.ink).rect(MARGIN, y, WIDTH, height).stroke());
  drawRule(paper, y + height - 24, { colour: colours.ink, from: MARGIN + 18, to: RIGHT - 18 });
  paper.element('P', () => {
    paper.write(lines, MARGIN + 18, y + 12, name);
    paper.write(page.signedAt, MARGIN + 18, y + height - 17, { size: 7.4, colour: colours.quiet });
  });
  y += height + 22;
  drawRule(paper, y - 6, { width: 0.9, colour: colours.ink });
  paper.element('Table', () => {
    for (const [term, value] of page.rows) y = drawRow(paper, term, value, y);
  });
  drawParties(paper, page.parties, y + 14);
};

const TERM = 138;

const drawRow = (paper: OpenPaper, term: string, value: string, y: number): number => {
  const lines = paper.wrapped(value, WIDTH - TERM).slice(0, MOST_LINES);
  const end = y + paper.heightOf(lines.length) + 8;
  paper.element('TR', () => {
    paper.element('TH', () => paper.write(term, MARGIN, y, { colour: colours.quiet }), { scope: 'Row' });
    paper.element('TD', () => paper.write(lines, MARGIN + TERM, y));
  });
  drawRule(paper, end - 4);
  return end;
};

// What was taken of 300 optional lines is read in the quote: the page has room for as many of them.
const MOST_LINES = 16;

const drawParties = (paper: OpenPaper, parties: EvidencePage['parties'], y: number) => {
  const width = WIDTH / parties.length;
  paper.drawn((pen) => {
    pen.lineWidth(0.5).strokeColor(colours.faint).rect(MARGIN, y, WIDTH, 46).stroke();
    for (let at = 1; at < parties.length; at += 1)
      pen
        .moveTo(MARGIN + at * width, y)
        .lineTo(MARGIN + at * width, y + 46)
        .stroke();
  });
  parties.forEach(({ heading, text }, at) =>
    paper.element('P', () => {
      const x = MARGIN + at * width + 10;
      paper.write(heading, x, y + 8, { size: 6.6, colour: colours.faint });
      paper.write(paper.wrapped(text, width - 20).slice(0, 2), x, y + 19);
    }),
  );
};
