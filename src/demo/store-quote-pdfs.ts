import { documentForRoom, storeRoomDocument } from '#features/projects/room/server/index.ts';
import { drawEvidence } from '#features/quotes/core/server/paper/draw-evidence.ts';
import { drawQuote } from '#features/quotes/core/server/paper/draw-quote.ts';
import { contentOf } from '#features/quotes/core/server/paper/make-pdf.ts';
import { drawCopies } from '#features/quotes/core/server/paper/make-signed-copy.ts';
import {
  insertPdfRow,
  pdfStorageName,
  quotePdfOf,
  signedFor,
} from '#features/quotes/core/server/paper/pdf-store.ts';
import { findQuote } from '#features/quotes/core/server/store.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Db } from './builders/db.ts';

/** Runs just before a quote of the demo is sent. */
export const storeQuotePdf = async (
  db: Db,
  files: FileStore,
  { quoteId, number, at: sentAt }: { quoteId: number; number: string; at: Date },
): Promise<Buffer> => {
  const row = await findQuote(db, quoteId);
  if (!row) throw new Error('There is nothing to print');
  const content = await contentOf({ db, files }, { ...row, number }, sentAt);
  const pdf = quotePdfOf(await drawQuote(content));
  await files.put(pdfStorageName(pdf), pdf.bytes);
  await insertPdfRow(db, pdf, { quoteId, version: 1, kind: 'sent', content, madeAt: sentAt });
  return pdf.sha256;
};

/** Stores the signed copies for both sides and the project's room. */
export const storeSignedCopies = async (db: Db, files: FileStore, quoteId: number): Promise<void> => {
  const row = await findQuote(db, quoteId);
  const signed =
    row &&
    (await drawCopies(
      { db, clock: { now: () => row.endedAt ?? row.createdAt } },
      row,
      ({ quote, evidence }) => drawQuote(quote, evidence && ((pdf) => drawEvidence(pdf, quote, evidence))),
    ));
  if (!signed) throw new Error('There is nothing that was signed');
  const { evidence, copies } = signed;
  const madeAt = new Date(evidence.at);
  for (const side of ['client', 'company'] as const) {
    const pdf = copies[side];
    await files.put(pdfStorageName(pdf), pdf.bytes);
    await insertPdfRow(db, pdf, { quoteId, version: evidence.version, kind: signedFor[side], madeAt });
  }
  const { clientId } = row;
  const { projectId } = evidence;
  if (clientId === null || projectId === null) return;
  const inRoom = await documentForRoom(copies.company.bytes);
  for (const [name, bytes] of inRoom.contents) await files.put(name, bytes);
  const name = `quote-${row.number}-signed.pdf`;
  await storeRoomDocument(db, inRoom, {
    projectId,
    ownerId: clientId,
    side: 'client',
    name,
    createdAt: madeAt,
  });
};
