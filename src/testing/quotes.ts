import { eq } from 'drizzle-orm';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { createSendQuoteJob } from '#features/quotes/core/server/index.ts';
import type { DrawQuotePdf } from '#features/quotes/core/server/pdf/draw-in-worker.ts';
import { findQuote } from '#features/quotes/core/server/store.ts';
import { quoteCodes } from '#features/quotes/core/server/tables.ts';
import type { TestHost } from './host.ts';
import { requestCalls } from './requests.ts';

interface TestResponse {
  status: number;
  text: string;
  body: unknown;
}

export const quoteOf = ({ status, text, body }: TestResponse): Quote => {
  if (status >= 300) throw new Error(`It was refused: ${status} ${text}`);
  return body as Quote;
};

/** Draws a PDF that only contains its input, in no time. */
export const drawQuickly: DrawQuotePdf = async (content) =>
  Buffer.from(`%PDF-1.7 ${JSON.stringify(content)}`);

export const lineInput = (changes: object = {}) => ({
  kind: 'materials',
  description: 'Natural slate 32 × 22',
  quantity: '96',
  unit: 'm2',
  unitPrice: '82.50',
  vatRate: 17,
  ...changes,
});

export const wholeQuote = (lines: readonly object[] = [lineInput()]) => ({
  sections: [{ title: 'Roof', lines }],
  plan: [
    { on: 'acceptance', label: 'Order of slate', percent: '30' },
    { on: 'completion', label: '', percent: '70' },
  ],
});

/** A quote without a request states where the work is. */
export const siteOfWork = {
  commune: 'Mondercange',
  postalCode: '3919',
  street: '14, rue des Tilleuls',
  isMainResidence: true,
  builtYear: 1931,
};

/** Groups the calls a test makes about quotes, and builds companies invited to write one. */
export const quoteCalls = async (host: Pick<TestHost, 'ask' | 'db' | 'services'>) => {
  const { ask, db, services } = host;
  const calls = await requestCalls(host);

  const postAction = (as: number, id: number, name: string, body: object = {}) =>
    ask('POST', `/api/quotes/${id}/${name}`, { as, body });
  const see = (as: number, id: number) => ask('GET', `/api/quotes/${id}`, { as });
  const save = (as: number, { id, revision }: Quote, body: object) =>
    ask('PATCH', `/api/quotes/${id}`, { as, body: { revision, ...body } });
  const begin = (as: number, body: object) => ask('POST', '/api/quotes', { as, body });

  /** The company has stated the facts that the law demands on a quote. */
  const lawfulRoofer = async (name: string) => {
    const roofer = await calls.roofer({ name, registrationNumber: 'B123456' });
    await buildCompanyProof(db, { companyId: roofer.id, kind: 'permit', number: '10042387/0' });
    return roofer;
  };

  /** Sends a request to as many companies. */
  const invitedRoofers = async (companies = 1) => {
    const claire = await calls.client();
    const roofers = [];
    for (let index = 0; index < companies; index += 1)
      roofers.push(await lawfulRoofer(`Roofer ${index + 1}`));
    const request = await calls.sent(
      claire.id,
      roofers.map(({ id }) => id),
    );
    const [schmit] = roofers;
    if (!schmit) throw new Error('Nobody was asked');
    return { claire, schmit, roofers, request };
  };

  const drafted = async (as: number, requestId: number, content: object = wholeQuote()) => {
    const draft = quoteOf(await begin(as, { requestId }));
    return quoteOf(await save(as, draft, content));
  };

  const pressSend = (as: number, { id, revision }: Quote) => postAction(as, id, 'send', { revision });

  /** Runs the job that makes the PDF, with a fast drawing. */
  const makePdf = async (id: number, draw: DrawQuotePdf = drawQuickly) => {
    const quote = await findQuote(db, id);
    await createSendQuoteJob(draw).run({ quoteId: id, version: quote?.newestVersion }, services);
  };

  /** Sends a draft with its PDF, and returns it as its company sees it then. */
  const sendDraft = async (as: number, draft: Quote) => {
    const pressed = await pressSend(as, draft);
    if (pressed.status !== 200) return pressed;
    await makePdf(draft.id);
    return see(as, draft.id);
  };

  const sentQuote = async (as: number, requestId: number, content?: object) =>
    quoteOf(await sendDraft(as, await drafted(as, requestId, content)));

  /** Builds a request with one sent quote. */
  const quoted = async (content?: object) => {
    const world = await invitedRoofers();
    return { ...world, quote: await sentQuote(world.schmit.userId, world.request.id, content) };
  };

  const codeHash = await hashPassword('123456');

  /** Sends a code to this person for this quote. */
  const withCode = async (personId: number, { id }: Quote) => {
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, personId));
    const sentCode = await postAction(personId, id, 'accept-code', { type: 'email' });
    if (sentCode.status !== 200) return sentCode;
    await db.update(quoteCodes).set({ codeHash }).where(eq(quoteCodes.quoteId, id));
    return sentCode;
  };

  const accept = (as: number, { id, version, sha256 }: Quote, changes: object = {}) =>
    postAction(as, id, 'accept', {
      version,
      sha256,
      name: 'Claire Hoffmann',
      options: [],
      code: '123456',
      ...changes,
    });

  return {
    ...calls,
    codeHash,
    withCode,
    accept,
    sentRequest: calls.sent,
    draftedRequest: calls.drafted,
    act: postAction,
    see,
    save,
    begin,
    asked: invitedRoofers,
    drafted,
    lawfulRoofer,
    pressSend,
    makePdf,
    sendDraft,
    sent: sentQuote,
    quoted,
  };
};
