import { colours, type Hand, MARGIN, type OpenPaper, RIGHT, WIDTH } from '#server/paper/open-paper.ts';
import { drawRule, type Flow } from '#server/paper/paper-parts.ts';
import type { QuotePaper } from './paper-content.ts';

const heading: Hand = { font: 'display', size: 11 };
const quiet: Hand = { size: 7.4, colour: colours.quiet };

export const drawHeading = (
  paper: OpenPaper,
  text: string,
  y: number,
  { from = MARGIN, to = RIGHT } = {},
): number => {
  paper.element('H2', () => paper.write(text, from, y, heading));
  drawRule(paper, y + 17, { width: 0.9, colour: colours.ink, from, to });
  return y + 22;
};

const HALF = (WIDTH - 26) / 2;

interface Row {
  height: number;
  draw: (x: number, y: number) => void;
}

const planRows = (paper: OpenPaper, { plan }: QuotePaper): Row[] =>
  plan.rows.map(({ percent, on, label, amount }) => {
    const lines = paper.wrapped(label, HALF - 110, quiet);
    return {
      height: paper.heightOf(1) + paper.heightOf(lines.length, quiet) + 7,
      draw: (x, y) =>
        paper.element('P', () => {
          paper.write(percent, x, y - 1, { font: 'display', size: 10 });
          paper.write(on, x + 42, y, { font: 'strong' });
          paper.write(amount, x, y, { align: 'right', width: HALF });
          paper.write(lines, x + 42, y + paper.heightOf(1), quiet);
        }),
    };
  });

const outsideRows = (paper: OpenPaper, rows: QuotePaper['outside'][number]['rows']): Row[] =>
  rows.map(([kind, text]) => {
    const lines = paper.wrapped(text.replace(/\s+/g, ' '), HALF - 76);
    return {
      height: paper.heightOf(Math.max(1, lines.length)) + 7,
      draw: (x, y) =>
        paper.element('P', () => {
          paper.write(kind, x, y, { font: 'strong' });
          paper.write(lines, x + 76, y);
        }),
    };
  });

/** One block below the other in a column; answers where it ends. */
const drawBlock = (
  paper: OpenPaper,
  { title, rows }: { title: string; rows: readonly Row[] },
  x: number,
  from: number,
) => {
  let y = drawHeading(paper, title, from, { from: x, to: x + HALF });
  for (const { height, draw } of rows) {
    draw(x, y);
    drawRule(paper, y + height - 4, { from: x, to: x + HALF });
    y += height;
  }
  return y + 10;
};

const heightOfBlocks = (blocks: readonly { rows: readonly Row[] }[]) =>
  blocks.reduce((sum, { rows }) => sum + 32 + rows.reduce((height, row) => height + row.height, 0), 0);

/** Beside each other where they fit on a page, else one below the other over as many as they need. */
export const drawTerms = (
  paper: OpenPaper,
  content: QuotePaper,
  flow: Flow,
  { most, gap }: { most: number; gap: number },
) => {
  const plan = { title: content.plan.heading, rows: planRows(paper, content) };
  const outside = content.outside.map(({ heading: title, rows }) => ({
    title,
    rows: outsideRows(paper, rows),
  }));
  const height = Math.max(heightOfBlocks([plan]), heightOfBlocks(outside));
  flow.y += 16 * gap;
  if (height <= most) {
    flow.room(height);
    const left = drawBlock(paper, plan, MARGIN, flow.y);
    let right = flow.y;
    for (const block of outside) right = drawBlock(paper, block, MARGIN + HALF + 26, right);
    flow.y = Math.max(left, right);
    return;
  }
  for (const { title, rows } of [plan, ...outside]) {
    flow.room(70);
    flow.y = drawHeading(paper, title, flow.y);
    for (const row of rows) {
      flow.room(row.height);
      row.draw(MARGIN, flow.y);
      flow.y += row.height;
    }
    flow.y += 12;
  }
};
