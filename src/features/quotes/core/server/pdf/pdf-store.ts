import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { QuotePdfKind } from '#features/quotes/core/rules/quotes.ts';
import type { QuoteSide } from '#features/quotes/core/server/store.ts';
import { quotePdfs } from '#features/quotes/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Only the client’s copy names the network of the signer. */
export const signedPdfKindBySide = {
  company: 'signed',
  client: 'signed-for-client',
} as const satisfies Record<QuoteSide, QuotePdfKind>;

export const pdfStorageName = ({ token }: { token: string }) => `papers/${token}.pdf`;

export interface QuotePdfFile {
  bytes: Uint8Array;
  token: string;
  sha256: Buffer;
}

/** Names a PDF so that nobody can guess where it is stored. */
export const createQuotePdfFile = (bytes: Uint8Array): QuotePdfFile => ({
  bytes,
  token: randomBytes(16).toString('hex'),
  sha256: createHash('sha256').update(bytes).digest(),
});

export const pdfBytesByStorageName = (pdfs: readonly QuotePdfFile[]): ReadonlyMap<string, Uint8Array> =>
  new Map(pdfs.map((pdf) => [pdfStorageName(pdf), pdf.bytes]));

type PdfRow = typeof quotePdfs.$inferSelect;

export const insertPdfRow = (
  transaction: Db,
  { bytes, token, sha256 }: QuotePdfFile,
  row: Pick<PdfRow, 'quoteId' | 'version' | 'kind'> & Partial<PdfRow>,
) => transaction.insert(quotePdfs).values({ ...row, token, sha256, bytes: bytes.length });

export const findPdfRow = async (
  db: Db,
  { quoteId, version, kind }: { quoteId: number; version: number; kind: QuotePdfKind },
): Promise<PdfRow | undefined> => {
  const [row] = await db
    .select()
    .from(quotePdfs)
    .where(and(eq(quotePdfs.quoteId, quoteId), eq(quotePdfs.version, version), eq(quotePdfs.kind, kind)));
  return row;
};
