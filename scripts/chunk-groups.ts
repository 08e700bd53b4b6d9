import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import { ownPages, publicPages } from './measured-pages.ts';

/** A further request costs a visitor about as much as this many bytes. */
const REQUEST_BYTES = 2_100;

/** Bytes count this many times on the pages most visitors open first and in the frame of signed-in people. */
const OFTEN_OPENED_WEIGHT = 50;
const oftenOpened = [
  ...publicPages.map(({ source }) => `/features/${source}`),
  '/src/web/shell/signed-in/signed-in-header.tsx',
];

/** Bytes count this many times on the pages of signed-in people that have a limit, so that small parts don't bring forms. */
const LIMITED_WEIGHT = 10;
const limited = ownPages.map(({ source }) => `/features/${source}`);

export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId'
>;

/** A file as the browser will get it, and the pages and late parts that cannot do without it. */
interface Piece {
  moduleIds: string[];
  bytes: number;
  imports: Set<Piece>;
  users: Set<BuiltChunk>;
}

const compressedBytes = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const isEntry = (chunk: BuiltChunk) => chunk.isEntry || chunk.isDynamicEntry;

/** A piece and all it imports. */
const withImports = (piece: Piece, pieces = new Set<Piece>()): Set<Piece> => {
  if (pieces.has(piece)) return pieces;
  pieces.add(piece);
  for (const imported of piece.imports) withImports(imported, pieces);
  return pieces;
};

const readPieces = (chunks: readonly BuiltChunk[]): Map<BuiltChunk, Piece> => {
  const pieces = new Map(
    chunks.map((chunk): [BuiltChunk, Piece] => [
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

const weightOfUser = ({ facadeModuleId }: BuiltChunk) => {
  const isOneOf = (files: readonly string[]) => files.some((file) => facadeModuleId?.endsWith(file));
  if (isOneOf(oftenOpened)) return OFTEN_OPENED_WEIGHT;
  return isOneOf(limited) ? LIMITED_WEIGHT : 1;
};

const weightOf = (users: readonly BuiltChunk[]) => users.reduce((sum, user) => sum + weightOfUser(user), 0);

const outside = (chunks: ReadonlySet<BuiltChunk>, users: ReadonlySet<BuiltChunk>) =>
  [...users].filter((user) => !chunks.has(user));

/** Returns the weighted bytes that these users would download for nothing if they needed this piece. */
const wasteFor = (users: ReadonlySet<BuiltChunk>, piece: Piece) =>
  [...withImports(piece)].reduce((sum, part) => sum + weightOf(outside(part.users, users)) * part.bytes, 0);

/** Returns the weighted bytes saved by merging two pieces into one file. */
const savedBy = (piece: Piece, otherPiece: Piece) => {
  const requests = weightOf([...piece.users].filter((user) => otherPiece.users.has(user))) * REQUEST_BYTES;
  return requests === 0
    ? 0
    : requests - wasteFor(piece.users, otherPiece) - wasteFor(otherPiece.users, piece);
};

/** Returns whether one imports the other through a third: merged, they would form a circle with it. */
const leadsAround = (from: Piece, to: Piece) =>
  [...from.imports].some((third) => third !== to && withImports(third).has(to));

const bestPartner = (piece: Piece, candidates: readonly Piece[]) =>
  candidates
    .map((candidate) => ({ other: candidate, saved: savedBy(piece, candidate) }))
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(({ other }) => !leadsAround(piece, other) && !leadsAround(other, piece))?.other;

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
export const chunkGroups = (chunks: readonly BuiltChunk[]): string[][] => {
  const pieces = readPieces(chunks);
  const all = new Set(pieces.values());
  const shared = new Set(
    chunks.filter((chunk) => !isEntry(chunk)).flatMap((chunk) => pieces.get(chunk) ?? []),
  );
  for (let sizeBefore = Infinity; shared.size < sizeBefore;) {
    sizeBefore = shared.size;
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
