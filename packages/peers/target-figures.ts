import { type Question, questions } from '../../bench/load/compared-side.ts';
import { type Measured, median, tableOf } from '../../bench/load/result-table.ts';
import type { SideName } from './sides.ts';

interface Wanted {
  question: Question;
  /** The peers have no cache, so this question is put to them in its place. */
  theirs?: Question;
  beside: readonly SideName[];
  /** So many answers of Giewel for each of the fastest of these. */
  atLeast: number;
}

const CONTENT_SYSTEMS = ['payload', 'strapi', 'directus'] as const;
const PEERS = ['next', ...CONTENT_SYSTEMS] as const;

/** As decision 38 has them. */
const wanted: readonly Wanted[] = [
  { question: 'cached-list', theirs: 'list', beside: PEERS, atLeast: 10 },
  { question: 'cached-company', theirs: 'company', beside: PEERS, atLeast: 10 },
  { question: 'cached-search', theirs: 'search', beside: PEERS, atLeast: 10 },
  { question: 'cached-page', beside: ['next'], atLeast: 10 },
  { question: 'cached-page', theirs: 'page', beside: ['payload'], atLeast: 10 },
  { question: 'list', beside: CONTENT_SYSTEMS, atLeast: 3 },
  { question: 'company', beside: CONTENT_SYSTEMS, atLeast: 3 },
  { question: 'search', beside: CONTENT_SYSTEMS, atLeast: 2 },
  { question: 'page', beside: ['next'], atLeast: 1 },
  { question: 'page', beside: ['payload'], atLeast: 2 },
  { question: 'sentence', beside: PEERS, atLeast: 1 },
  { question: 'message-alone', beside: CONTENT_SYSTEMS, atLeast: 0.9 },
  { question: 'message', beside: ['by-hand'], atLeast: 0.4 },
  { question: 'comparison', beside: ['by-hand'], atLeast: 0.4 },
];

interface Result {
  question: Question;
  measured: readonly Measured[];
}

const perSecond = ({ rounds }: Measured) => median(rounds.map((round) => round.perSecond));

/** Returns a table of each measured ratio to the fastest peer beside the wanted one. */
export const targetTable = (
  results: readonly Result[],
  nameOf: (side: SideName) => string | undefined,
): string => {
  const measuredOf = (question: Question) =>
    results.find((result) => result.question === question)?.measured ?? [];
  const rows = wanted.flatMap(({ question, theirs = question, beside, atLeast }) => {
    const ours = measuredOf(question).find(({ name }) => name.startsWith('Giewel'));
    const names = new Set(beside.map(nameOf));
    const [fastest] = measuredOf(theirs)
      .filter(({ name }) => names.has(name))
      .toSorted((one, other) => perSecond(other) - perSecond(one));
    if (!ours || !fastest) return [];
    // Round by round where they took turns.
    const ratio = theirs === question ? median(fastest.ratios) : perSecond(ours) / perSecond(fastest);
    const cells = [questions[question], fastest.name, ratio.toFixed(2), String(atLeast)];
    return [[...cells, ratio < atLeast ? 'no' : 'yes']];
  });
  return tableOf(['question', 'the fastest of them', 'Giewel / it', 'at least', 'reached'], rows);
};
