import {
  colours,
  type Hand,
  MARGIN,
  type OpenPaper,
  openPaper,
  RIGHT,
  WIDTH,
} from '#server/paper/open-paper.ts';
import { drawFeet, drawParty, drawRule, type Flow, FOOT, flowDown } from '#server/paper/paper-parts.ts';
import { drawLines, drawSums } from './draw-lines.ts';
import { drawSigning, heightOfSigning } from './draw-signing.ts';
import { drawHeading, drawTerms } from './draw-terms.ts';
import { drawWithdrawal } from './draw-withdrawal.ts';
import { drawWords, heightOfWords } from './draw-words.ts';
import type { QuotePaper } from './paper-content.ts';

const TOP = 40;
const FLOOR = FOOT - 14;
const LOGO = 36;

const quiet: Hand = { size: 7.4, colour: colours.quiet };

const initialsOf = (name: string) =>
  name
    .split(/[\s&.-]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');

const drawSeal = (paper: OpenPaper, { name, logo }: QuotePaper['company']) => {
  if (logo === null) {
    paper.drawn((pen) => {
      pen.roundedRect(MARGIN, TOP, LOGO, LOGO, 2).fill(colours.accent);
      const initials = initialsOf(name);
      const [hand, width] = [{ font: 'display', size: 14, colour: colours.white } as const, LOGO / 2 + 2];
      const [line = ''] = paper.wrapped(initials, LOGO, hand);
      paper.write(line, MARGIN + (line.length > 1 ? width / 2 - 2 : width - 6), TOP + 8, hand);
    });
    return;
  }
  paper.element(
    'Figure',
    () => paper.place(() => paper.pen.image(Buffer.from(logo, 'base64'), MARGIN, TOP, { fit: [LOGO, LOGO] })),
    { alt: name },
  );
};

const drawHead = (paper: OpenPaper, { company, client }: QuotePaper): number => {
  drawSeal(paper, company);
  const name: Hand = { font: 'display', size: 14 };
  const left = MARGIN + LOGO + 10;
  const right = MARGIN + WIDTH * 0.66;
  let end = TOP;
  paper.element('P', () => {
    end = paper.write(paper.wrapped(company.name, right - left - 20, name), left, TOP, name);
    // One a line: an IBAN that goes on in the next line is typed wrong.
    for (const line of company.address)
      end = paper.write(paper.wrapped(line, right - left - 20, quiet), left, end, quiet);
  });
  const [heading, lines] = [client.heading, client.lines];
  const below = drawParty(paper, { heading, lines }, { x: right, y: TOP, width: RIGHT - right });
  paper.drawn((pen) =>
    pen
      .lineWidth(0.9)
      .strokeColor(colours.ink)
      .moveTo(right - 10, TOP)
      .lineTo(right - 10, below)
      .stroke(),
  );
  return Math.max(end, below, TOP + LOGO);
};

const factTerm: Hand = { size: 6.4, colour: colours.faint };
const factValue: Hand = { font: 'strong', size: 7.6 };

/** As many beside each other as there are; the first says 'Kostenvoranschlag' where one reads German. */
export const factCells = (paper: OpenPaper, facts: QuotePaper['facts']) => {
  const shares = [1.35, 1.45, 1.25, 1.15, 1.1, 0.95, 1.4];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return facts.map(([term, text], at) => {
    const width = ((shares[at] ?? 1) / whole) * WIDTH;
    const x = MARGIN + (shares.slice(0, at).reduce((sum, share) => sum + share, 0) / whole) * WIDTH;
    const lines = paper.wrapped(text, width - 10, factValue);
    return { terms: paper.wrapped(term, width - 8, factTerm), lines, x };
  });
};

/** In a frame. */
const drawFacts = (paper: OpenPaper, facts: QuotePaper['facts'], flow: Flow) => {
  const value = factValue;
  const columns = factCells(paper, facts);
  const most = Math.max(...columns.map(({ lines }) => lines.length));
  const height = 20 + paper.heightOf(most, value);
  paper.drawn((pen) => {
    pen.lineWidth(0.9).strokeColor(colours.ink).rect(MARGIN, flow.y, WIDTH, height).stroke();
    pen.lineWidth(0.5).strokeColor(colours.line);
    for (const { x } of columns.slice(1))
      pen
        .moveTo(x, flow.y)
        .lineTo(x, flow.y + height)
        .stroke();
  });
  for (const { terms, lines, x } of columns)
    paper.element('P', () => {
      paper.write(terms, x + 6, flow.y + 5, factTerm);
      paper.write(lines, x + 6, flow.y + 15, value);
    });
  flow.y += height;
};

const drawGone = (paper: OpenPaper, { gone }: QuotePaper, flow: Flow) => {
  if (!gone) return;
  flow.room(50);
  flow.y = drawHeading(paper, gone.heading, flow.y + 8);
  for (const { description, net } of gone.rows)
    drawWords(paper, `${description.replace(/\s+/g, ' ')}: ${net}`, flow, quiet);
};

const drawBoth = (paper: OpenPaper, { both }: QuotePaper, flow: Flow) => {
  if (both.length === 0) return;
  const split = MARGIN + WIDTH * 0.39;
  const amount: Hand = { font: 'display', size: 14 };
  flow.room(64);
  flow.y += 12;
  paper.drawn((pen) => {
    pen.lineWidth(1.1).strokeColor(colours.ink).rect(MARGIN, flow.y, WIDTH, 46).stroke();
    pen
      .moveTo(split, flow.y)
      .lineTo(split, flow.y + 46)
      .stroke();
  });
  both.forEach((one, at) =>
    paper.element('P', () => {
      const x = (at === 0 ? MARGIN : split) + 12;
      const end = paper.write(one.amount, x, flow.y + 8, amount);
      paper.write(one.text, x, end, quiet);
    }),
  );
  flow.y += 46;
};

/** Where a page that is not the first begins, below its head. */
export const PAGE_TOP = TOP + 18;

export const drawRunningHead = (paper: OpenPaper, { company, object }: QuotePaper, right = object) => {
  paper.drawn(() => {
    const title: Hand = { font: 'display', size: 8.5 };
    const [name = ''] = paper.wrapped(company.name, WIDTH / 2 - 10, title);
    const [about = ''] = paper.wrapped(right, WIDTH / 2 - 10, quiet);
    paper.write(name, MARGIN, TOP - 8, title);
    paper.write(about, MARGIN, TOP - 7, { ...quiet, align: 'right', width: WIDTH });
  });
  drawRule(paper, TOP + 8, { width: 0.9, colour: colours.ink });
};

const open = ({ title, company, language, at }: QuotePaper): OpenPaper =>
  openPaper({ title, author: company.name, language, at: new Date(at) });

/** A last page that ends above this holds little enough to be gathered in. */
const LITTLE = 260;
/** Of the gaps between parts. */
const TIGHT = 0.3;

const drawParts = (paper: OpenPaper, content: QuotePaper, flow: Flow, gap: number): void => {
  const title: Hand = { font: 'display', size: 19 };
  paper.element('H1', () => {
    flow.y = paper.write(paper.wrapped(content.object, WIDTH, title), MARGIN, flow.y, title) + 8 * gap;
  });
  drawFacts(paper, content.facts, flow);
  flow.y += 14 * gap;
  if (content.intro) {
    drawWords(paper, content.intro, flow);
    flow.y += 10 * gap;
  }
  drawLines(paper, content, flow);
  flow.y += 6;
  for (const note of content.notes) drawWords(paper, note, flow, { size: 6.8, colour: colours.quiet });
  drawGone(paper, content, flow);
  flow.y += 14 * gap;
  drawSums(paper, content, flow);
  drawBoth(paper, content, flow);
  drawTerms(paper, content, flow, { most: FLOOR - TOP - 30, gap });
  drawClosing(paper, content, flow, gap);
};

/** A signature does not stand alone on a page: the words before it go on to the next with it. */
const drawClosing = (paper: OpenPaper, { words, signing }: QuotePaper, flow: Flow, gap: number) => {
  words.forEach(({ heading, text }, at) => {
    const height = 30 + heightOfWords(paper, text);
    const whole = at === words.length - 1 && signing ? height + heightOfSigning(signing) : height;
    flow.room(at === words.length - 1 && whole <= FLOOR - PAGE_TOP ? whole : Math.min(height, 60));
    flow.y = drawHeading(paper, heading, flow.y + 8 * gap);
    drawWords(paper, text, flow);
    flow.y += 6 * gap;
  });
  if (signing) drawSigning(paper, signing, flow);
};

const layOut = (content: QuotePaper, gap: number) => {
  const paper = open(content);
  let pages = 1;
  const flow = flowDown(paper, {
    from: drawHead(paper, content) + 22 * gap,
    top: PAGE_TOP,
    floor: FLOOR,
    onNext: () => {
      pages += 1;
      drawRunningHead(paper, content);
    },
  });
  drawParts(paper, content, flow, gap);
  return { paper, flow, pages };
};

/** Everything of a version, closer together where that saves a page for a few words. */
const drawVersion = (content: QuotePaper): OpenPaper => {
  const wide = layOut(content, 1);
  const isShort = wide.pages > 1 && wide.flow.y < PAGE_TOP + LITTLE;
  const close = isShort ? layOut(content, TIGHT) : wide;
  const { paper, flow } = close.pages < wide.pages ? close : wide;
  if (content.withdrawal) drawWithdrawal(paper, content.withdrawal, flow);
  return paper;
};

const close = (paper: OpenPaper, { company, foot }: QuotePaper): Promise<Buffer> => {
  drawFeet(paper, {
    left: [company.name, ...company.address],
    middle: company.law,
    name: foot.name,
    pageOf: (page, pages) => foot.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
  });
  return paper.bytes();
};

/** A version, and what stands behind it where there is more. The same content makes the same bytes. */
export const drawQuote = (content: QuotePaper, drawBehind?: (paper: OpenPaper) => void): Promise<Buffer> => {
  const paper = drawVersion(content);
  drawBehind?.(paper);
  return close(paper, content);
};
