import type { Asked } from './send-requests.ts';

export interface Row extends Asked {
  /** Milliseconds of the processor for each request: of the server, and of PostgreSQL. */
  serverMs: number;
  databaseMs: number;
}

/** What one side did in all rounds of a question. */
export interface Measured {
  name: string;
  rounds: Row[];
  /** Giewel's answers for each of its own, round by round; none of Giewel itself. */
  ratios: number[];
}

/** Of an even number the middle between the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
};

const middleOf = (rounds: readonly Row[], read: (row: Row) => number) => median(rounds.map(read));

/** Three digits that say something. */
const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const HEADS = [
  'side',
  'a second',
  'Giewel / it',
  'of the rounds',
  'p50 ms',
  'p99 ms',
  'CPU ms of the server',
  'CPU ms of PostgreSQL',
  'bytes a request',
  'not 2xx',
];

const cellsOf = ({ name, rounds, ratios }: Measured) => [
  name,
  short(middleOf(rounds, ({ perSecond }) => perSecond)),
  ratios.length === 0 ? '' : median(ratios).toFixed(2),
  ratios.length === 0 ? '' : `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  short(middleOf(rounds, ({ p50 }) => p50)),
  short(middleOf(rounds, ({ p99 }) => p99)),
  short(middleOf(rounds, ({ serverMs }) => serverMs)),
  short(middleOf(rounds, ({ databaseMs }) => databaseMs)),
  Math.round(middleOf(rounds, ({ bytesEach }) => bytesEach)).toLocaleString('en'),
  String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
];

/** Padded, as a page of docs has it. */
export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = heads.map((head, at) =>
    Math.max(3, head.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

export const measuredTable = (measured: readonly Measured[]): string => tableOf(HEADS, measured.map(cellsOf));
