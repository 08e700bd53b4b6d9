import { fittingScenes } from './scene-words-of-fittings.ts';
import { houseScenes } from './scene-words-of-houses.ts';
import { roomScenes } from './scene-words-of-rooms.ts';
import { supplyScenes } from './scene-words-of-supply.ts';

/** Which drawing shows what somebody's words speak of: by trade, as its category is called, the words of each scene. */
export const sceneTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...houseScenes,
  ...roomScenes,
  ...fittingScenes,
  ...supplyScenes,
};

/** Letters that are compared: small, without accents. */
const plain = (text: string): string =>
  text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a text with a space around each, in which parts are looked for. */
const spaced = (text: string): string =>
  ` ${plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')} `;

/** Up to so many letters the whole word is meant: 'bad' is no 'badly'. */
const WHOLE = 3;

/** 'leak' stands for all that begins so, '*treppe' for all that ends so, as German joins its words. */
const containsPart = (part: string, words: string): boolean => {
  if (part.startsWith('*')) return words.includes(`${part.slice(1)} `);
  if (part.length > WHOLE) return words.includes(` ${part}`);
  return words.includes(` ${part} `) || words.includes(` ${part}s `);
};

interface ScenePhrase {
  trade: string;
  scene: string;
  parts: readonly string[];
  /** Of several that are said the one of more words is meant, then the longer one. */
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

const scenePhrases: readonly ScenePhrase[] = Object.entries(sceneTables)
  .flatMap(([trade, scenes]) =>
    Object.entries(scenes).flatMap(([scene, words]) => phrasesOf(trade, scene, words)),
  )
  .sort((a, b) => b.weight - a.weight);

/** The scene that words speak of: one of these trades if one of theirs is meant, else any; null where they tell of none. */
export const sceneOfWords = (text: string, trades: readonly string[] = []): string | null => {
  const words = spaced(text);
  const matches = ({ parts }: ScenePhrase) => parts.every((part) => containsPart(part, words));
  const tradePhrase = scenePhrases.find((phrase) => trades.includes(phrase.trade) && matches(phrase));
  return (tradePhrase ?? scenePhrases.find(matches))?.scene ?? null;
};

/** For a trade nobody drew for: a house being renewed. */
const anyHouse = ['halfhouse', 'section', 'scaffold'] as const;

interface Work {
  id: number;
  title: string;
  description: string | null;
  /** What the company does, its first trade first. */
  trades: readonly string[];
}

/** The scene of a piece of work: of its title, else of its description, else one of the first trade. */
export const sceneOfWork = ({ id, title, description, trades }: Work): string => {
  const spoken = sceneOfWords(title, trades) ?? sceneOfWords(description ?? '', trades);
  if (spoken) return spoken;
  const [first = ''] = trades;
  const tradeScenes = Object.hasOwn(sceneTables, first) ? Object.keys(sceneTables[first] ?? {}) : anyHouse;
  return tradeScenes[id % tradeScenes.length] ?? anyHouse[0];
};
