import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import { pages } from './measured-pages.ts';

/** What a request costs whoever opens a page, as if it were so many bytes more. */
const REQUEST_BYTES = 2_100;

/** What most visitors open first, and the frame of whoever is signed in: bytes count so many times there. */
const OFTEN_OPENED_WEIGHT = 50;
const oftenOpened = [
  ...pages.map(({ source }) => `/capabilities/${source}`),
  '/src/web/shell/own/own-frame.tsx',
];

export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId'
>;

/** A file as the browser will get it, and the pages and late parts that cannot do without it. */
interface Piece {
  moduleIds: string[];
  bytes: number;
  imports: Set<Piece>;
  users: Set<Chunk>;
}

const compressedBytes = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const isEntry = (chunk: Chunk) => chunk.isEntry || chunk.isDynamicEntry;

/** A piece and all it imports. */
const withImports = (piece: Piece, found = new Set<Piece>()): Set<Piece> => {
  if (found.has(piece)) return found;
  found.add(piece);
  for (const imported of piece.imports) withImports(imported, found);
  return found;
};

const readPieces = (chunks: readonly Chunk[]): Map<Chunk, Piece> => {
  const pieces = new Map(
    chunks.map((chunk): [Chunk, Piece] => [
      chunk,
      {
        moduleIds: [...chunk.moduleIds],
        bytes: compressedBytes(chunk.code),
        imports: new Set(),
        users: new Set(),
      },
    ]),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, pieces.get(chunk)]));
  for (const [{ imports }, piece] of pieces) {
    for (const imported of imports.map((file) => byFile.get(file))) if (imported) piece.imports.add(imported);
  }
  for (const [chunk, piece] of pieces) {
    if (isEntry(chunk)) for (const { users } of withImports(piece)) users.add(chunk);
  }
  return pieces;
};

const weightOf = (users: readonly Chunk[]) =>
  users.reduce(
    (sum, { facadeModuleId }) =>
      sum + (oftenOpened.some((file) => facadeModuleId?.endsWith(file)) ? OFTEN_OPENED_WEIGHT : 1),
    0,
  );

const outside = (known: ReadonlySet<Chunk>, users: ReadonlySet<Chunk>) =>
  [...users].filter((user) => !known.has(user));

/** What these would download for nothing if they needed this piece. */
const wasteFor = (users: ReadonlySet<Chunk>, piece: Piece) =>
  [...withImports(piece)].reduce((sum, part) => sum + weightOf(outside(part.users, users)) * part.bytes, 0);

/** What is saved if two pieces are one file. */
const savedBy = (one: Piece, other: Piece) => {
  const requests = weightOf([...one.users].filter((user) => other.users.has(user))) * REQUEST_BYTES;
  return requests === 0 ? 0 : requests - wasteFor(one.users, other) - wasteFor(other.users, one);
};

/** Whether one leads to the other by way of a third: as one file the two would import each other in a circle. */
const leadsAround = (from: Piece, to: Piece) =>
  [...from.imports].some((third) => third !== to && withImports(third).has(to));

const bestPartner = (one: Piece, others: readonly Piece[]) =>
  others
    .map((other) => ({ other, saved: savedBy(one, other) }))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(({ other }) => !leadsAround(one, other) && !leadsAround(other, one))?.other;

/** Puts a piece into another, wherever it is imported. */
const merge = (piece: Piece, into: Piece, all: ReadonlySet<Piece>) => {
  into.moduleIds.push(...piece.moduleIds);
  into.bytes += piece.bytes;
  for (const { imports } of all) if (imports.delete(piece)) imports.add(into);
  into.imports = new Set(
    [...into.imports, ...piece.imports].filter((part) => part !== piece && part !== into),
  );
  const users = [...into.users, ...piece.users];
  for (const part of withImports(into)) for (const user of users) part.users.add(user);
};

/**
 * The modules of chunks that mostly the same pages need, put together: a bundler cuts wherever two pages differ, which is
 * fifty files of a few hundred bytes for a page. Pages, and what is opened within them, stay as they are.
 */
export const chunkGroups = (chunks: readonly Chunk[]): string[][] => {
  const pieces = readPieces(chunks);
  const all = new Set(pieces.values());
  const shared = new Set(
    chunks.filter((chunk) => !isEntry(chunk)).flatMap((chunk) => pieces.get(chunk) ?? []),
  );
  for (let before = Infinity; shared.size < before; ) {
    before = shared.size;
    for (const piece of [...shared].toSorted((a, b) => a.bytes - b.bytes)) {
      shared.delete(piece);
      const partner = bestPartner(piece, [...shared]);
      if (partner) {
        all.delete(piece);
        merge(piece, partner, all);
      } else shared.add(piece);
    }
  }
  return [...shared].map(({ moduleIds }) => moduleIds);
};
