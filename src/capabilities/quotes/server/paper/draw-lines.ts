import { colours, type Hand, MARGIN, type OpenPaper, RIGHT, WIDTH } from '#server/paper/open-paper.ts';
import { drawRule, type Flow } from '#server/paper/paper-parts.ts';
import type { QuotePaper } from './paper-content.ts';

const GAP = 6;
/** Number, description, quantity, unit, unit price, discount, VAT, net; the description takes what is left. */
const FIXED: readonly number[] = [18, 0, 42, 38, 50, 28, 32, 60];
const DESCRIPTION = WIDTH - FIXED.reduce((sum, width) => sum + width, 0) - GAP * (FIXED.length - 1);
const widths = FIXED.map((width) => width || DESCRIPTION);
const lefts = widths.map(
  (_, at) => MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0),
);
const isRight = (at: number) => at === 2 || at > 3;

const small: Hand = { size: 6.8, colour: colours.quiet };
const titleHand: Hand = { font: 'display', size: 10.5 };
const strong: Hand = { font: 'strong' };
const tagHand: Hand = { size: 6.8, colour: colours.quiet };
const markHand: Hand = { size: 6.8, font: 'strong', colour: colours.quiet };

const cell = (paper: OpenPaper, at: number, lines: string | readonly string[], y: number, hand: Hand = {}) =>
  paper.write(lines, lefts[at] ?? MARGIN, y, {
    ...hand,
    ...(isRight(at) && { align: 'right', width: widths[at] ?? 0 }),
  });

/** What is meant by a column, above its first line and again on every page. */
const headings = (paper: OpenPaper, { head }: QuotePaper, y: number) => {
  head.forEach((heading, at) => heading !== '#' && cell(paper, at, heading, y, small));
};

const HEAD_HEIGHT = 13;

export const drawLines = (paper: OpenPaper, content: QuotePaper, flow: Flow): void => {
  const again = () => {
    paper.drawn(() => headings(paper, content, flow.y));
    drawRule(paper, flow.y + 12, { width: 0.9, colour: colours.ink });
    flow.y += HEAD_HEIGHT;
  };
  paper.element('Table', () => {
    paper.element('THead', () =>
      paper.element('TR', () =>
        content.head.forEach((heading, at) =>
          paper.element('TH', () => cell(paper, at, heading === '#' ? '' : heading, flow.y, small), {
            scope: 'Column',
          }),
        ),
      ),
    );
    drawRule(paper, flow.y + 12, { width: 0.9, colour: colours.ink });
    flow.y += HEAD_HEIGHT;
    for (const section of content.sections)
      paper.element('TBody', () => {
        if (section.title) drawTitle(paper, section, flow, again);
        section.lines.forEach((line) => drawLine(paper, line, content, flow, again));
      });
  });
};

type Section = QuotePaper['sections'][number];

const drawTitle = (paper: OpenPaper, { letter, title, net }: Section, flow: Flow, again: () => void) => {
  const lines = paper.wrapped(title, DESCRIPTION + 150, titleHand);
  const height = paper.heightOf(lines.length, titleHand) + 10;
  // A title does not stand alone at the end of a page.
  if (flow.room(height + 40)) again();
  const y = flow.y + 7;
  paper.element('TR', () => {
    paper.element('TD', () => cell(paper, 0, letter, y + 2.5, { colour: colours.quiet }));
    paper.element('TH', () => paper.write(lines, lefts[1] ?? MARGIN, y, titleHand), { scope: 'Row' });
    paper.element('TD', () => cell(paper, 7, net, y + 2.5, strong));
  });
  flow.y += height;
  drawRule(paper, flow.y);
};

const drawLine = (
  paper: OpenPaper,
  line: Section['lines'][number],
  { optionalTag }: QuotePaper,
  flow: Flow,
  again: () => void,
) => {
  const words = paper.wrapped(line.description.replace(/\s+/g, ' '), DESCRIPTION);
  const tag = line.isOptional ? paper.heightOf(1, tagHand) + 3 : 0;
  const marks = line.mark === undefined ? [] : paper.wrapped(line.mark, DESCRIPTION, markHand);
  const mark = marks.length > 0 ? paper.heightOf(marks.length, markHand) + 1 : 0;
  const height = paper.heightOf(words.length) + tag + mark + 6;
  if (flow.room(height)) again();
  const y = flow.y + 3.5;
  paper.element('TR', () => {
    paper.element('TD', () => cell(paper, 0, line.number, y, { colour: colours.quiet }));
    paper.element('TD', () => {
      const end = cell(paper, 1, words, y);
      if (line.isOptional) paper.write(optionalTag, (lefts[1] ?? MARGIN) + 3, end + 1, tagHand);
      if (marks.length > 0) paper.write(marks, lefts[1] ?? MARGIN, end + tag, markHand);
    });
    line.cells.forEach((text, at) =>
      paper.element('TD', () => cell(paper, at + 2, text, y, at === 5 ? strong : {})),
    );
  });
  if (line.isOptional)
    paper.drawn((pen) =>
      pen
        .lineWidth(0.5)
        .strokeColor(colours.faint)
        .dash(1.6, { space: 1.4 })
        .roundedRect(
          lefts[1] ?? MARGIN,
          y + paper.heightOf(words.length) - 0.2,
          tagWidth(optionalTag),
          10,
          1.5,
        )
        .stroke()
        .undash(),
    );
  flow.y += height;
  drawRule(paper, flow.y);
};

// As wide as its word at that size, near enough for a box around it.
const tagWidth = (word: string) => word.length * 3.5 + 6;

export const sumColumns = [84, 84, 76, 116];

/** As large as it can be beside the sum before it. */
export const totalHand = (paper: OpenPaper, total: string): Hand => {
  const hands = [15, 12, 10, 8].map((size): Hand => ({ font: 'display', size }));
  const room = (sumColumns[3] ?? 0) - 10;
  return hands.find((hand) => paper.wrapped(total, room, hand).length === 1) ?? { font: 'display', size: 6 };
};

/** Sums by rate, to the right; the total large. */
export const drawSums = (paper: OpenPaper, { sums }: QuotePaper, flow: Flow): void => {
  const columns = sumColumns;
  const left = RIGHT - columns.reduce((sum, width) => sum + width, 0);
  const xOf = (at: number) => left + columns.slice(0, at).reduce((sum, width) => sum + width, 0);
  const height = HEAD_HEIGHT + sums.rows.length * 15 + 28;
  flow.room(height);
  const row = (
    texts: readonly string[],
    y: number,
    kind: 'TH' | 'TD',
    hand: (at: number) => Hand,
    drops = 0,
  ) =>
    paper.element('TR', () =>
      texts.forEach((text, at) =>
        paper.element(
          at === 0 && kind === 'TD' ? 'TH' : kind,
          () =>
            paper.write(text, xOf(at), y - (at === 3 ? drops : 0), {
              ...hand(at),
              ...(at > 0 && { align: 'right', width: columns[at] ?? 0 }),
            }),
          kind === 'TH' || at === 0 ? { scope: kind === 'TH' ? 'Column' : 'Row' } : {},
        ),
      ),
    );
  paper.element('Table', () => {
    row(sums.heading, flow.y, 'TH', () => small);
    drawRule(paper, flow.y + 12, { width: 0.9, colour: colours.ink, from: left });
    flow.y += HEAD_HEIGHT;
    for (const texts of sums.rows) {
      row(texts, flow.y, 'TD', () => ({}));
      drawRule(paper, flow.y + 12.5, { from: left });
      flow.y += 15;
    }
    row(sums.total, flow.y + 6, 'TD', (at) => (at === 3 ? totalHand(paper, sums.total[3] ?? '') : strong), 6);
    flow.y += 28;
  });
};
