import { colours, MARGIN, type OpenPaper, PAGE, RIGHT, WIDTH } from './open-paper.ts';

interface RuleTerms {
  width?: number;
  colour?: string;
  from?: number;
  to?: number;
}

export const drawRule = (
  paper: OpenPaper,
  y: number,
  { width = 0.5, colour = colours.line, from = MARGIN, to = RIGHT }: RuleTerms = {},
) => paper.drawn((pen) => pen.lineWidth(width).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke());

/** The gable of the mark with its red door. */
export const drawGable = (paper: OpenPaper, x: number, y: number) =>
  paper.drawn((pen) => {
    pen
      .lineWidth(2.4)
      .strokeColor(colours.ink)
      .moveTo(x + 20, y + 11)
      .lineTo(x + 20, y + 9.5)
      .lineTo(x + 10.5, y + 1.5)
      .lineTo(x + 1, y + 9.5)
      .lineTo(x + 1, y + 25)
      .lineTo(x + 20, y + 25)
      .lineTo(x + 20, y + 16)
      .lineTo(x + 11, y + 16)
      .stroke();
    pen
      .lineWidth(4)
      .strokeColor(colours.accent)
      .moveTo(x + 12.5, y + 15)
      .lineTo(x + 12.5, y + 25)
      .stroke();
  });

/** A name and what stands below it, in a column. Answers where it ends. */
export const drawParty = (
  paper: OpenPaper,
  { heading, lines }: { heading: string; lines: readonly (string | null)[] },
  { x, y, width }: { x: number; y: number; width: number },
): number => {
  const [name = '', ...rest] = lines.flatMap((line) => line?.split('\n') ?? []).filter((line) => line !== '');
  let end = y;
  paper.element('P', () => {
    end = paper.write(heading, x, y, { size: 7.2, colour: colours.faint }) + 2;
    const strong = { font: 'strong', size: 9 } as const;
    end = paper.write(paper.wrapped(name, width, strong), x, end, strong) + 1;
    for (const line of rest) end = paper.write(paper.wrapped(line, width), x, end, { colour: colours.quiet });
  });
  return end;
};

export interface Flow {
  y: number;
  /** Goes on to the next page where there is not this much room; answers whether it did. */
  room: (height: number) => boolean;
}

/** Down a page and on to the next. */
export const flowDown = (
  paper: OpenPaper,
  { from, top, floor, onNext }: { from: number; top: number; floor: number; onNext: () => void },
): Flow => {
  const flow: Flow = {
    y: from,
    room(height) {
      if (flow.y + height <= floor) return false;
      paper.nextPage();
      onNext();
      flow.y = top;
      return true;
    },
  };
  return flow;
};

export const FOOT = PAGE.height - 68;

/** At the foot of every page: two columns that say whose paper it is, and one with its name and the page. */
export const drawFeet = (
  paper: OpenPaper,
  {
    left,
    middle,
    name,
    pageOf,
  }: {
    left: readonly string[];
    middle: readonly string[];
    name: string;
    pageOf: (page: number, pages: number) => string;
  },
) => {
  const [second, third] = [MARGIN + WIDTH * 0.4, MARGIN + WIDTH * 0.77];
  const small = { size: 6.6, colour: colours.quiet };
  paper.onEachPage((page, pages) => {
    drawRule(paper, FOOT, { width: 0.9, colour: colours.ink, from: 0, to: PAGE.width });
    paper.drawn((pen) => {
      pen.lineWidth(0.5).strokeColor(colours.line);
      for (const x of [second, third])
        pen
          .moveTo(x - 10, FOOT)
          .lineTo(x - 10, PAGE.height)
          .stroke();
      const column = (lines: readonly string[], x: number, width: number, y = FOOT + 10) =>
        paper.write(lines.flatMap((line) => paper.wrapped(line, width, small)).slice(0, 5), x, y, small);
      const [owner = '', ...address] = left;
      const strong = { font: 'strong', size: 6.8 } as const;
      const below = paper.write(
        paper.wrapped(owner, second - MARGIN - 20, strong).slice(0, 2),
        MARGIN,
        FOOT + 10,
        strong,
      );
      column(address, MARGIN, second - MARGIN - 20, below);
      column(middle, second, third - second - 20);
      const end = column([name], third, RIGHT - third);
      paper.write(pageOf(page, pages), third, end + 4, { font: 'display', size: 9 });
    });
  });
};
