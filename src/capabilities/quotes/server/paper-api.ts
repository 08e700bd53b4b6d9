import { Readable } from 'node:stream';
import { fetchQuotePaper, fetchSignedCopy, previewQuotePaper } from '#quotes/contract/quotes.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { stringsOf } from '#strings/strings.ts';
import { openDraftOf } from './open-draft.ts';
import { drawQuoteApart } from './paper/draw.ts';
import { contentOf } from './paper/make-paper.ts';
import { findPaper, paperFile, signedFor } from './paper/papers.ts';
import { reportedQuote } from './reports.ts';
import type { QuoteRow } from './store.ts';
import { findOwnQuote, quoteSideOf } from './store.ts';

const nameOf = ({ number }: QuoteRow) => number ?? '';

const fetchVersion: Route = answer(fetchQuotePaper, async (call) => {
  const { params, person, language, tools, refuse, concerns } = call;
  const { id, version } = params;
  const judged = person.userType === 'admin' ? await reportedQuote(tools.db, id) : undefined;
  const row = judged ?? (await findOwnQuote(tools.db, person.id, id));
  const paper = row && (await findPaper(tools.db, { quoteId: id, version, kind: 'sent' }));
  const file = paper && (await tools.files.read(paperFile(paper)));
  if (!file) throw refuse('quoteNotFound');
  if (judged?.ownerId) concerns(judged.ownerId);
  const { quotePaper } = stringsOf(language);
  return { ...file, name: quotePaper.file({ number: nameOf(row), version }) };
});

const fetchSigned: Route = answer(fetchSignedCopy, async ({ params, person, language, tools, refuse }) => {
  const row = await findOwnQuote(tools.db, person.id, params.id);
  const version = row?.state === 'accepted' ? row.sentVersion : null;
  const paper =
    row &&
    version !== null &&
    (await findPaper(tools.db, { quoteId: row.id, version, kind: signedFor[quoteSideOf(row, person.id)] }));
  const file = paper && (await tools.files.read(paperFile(paper)));
  if (!file) throw refuse('quoteNotFound');
  return { ...file, name: stringsOf(language).quotePaper.signedFile(nameOf(row)) };
});

/** Drawn as it would be sent now, by the same hand. */
const preview: Route = answer(previewQuotePaper, async ({ params, person, tools, refuse }) => {
  const row = await findOwnQuote(tools.db, person.id, params.id);
  if (!row || quoteSideOf(row, person.id) !== 'company') throw refuse('quoteNotFound');
  if (!(await openDraftOf(tools.db, row))) throw refuse('notDraft');
  const content = await contentOf(tools, row, tools.clock.now());
  const bytes = await drawQuoteApart({ quote: content });
  const name = `${content.foot.name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.pdf`;
  return { type: 'application/pdf', content: Readable.from([bytes]), size: bytes.length, name };
});

export const paperRoutes: readonly Route[] = [fetchVersion, preview, fetchSigned];
