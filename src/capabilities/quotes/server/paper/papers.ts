import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PaperKind } from '#quotes/rules/quotes.ts';
import type { Side } from '#quotes/server/store.ts';
import { quotePapers } from '#quotes/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Where whoever signed it was is in the client’s copy alone. */
export const signedFor = { company: 'signed', client: 'signed-for-client' } as const satisfies Record<
  Side,
  PaperKind
>;

export const paperFile = ({ token }: { token: string }) => `papers/${token}.pdf`;

export interface DrawnPaper {
  bytes: Uint8Array;
  token: string;
  sha256: Buffer;
}

/** A PDF as it is going to be stored, under a name nobody can guess. */
export const drawnPaper = (bytes: Uint8Array): DrawnPaper => ({
  bytes,
  token: randomBytes(16).toString('hex'),
  sha256: createHash('sha256').update(bytes).digest(),
});

export const contentsOf = (papers: readonly DrawnPaper[]): ReadonlyMap<string, Uint8Array> =>
  new Map(papers.map((paper) => [paperFile(paper), paper.bytes]));

type PaperRow = typeof quotePapers.$inferSelect;

export const storePaper = (
  transaction: Db,
  { bytes, token, sha256 }: DrawnPaper,
  row: Pick<PaperRow, 'quoteId' | 'version' | 'kind'> & Partial<PaperRow>,
) => transaction.insert(quotePapers).values({ ...row, token, sha256, bytes: bytes.length });

export const findPaper = async (
  db: Db,
  { quoteId, version, kind }: { quoteId: number; version: number; kind: PaperKind },
): Promise<PaperRow | undefined> => {
  const [row] = await db
    .select()
    .from(quotePapers)
    .where(
      and(eq(quotePapers.quoteId, quoteId), eq(quotePapers.version, version), eq(quotePapers.kind, kind)),
    );
  return row;
};
