import { buildingIllustrationKeywords } from './illustration-keywords-building.ts';
import { fittingIllustrationKeywords } from './illustration-keywords-fittings.ts';
import { roomIllustrationKeywords } from './illustration-keywords-rooms.ts';
import { utilityIllustrationKeywords } from './illustration-keywords-utilities.ts';

/** Maps each trade, by its category's name, to its scenes and the words that call for them. */
export const illustrationKeywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...buildingIllustrationKeywords,
  ...roomIllustrationKeywords,
  ...fittingIllustrationKeywords,
  ...utilityIllustrationKeywords,
};

/** Letters are compared in lower case and without accents. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** Puts a space around each word so that parts can be looked for. */
const spaced = (text: string): string =>
  ` ${plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')} `;

/** Parts of at most this many letters match whole words only: 'bad' does not match 'badly'. */
const WHOLE = 3;

/** 'leak' matches every word that begins so, '*treppe' every word that ends so, as German joins its words. */
const containsPart = (part: string, words: string): boolean => {
  if (part.startsWith('*')) return words.includes(`${part.slice(1)} `);
  if (part.length > WHOLE) return words.includes(` ${part}`);
  return words.includes(` ${part} `) || words.includes(` ${part}s `);
};

interface ScenePhrase {
  trade: string;
  scene: string;
  parts: readonly string[];
  /** Among several matches the phrase with more words wins, then the longer one. */
  weight: number;
}

const A_WORD = 100;

const phrasesOf = (trade: string, scene: string, words: string): ScenePhrase[] =>
  words
    .split(/[\n,]/)
    .map((phrase) =>
      plain(phrase)
        .split(/[^a-z0-9*]+/)
        .filter(Boolean),
    )
    .filter(({ length }) => length > 0)
    .map((parts) => {
      const letters = parts.join('').replaceAll('*', '').length;
      return { trade, scene, parts, weight: parts.length * A_WORD + letters };
    });

const scenePhrases: readonly ScenePhrase[] = Object.entries(illustrationKeywords)
  .flatMap(([trade, scenes]) =>
    Object.entries(scenes).flatMap(([scene, words]) => phrasesOf(trade, scene, words)),
  )
  .sort((a, b) => b.weight - a.weight);

/** Returns the scene that a text speaks of, one of these trades' scenes before others; null if none matches. */
export const findIllustrationScene = (text: string, trades: readonly string[] = []): string | null => {
  const words = spaced(text);
  const matches = ({ parts }: ScenePhrase) => parts.every((part) => containsPart(part, words));
  const tradePhrase = scenePhrases.find((phrase) => trades.includes(phrase.trade) && matches(phrase));
  return (tradePhrase ?? scenePhrases.find(matches))?.scene ?? null;
};

/** A trade without drawings gets a house under renovation. */
const anyHouse = ['halfhouse', 'section', 'scaffold'] as const;

interface Work {
  id: number;
  title: string;
  description: string | null;
  /** The company's first trade comes first. */
  trades: readonly string[];
}

/** Chooses a scene by the title, else by the description, else from the first trade. */
export const chooseIllustrationScene = ({ id, title, description, trades }: Work): string => {
  const spoken = findIllustrationScene(title, trades) ?? findIllustrationScene(description ?? '', trades);
  if (spoken) return spoken;
  const [first = ''] = trades;
  const tradeScenes = Object.hasOwn(illustrationKeywords, first)
    ? Object.keys(illustrationKeywords[first] ?? {})
    : anyHouse;
  return tradeScenes[id % tradeScenes.length] ?? anyHouse[0];
};
