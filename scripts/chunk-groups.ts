import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import { pages } from './measured-pages.ts';

/** What one file more costs whoever opens a page, as if it were so many bytes more. */
const FILE_COSTS = 2_100;

/** What most visitors meet first, and whoever is signed in on each page: what is downloaded there counts so many times. */
const OFTEN_MET_COUNTS = 50;
const oftenMet = new Set(
  [...pages.map(({ source }) => `capabilities/${source}`), 'web/shell/own/own-frame.tsx'].map((file) =>
    resolve('src', file),
  ),
);

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'name' | 'code' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId'
>;

/** A file as the browser gets it. */
interface Piece {
  bytes: number;
  moduleIds: readonly string[];
  /** The numbers of the entries that cannot do without: pages, and what is opened within them. */
  users: Set<number>;
  imports: Set<Piece>;
}

interface Pair {
  one: Piece;
  other: Piece;
  saves: number;
}

const without = <T>(some: Iterable<T>, others: ReadonlySet<T>) =>
  [...some].filter((item) => !others.has(item));

const compressedBytes = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Each chunk as a piece that knows which others it imports. */
const piecesOf = (chunks: readonly Chunk[]): Map<Chunk, Piece> => {
  const pieces = new Map(
    chunks.map(({ fileName, code, moduleIds }): [string, Piece] => [
      fileName,
      { bytes: compressedBytes(code), moduleIds, users: new Set(), imports: new Set() },
    ]),
  );
  const pieceOf = ({ fileName }: Chunk) => pieces.get(fileName) as Piece;
  for (const chunk of chunks)
    pieceOf(chunk).imports = new Set(chunk.imports.flatMap((name) => pieces.get(name) ?? []));
  return new Map(chunks.map((chunk) => [chunk, pieceOf(chunk)]));
};

/** Says of a piece, and of all it imports, that these need it; answers with those of which that was not known. */
const markUsers = (piece: Piece, users: ReadonlySet<number>): Piece[] => {
  if (without(users, piece.users).length === 0) return [];
  piece.users = new Set([...piece.users, ...users]);
  return [piece, ...[...piece.imports].flatMap((imported) => markUsers(imported, users))];
};

/** A piece and all it imports. */
const withImports = (piece: Piece, found = new Set<Piece>()): Set<Piece> => {
  if (found.has(piece)) return found;
  found.add(piece);
  for (const imported of piece.imports) withImports(imported, found);
  return found;
};

/** Whether one leads to another by way of a third: as one file they would import each other in a circle. */
const leadsAround = (from: Piece, to: Piece) =>
  without(from.imports, new Set([to])).some((third) => withImports(third).has(to));

/** Compares two pieces by what their users would save if they were one file, and would download for nothing. */
const compareBy = (countOf: (users: Iterable<number>) => number) => {
  const forNothing = (users: ReadonlySet<number>, piece: Piece) =>
    [...withImports(piece)].reduce(
      (sum, { bytes, users: known }) => sum + countOf(without(users, known)) * bytes,
      0,
    );
  return (one: Piece, other: Piece): Pair => {
    const saved = countOf([...one.users].filter((user) => other.users.has(user))) * FILE_COSTS;
    const lost = saved > 0 ? forNothing(one.users, other) + forNothing(other.users, one) : 0;
    return { one, other, saves: saved - lost };
  };
};

/** Makes one of two pieces, wherever they are imported; answers with all pieces that changed by it. */
const putTogether = ({ one, other }: Pair, all: Set<Piece>, shared: Set<Piece>): Set<Piece> => {
  const gone = new Set([one, other]);
  const together: Piece = {
    bytes: one.bytes + other.bytes,
    moduleIds: [...one.moduleIds, ...other.moduleIds],
    users: new Set(),
    imports: new Set(without([...one.imports, ...other.imports], gone)),
  };
  for (const piece of gone) {
    shared.delete(piece);
    all.delete(piece);
    for (const { imports } of all) if (imports.delete(piece)) imports.add(together);
  }
  shared.add(together);
  all.add(together);
  return new Set([...gone, ...markUsers(together, new Set([...one.users, ...other.users]))]);
};

/**
 * The modules of chunks that mostly the same pages need, put together: a bundler cuts wherever two pages differ, and a
 * page would be a hundred files of a few hundred bytes. Two become one as long as the files that are saved weigh more
 * than what somebody downloads for nothing, the best first. Pages, and what is opened within them, stay as they are.
 */
export const chunkGroups = (chunks: readonly Chunk[]): string[][] => {
  const pieces = piecesOf(chunks);
  const pieceOf = (chunk: Chunk) => pieces.get(chunk) as Piece;
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  for (const [number, entry] of entries.entries()) markUsers(pieceOf(entry), new Set([number]));
  const counts = entries.map(({ facadeModuleId }) =>
    oftenMet.has(facadeModuleId ?? '') ? OFTEN_MET_COUNTS : 1,
  );
  const compare = compareBy((users) => [...users].reduce((sum, user) => sum + (counts[user] ?? 1), 0));

  const all = new Set(pieces.values());
  const shared = new Set(without(chunks, new Set(entries)).map(pieceOf));
  let pairs: Pair[] = [];
  let changed = new Set(shared);
  for (;;) {
    pairs = pairs.filter(({ one, other }) => !changed.has(one) && !changed.has(other));
    const done = new Set<Piece>();
    for (const one of [...changed].filter((piece) => shared.has(piece))) {
      done.add(one);
      pairs.push(
        ...without(shared, done)
          .map((other) => compare(one, other))
          .filter(({ saves }) => saves > 0),
      );
    }
    pairs.sort((a, b) => b.saves - a.saves);
    const best = pairs.find(({ one, other }) => !leadsAround(one, other) && !leadsAround(other, one));
    if (!best) return [...shared].map(({ moduleIds }) => [...moduleIds]);
    changed = putTogether(best, all, shared);
  }
};
