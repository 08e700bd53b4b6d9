import { prepareRoomDocument, insertMadeRoomDocument } from '#features/projects/room/server/index.ts';
import { drawEvidencePage } from '#features/quotes/core/server/pdf/draw-evidence-page.ts';
import { drawQuotePdf } from '#features/quotes/core/server/pdf/draw-quote.ts';
import {
  insertPdfRow,
  createQuotePdfFile,
  pdfStorageName,
  signedPdfKindBySide,
} from '#features/quotes/core/server/pdf/pdf-store.ts';
import { readPdfContent } from '#features/quotes/core/server/pdf/send-quote-job.ts';
import { drawSignedCopies } from '#features/quotes/core/server/pdf/signed-copy-job.ts';
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
  const content = await readPdfContent({ db, files }, { ...row, number }, sentAt);
  const pdf = createQuotePdfFile(await drawQuotePdf(content));
  await files.put(pdfStorageName(pdf), pdf.bytes);
  await insertPdfRow(db, pdf, { quoteId, version: 1, kind: 'sent', content, madeAt: sentAt });
  return pdf.sha256;
};

/** Stores the signed copies for both sides and the project's room. */
export const storeSignedCopies = async (db: Db, files: FileStore, quoteId: number): Promise<void> => {
  const row = await findQuote(db, quoteId);
  const signed =
    row &&
    (await drawSignedCopies(
      { db, clock: { now: () => row.endedAt ?? row.createdAt } },
      row,
      ({ quote, evidence }) =>
        drawQuotePdf(quote, evidence && ((pdf) => drawEvidencePage(pdf, quote, evidence))),
    ));
  if (!signed) throw new Error('There is nothing that was signed');
  const { evidence, copies } = signed;
  const madeAt = new Date(evidence.at);
  for (const side of ['client', 'company'] as const) {
    const pdf = copies[side];
    await files.put(pdfStorageName(pdf), pdf.bytes);
    await insertPdfRow(db, pdf, {
      quoteId,
      version: evidence.version,
      kind: signedPdfKindBySide[side],
      madeAt,
    });
  }
  const { clientId } = row;
  const { projectId } = evidence;
  if (clientId === null || projectId === null) return;
  const inRoom = await prepareRoomDocument(copies.company.bytes);
  for (const [name, bytes] of inRoom.contents) await files.put(name, bytes);
  const name = `quote-${row.number}-signed.pdf`;
  await insertMadeRoomDocument(db, inRoom, {
    projectId,
    ownerId: clientId,
    side: 'client',
    name,
    createdAt: madeAt,
  });
};
