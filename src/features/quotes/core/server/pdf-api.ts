import { Readable } from 'node:stream';
import {
  fetchQuotePdf,
  fetchSignedQuotePdf,
  previewQuotePdf,
} from '#features/quotes/core/contract/quotes.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { stringsOf } from '#strings/strings.ts';
import { findOpenDraft } from './find-open-draft.ts';
import { drawQuoteInWorker } from './pdf/draw-in-worker.ts';
import { findPdfRow, pdfStorageName, signedPdfKindBySide } from './pdf/pdf-store.ts';
import { readPdfContent } from './pdf/send-quote-job.ts';
import { findOpenReportOfQuote } from './quote-reports.ts';
import type { QuoteRow } from './store.ts';
import { findOwnQuote, quoteSideOf } from './store.ts';

const nameOf = ({ number }: QuoteRow) => number ?? '';

const fetchVersion: EndpointRoute = handle(fetchQuotePdf, async (call) => {
  const { params, person, language, services, refuse, concerns } = call;
  const { id, version } = params;
  const judgedQuote = person.userType === 'admin' ? await findOpenReportOfQuote(services.db, id) : undefined;
  const row = judgedQuote ?? (await findOwnQuote(services.db, person.id, id));
  const pdf = row && (await findPdfRow(services.db, { quoteId: id, version, kind: 'sent' }));
  const file = pdf && (await services.files.read(pdfStorageName(pdf)));
  if (!file) throw refuse('quoteNotFound');
  if (judgedQuote?.ownerId) concerns(judgedQuote.ownerId);
  const { quotePaper } = stringsOf(language);
  return { ...file, name: quotePaper.file({ number: nameOf(row), version }) };
});

const fetchSigned: EndpointRoute = handle(
  fetchSignedQuotePdf,
  async ({ params, person, language, services, refuse }) => {
    const row = await findOwnQuote(services.db, person.id, params.id);
    const version = row?.state === 'accepted' ? row.sentVersion : null;
    const pdf =
      row &&
      version !== null &&
      (await findPdfRow(services.db, {
        quoteId: row.id,
        version,
        kind: signedPdfKindBySide[quoteSideOf(row, person.id)],
      }));
    const file = pdf && (await services.files.read(pdfStorageName(pdf)));
    if (!file) throw refuse('quoteNotFound');
    return { ...file, name: stringsOf(language).quotePaper.signedFile(nameOf(row)) };
  },
);

/** A preview is drawn by the same code as the PDF that is sent. */
const preview: EndpointRoute = handle(previewQuotePdf, async ({ params, person, services, refuse }) => {
  const row = await findOwnQuote(services.db, person.id, params.id);
  if (!row || quoteSideOf(row, person.id) !== 'company') throw refuse('quoteNotFound');
  if (!(await findOpenDraft(services.db, row))) throw refuse('notDraft');
  const content = await readPdfContent(services, row, services.clock.now());
  const bytes = await drawQuoteInWorker({ quote: content });
  const name = `${content.foot.name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.pdf`;
  return { type: 'application/pdf', content: Readable.from([bytes]), size: bytes.length, name };
});

export const quotePdfRoutes: readonly EndpointRoute[] = [fetchVersion, preview, fetchSigned];
