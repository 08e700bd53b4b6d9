import { type Random, randomFrom } from '#demo/random.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { quoteDeclineReasons } from '#quotes/rules/quotes.ts';
import { keepQuotes } from '#quotes/server/keep-quotes.ts';
import { closeReasons, declineReasons } from '#requests/rules/requests.ts';
import { keepDeadlines } from '#requests/server/keep-deadlines.ts';
import type { TestHost } from '#testing/host.ts';
import { givenLine, quoteCalls, wholeQuote } from '#testing/quotes.ts';
import { readWork, type WorkSoFar } from './work-so-far.ts';

type Side = 'client' | 'company';
type Answer = { status: number } | undefined;

interface Cast {
  client: number;
  companies: { id: number; userId: number }[];
  /** Neither side of anything here. */
  strangers: number[];
}

export interface Walk {
  cast: Cast;
  work: WorkSoFar;
  random: Random;
}

export interface Act {
  by: Side;
  /** How often it is drawn, beside the others: what ends everything seldom, what leads on often. */
  weight?: number;
  /** Every project here is born of a signed quote, and such a one nobody turns down or calls off. */
  isRefused?: true;
  /** Who it is that would do it, of those whose side may. */
  run: (walk: Walk, as: number) => Promise<Answer>;
}

const HOUR_MS = 3_600_000;

const isInForce = ({ signed, overAt }: WorkSoFar['quotes'][number]) => signed !== null && overAt === null;

/** All that people can do to a request and what comes of it, each to a thing drawn by chance. */
export const actsOfWork = async (host: TestHost) => {
  const { ask, tools } = host;
  const calls = await quoteCalls(host);
  const began = new Date();
  let now = began;
  Object.assign(tools, { clock: { now: () => now } });

  const post = (as: number, url: string, body: object = {}) => ask('POST', url, { as, body });
  const anyOf = <Item>({ random }: Walk, items: readonly Item[]) =>
    items.length === 0 ? undefined : random.pick(items);
  const lines = ({ random }: Walk, isChange: boolean) =>
    Array.from({ length: random.between(1, 3) }, () =>
      givenLine({
        quantity: String(random.between(1, 400)),
        unitPrice: `${isChange && random.chance(0.4) ? '-' : ''}${random.between(1, 90)}.${random.between(10, 99)}`,
        vatRate: random.pick([17, 14, 8]),
        isOptional: !isChange && random.chance(0.2),
      }),
    );
  const quoteAs = async (as: number, id: number) => {
    const { status, body } = await calls.see(as, id);
    return status === 200 ? (body as Quote) : undefined;
  };
  /** A call about a quote drawn by chance, of those it is about where there are any, as whoever does it sees it. */
  const onQuote =
    (
      run: (as: number, quote: Quote, walk: Walk) => Promise<Answer>,
      isMeant: (quote: WorkSoFar['quotes'][number]) => boolean = () => true,
    ) =>
    async (walk: Walk, as: number) => {
      const company = walk.cast.companies.find(({ userId }) => userId === as);
      const own = walk.work.quotes.filter(({ companyId }) => companyId === company?.id);
      const known = own.length > 0 ? own : walk.work.quotes;
      const meant = known.filter(isMeant);
      const drawn = anyOf(walk, meant.length > 0 ? meant : known);
      const quote = drawn && (await quoteAs(as, drawn.id));
      return quote ? run(as, quote, walk) : drawn && calls.see(as, drawn.id);
    };
  const onInvitation =
    (name: string, body: (walk: Walk) => object = () => ({})) =>
    (walk: Walk, as: number) => {
      const drawn = anyOf(walk, walk.work.invitations);
      return drawn
        ? post(as, `/api/invitations/${drawn.id}/${name}`, body(walk))
        : Promise.resolve(undefined);
    };
  const onRequest =
    (name: string, body: (walk: Walk) => object = () => ({})) =>
    (walk: Walk, as: number) => {
      const drawn = anyOf(walk, walk.work.requests);
      return drawn ? post(as, `/api/requests/${drawn.id}/${name}`, body(walk)) : Promise.resolve(undefined);
    };
  const onProject =
    (name: string, body: object = {}) =>
    (walk: Walk, as: number) => {
      const drawn = anyOf(walk, walk.work.projects);
      return drawn ? post(as, `/api/projects/${drawn.id}/${name}`, body) : Promise.resolve(undefined);
    };

  const write = async (as: number, quote: Quote, walk: Walk) => {
    const content = wholeQuote(lines(walk, quote.isChange));
    return calls.save(as, quote, quote.isChange ? { sections: content.sections } : content);
  };

  const acts: Record<string, Act> = {
    'ask another company': {
      by: 'client',
      run: (walk, as) =>
        onRequest('companies', ({ cast }) => ({ companyId: walk.random.pick(cast.companies).id }))(walk, as),
    },
    'take the request back': {
      by: 'client',
      weight: 0.3,
      run: async (walk, as) => {
        const [request, drawn] = [anyOf(walk, walk.work.requests), anyOf(walk, walk.work.invitations)];
        return (
          request &&
          drawn &&
          ask('DELETE', `/api/requests/${request.id}/companies/${drawn.companyId}`, { as })
        );
      },
    },
    'add to the request': { by: 'client', run: onRequest('additions', () => ({ text: 'It rains in.' })) },
    'prolong the request': { by: 'client', run: onRequest('prolong') },
    'close the request': {
      by: 'client',
      weight: 0.2,
      run: onRequest('close', ({ random }) => ({ reason: random.pick(closeReasons), text: 'So it is.' })),
    },
    'open the invitation': { by: 'company', run: onInvitation('seen') },
    'ask the client': { by: 'company', run: onInvitation('questions', () => ({ text: 'How steep is it?' })) },
    'decline the invitation': {
      by: 'company',
      run: onInvitation('decline', ({ random }) => ({ reason: random.pick(declineReasons), text: 'Sorry.' })),
    },
    'propose a visit': {
      by: 'company',
      run: async (walk, as) => {
        const drawn = anyOf(walk, walk.work.invitations);
        const start = new Date(now.getTime() + walk.random.between(24, 300) * HOUR_MS).toISOString();
        return drawn && post(as, '/api/visits', { invitationId: drawn.id, slots: [{ start, minutes: 60 }] });
      },
    },
    'write to the other side': {
      by: 'company',
      run: (walk, as) =>
        post(as, '/api/messages', { receiverId: walk.cast.client, content: 'Good morning.' }),
    },
    'begin a quote': {
      weight: 3,
      by: 'company',
      run: async (walk, as) => {
        const request = anyOf(walk, walk.work.requests);
        return request && calls.begin(as, { requestId: request.id });
      },
    },
    'begin a change order': {
      weight: 2,
      by: 'company',
      run: async (walk, as) => {
        const project = anyOf(walk, walk.work.projects);
        return project && calls.begin(as, { projectId: project.id });
      },
    },
    'write a quote': { by: 'company', run: onQuote(write) },
    'delete a quote': {
      by: 'company',
      run: onQuote((as, { id }) => ask('DELETE', `/api/quotes/${id}`, { as })),
    },
    'begin a version': { by: 'company', run: onQuote((as, { id }) => calls.act(as, id, 'versions')) },
    'send a quote': {
      weight: 4,
      by: 'company',
      run: onQuote(async (as, quote, walk) => {
        if (quote.abilities.mayChange) await write(as, quote, walk);
        const written = await quoteAs(as, quote.id);
        return written && calls.sendDraft(as, written);
      }),
    },
    'withdraw a quote': { by: 'company', run: onQuote((as, { id }) => calls.act(as, id, 'withdraw')) },
    'ask for a change': {
      by: 'client',
      run: onQuote((as, { id }) => calls.act(as, id, 'ask-change', { text: 'Copper instead of zinc.' })),
    },
    'decline a quote': {
      by: 'client',
      run: onQuote((as, { id }, { random }) =>
        calls.act(as, id, 'decline', { reason: random.pick(quoteDeclineReasons), text: 'No.' }),
      ),
    },
    'accept a quote': {
      weight: 3,
      by: 'client',
      run: onQuote(async (as, quote, { random }) => {
        await calls.withCode(as, quote);
        const options = quote.sections
          .flatMap((section) => section.lines)
          .filter((line) => line.isOptional && random.chance(0.5));
        const beginsAtOnce = random.chance(0.3);
        return calls.accept(as, quote, {
          options: options.map(({ id }) => id),
          beginsAtOnce,
          acknowledgesLoss: beginsAtOnce,
        });
      }),
    },
    'withdraw from the contract': {
      by: 'client',
      weight: 0.5,
      run: onQuote((as, { id }) => calls.act(as, id, 'withdrawal')),
    },
    'ask to end the contract, as client': {
      by: 'client',
      weight: 0.5,
      run: onQuote((as, { id }) => calls.act(as, id, 'ending', { reason: 'The house is sold.' }), isInForce),
    },
    'ask to end the contract, as company': {
      by: 'company',
      weight: 0.5,
      run: onQuote((as, { id }) => calls.act(as, id, 'ending', { reason: 'It cannot be done.' }), isInForce),
    },
    'confirm the end, as client': {
      by: 'client',
      weight: 2,
      run: onQuote((as, { id }) => calls.act(as, id, 'ending/confirm'), isInForce),
    },
    'confirm the end, as company': {
      by: 'company',
      weight: 2,
      run: onQuote((as, { id }) => calls.act(as, id, 'ending/confirm'), isInForce),
    },
    'call the work done, as client': { by: 'client', run: onProject('complete') },
    'call the work done, as company': { by: 'company', run: onProject('complete') },
    'turn the project down': {
      by: 'company',
      weight: 0.5,
      isRefused: true,
      run: onProject('decline', { reason: 'It cannot be done.' }),
    },
    'call the project off': { by: 'client', weight: 0.5, isRefused: true, run: onProject('cancel') },
  };

  /** What time does by itself. */
  const letTimePass = async ({ random }: Walk) => {
    now = new Date(now.getTime() + random.between(1, random.chance(0.2) ? 40 * 24 : 30) * HOUR_MS);
    await keepDeadlines(tools);
    await keepQuotes(tools);
  };

  const companies: Cast['companies'] = [];
  for (let at = 0; at < 5; at += 1) companies.push(await calls.lawfulRoofer(`Roofer ${at + 1}`));
  const outsider = await calls.lawfulRoofer('Outsider');

  const begin = async (seed: number): Promise<Walk> => {
    now = began;
    const random = randomFrom(seed);
    const [client, other] = [await calls.client(), await calls.client()];
    const asked = random.shuffle(companies).slice(0, random.between(1, 3));
    await calls.sentRequest(
      client.id,
      asked.map(({ id }) => id),
    );
    const cast = { client: client.id, companies, strangers: [other.id, outsider.userId] };
    return { cast, random, work: await readWork(host.pool, client.id) };
  };

  return { acts, begin, letTimePass };
};
