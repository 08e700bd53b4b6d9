import { fetchQuotePaper, fetchSignedCopy } from '#quotes/contract/quotes.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { stringsOf } from '#strings/strings.ts';
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

export const paperRoutes: readonly Route[] = [fetchVersion, fetchSigned];
