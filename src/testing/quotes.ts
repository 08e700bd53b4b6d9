import type { Quote } from '#quotes/contract/shapes.ts';
import type { TestHost } from './host.ts';
import { requestCalls } from './requests.ts';

interface Answer {
  status: number;
  text: string;
  body: unknown;
}

export const quoteOf = ({ status, text, body }: Answer): Quote => {
  if (status >= 300) throw new Error(`It was refused: ${status} ${text}`);
  return body as Quote;
};

export const givenLine = (changes: object = {}) => ({
  kind: 'materials',
  description: 'Natural slate 32 × 22',
  quantity: '96',
  unit: 'm2',
  unitPrice: '82.50',
  vatRate: 17,
  ...changes,
});

export const wholeQuote = (lines: readonly object[] = [givenLine()]) => ({
  sections: [{ title: 'Roof', lines }],
  plan: [
    { on: 'acceptance', label: 'Order of slate', percent: '30' },
    { on: 'completion', label: '', percent: '70' },
  ],
});

/** The calls a test makes about quotes, and companies that were asked to write one. */
export const quoteCalls = async (host: Pick<TestHost, 'ask' | 'db' | 'tools'>) => {
  const { ask } = host;
  const calls = await requestCalls(host);

  const act = (as: number, id: number, name: string, body: object = {}) =>
    ask('POST', `/api/quotes/${id}/${name}`, { as, body });
  const see = (as: number, id: number) => ask('GET', `/api/quotes/${id}`, { as });
  const save = (as: number, { id, revision }: Quote, body: object) =>
    ask('PATCH', `/api/quotes/${id}`, { as, body: { revision, ...body } });
  const begin = (as: number, body: object) => ask('POST', '/api/quotes', { as, body });

  /** A request at as many companies. */
  const asked = async (companies = 1) => {
    const claire = await calls.client();
    const roofers = [];
    for (let at = 0; at < companies; at += 1) roofers.push(await calls.roofer({ name: `Roofer ${at + 1}` }));
    const request = await calls.sent(
      claire.id,
      roofers.map(({ id }) => id),
    );
    const [schmit] = roofers;
    if (!schmit) throw new Error('Nobody was asked');
    return { claire, schmit, roofers, request };
  };

  const drafted = async (as: number, requestId: number, content: object = wholeQuote()) => {
    const begun = quoteOf(await begin(as, { requestId }));
    return quoteOf(await save(as, begun, content));
  };

  const sendDraft = (as: number, { id, revision }: Quote) => act(as, id, 'send', { revision });

  const sent = async (as: number, requestId: number, content?: object) =>
    quoteOf(await sendDraft(as, await drafted(as, requestId, content)));

  /** A request with one quote that was sent. */
  const quoted = async (content?: object) => {
    const world = await asked();
    return { ...world, quote: await sent(world.schmit.userId, world.request.id, content) };
  };

  return {
    ...calls,
    sentRequest: calls.sent,
    act,
    see,
    save,
    begin,
    asked,
    drafted,
    sendDraft,
    sent,
    quoted,
  };
};
