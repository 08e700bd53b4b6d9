import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { logoColour } from '#design/logo-colour.ts';
import { escapeHtml } from '#kernel/escape-html.ts';
import { initialsOf } from '#kernel/initials.ts';
import { productFilePath } from '#server/config/product-file-path.ts';
import type { SocialCard } from '#web/page.ts';

export interface SocialCardOptions {
  card: Pick<SocialCard, 'name' | 'line' | 'rating'>;
  /** Fills the right half. */
  picture: Uint8Array;
  /** Null if a company has none: its initials stand there, as everywhere. Pages of ours have no place for one. */
  logo?: Uint8Array | null | undefined;
}

/** Cards for other websites have this size. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The picture is a square at the right. */
const LEFT = WIDTH - HEIGHT;
const EDGE = 48;
const SEAL = 112;
const STAR = 36;
const MARK = 46;

const PAPER = '#F7F4EC';
const INK = '#1D282F';
const INK_2 = '#49545A';
/** These are the printed inks of company-logo.module.css. */
const sealInks = {
  c0: ['#26353E', '#F4EFE3'],
  c1: ['#AA331B', '#FFF8F1'],
  c2: ['#1E6153', '#F2F7F3'],
  c3: ['#E0BC78', '#1D282F'],
  c4: ['#C9D4D8', '#1D282F'],
} as const;

/** A longer name is set smaller. */
const LONG_NAME = 26;
const LONGEST_TEXT = 70;
/** So long is what search engines show of a description. */
const LONGEST_LINE = 170;

interface TextStyle {
  face: 'display' | 'text';
  size: number;
  ink: string;
}

interface Drawn {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const drawText = async (
  text: string,
  { face, size, ink }: TextStyle,
  width = LEFT - 2 * EDGE,
  longest = LONGEST_TEXT,
): Promise<Drawn> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escapeHtml(shortened(text, longest))}</span>`,
      font: `Paper ${face === 'display' ? 'Display' : 'Text'} ${size}`,
      fontfile: productFilePath(`src/server/paper/fonts/paper-${face}.ttf`),
      width,
      wrap: 'word-char',
      spacing: -Math.round(size * (face === 'display' ? 0.55 : 0.15)),
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
};

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const placeSquare = async (picture: Uint8Array, side: number, at: { left: number; top: number }) => ({
  // Illustrations are made for screens of 96 dots an inch; half as much again fills the card sharply.
  input: await sharp(picture, { density: 144 })
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer(),
  raw: { width: side, height: side, channels: 3 as const },
  ...at,
});

const drawSeal = async ({ card, logo }: SocialCardOptions): Promise<OverlayOptions[]> => {
  if (logo === undefined) return [];
  const at = { left: EDGE, top: EDGE };
  const frame = (fill: string) =>
    svg(
      SEAL,
      SEAL,
      `<rect x="1.5" y="1.5" width="${SEAL - 3}" height="${SEAL - 3}" rx="3" fill="${fill}" stroke="${INK}" stroke-width="3"/>`,
    );
  if (logo) return [await placeSquare(logo, SEAL, at), { input: frame('none'), ...at }];
  const [ground, ink] = sealInks[logoColour(card.name)];
  const initials = await drawText(initialsOf(card.name), { face: 'display', size: 44, ink });
  return [
    { input: frame(ground), ...at },
    {
      ...initials,
      left: EDGE + Math.round((SEAL - initials.raw.width) / 2),
      top: EDGE + Math.round((SEAL - initials.raw.height) / 2),
    },
  ];
};

const drawStar = () =>
  svg(
    STAR,
    STAR,
    `<path transform="scale(${STAR / 24})" fill="#A8730C" d="M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z"/>`,
  );

/** One line of parts, which stand on one foot. */
const inLine = (
  parts: readonly { drawn: Pick<OverlayOptions, 'input' | 'raw'>; width: number; height: number }[],
  top: number,
) => {
  const height = Math.max(...parts.map((part) => part.height));
  let left = EDGE;
  return parts.map((part) => {
    const placed = { ...part.drawn, left, top: top + height - part.height };
    left += part.width + 12;
    return placed;
  });
};

const asPart = (drawn: Drawn) => ({ drawn, width: drawn.raw.width, height: drawn.raw.height });

const drawRating = async ({ rating }: SocialCardOptions['card'], top: number) => {
  if (!rating) return [];
  const { average } = rating;
  const words = asPart(await drawText(rating.words, { face: 'text', size: 32, ink: INK_2 }));
  if (average === null) return inLine([words], top);
  const number = asPart(await drawText(average, { face: 'display', size: 44, ink: INK }));
  return inLine([{ drawn: { input: drawStar() }, width: STAR, height: STAR }, number, words], top);
};

/** Draws the gable and the product's name, from the left or up to the right. */
const drawWordmark = async (at: {
  top: number;
  left?: number;
  right?: number;
}): Promise<OverlayOptions[]> => {
  const mark = await readFile(productFilePath('src/web/static/favicon.svg'), 'utf8');
  const width = Math.round((MARK * 32) / 34);
  const word = await drawText('Giewel', { face: 'display', size: 36, ink: INK });
  const { top, right = 0, left = right - width - 16 - word.raw.width } = at;
  return [
    { input: Buffer.from(mark.replace('<svg ', `<svg width="${width}" height="${MARK}" `)), left, top },
    { ...word, left: left + width + 16, top: top + MARK - word.raw.height - 6 },
  ];
};

/** Draws words beside a picture: a company's logo, name, trade and town, rating; a page's title and description. */
export const drawCardWithPicture = async (options: SocialCardOptions): Promise<Buffer> => {
  const { card, picture, logo } = options;
  const size = card.name.length < LONG_NAME ? 56 : 44;
  const name = await drawText(card.name, { face: 'display', size, ink: INK });
  const line = await drawText(
    card.line,
    { face: 'text', size: 32, ink: INK_2 },
    LEFT - 2 * EDGE,
    LONGEST_LINE,
  );
  const top = logo === undefined ? EDGE : EDGE + SEAL + 36;
  const lineTop = top + name.raw.height + 24;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      await placeSquare(picture, HEIGHT, { left: LEFT, top: 0 }),
      { input: svg(3, HEIGHT, `<rect width="3" height="${HEIGHT}" fill="${INK}"/>`), left: LEFT, top: 0 },
      ...(await drawSeal(options)),
      { ...name, left: EDGE, top },
      { ...line, left: EDGE, top: lineTop },
      ...(await drawRating(card, lineTop + line.raw.height + 24)),
      ...(await drawWordmark({ top: HEIGHT - EDGE - MARK, left: EDGE })),
    ])
    .png({ palette: true, quality: 85 })
    .toBuffer();
};

/** Draws what the product is for above the section through the country, which is as wide as the card. */
export const drawSectionCard = async ({ card, picture }: SocialCardOptions): Promise<Buffer> => {
  const width = (WIDTH * 3) / 4 - EDGE;
  const name = await drawText(card.name, { face: 'display', size: 56, ink: INK }, width);
  const line = await drawText(card.line, { face: 'text', size: 32, ink: INK_2 }, width);
  const section = await sharp(picture, { density: 144 })
    .resize(WIDTH)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height } = section.info;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      { input: section.data, raw: { width: WIDTH, height, channels: 4 }, left: 0, top: HEIGHT - height },
      { ...name, left: EDGE, top: EDGE },
      { ...line, left: EDGE, top: EDGE + name.raw.height + 24 },
      ...(await drawWordmark({ top: EDGE, right: WIDTH - EDGE })),
    ])
    .png({ palette: true, quality: 85 })
    .toBuffer();
};
