import { createRandomSource, type RandomSource } from '#demo/random.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { quoteDeclineReasons } from '#features/quotes/core/rules/quotes.ts';
import { expireQuotes } from '#features/quotes/core/server/expire-quotes.ts';
import { closeReasons, declineReasons } from '#features/requests/core/rules/requests.ts';
import { enforceRequestDeadlines } from '#features/requests/core/server/enforce-deadlines.ts';
import type { TestHost } from '#testing/host.ts';
import { lineInput, quoteCalls, wholeQuote } from '#testing/quotes.ts';
import { readWork, type WorkSoFar } from './work-so-far.ts';

type Side = 'client' | 'company';
type ActionResponse = { status: number } | undefined;

interface Cast {
  client: number;
  companies: { id: number; userId: number }[];
  /** They are on neither side of anything here. */
  strangers: number[];
}

export interface WorkWalk {
  cast: Cast;
  work: WorkSoFar;
  random: RandomSource;
}

export interface WorkAction {
  by: Side;
  /** Sets how often it is drawn, beside the others: endings seldom, beginnings often. */
  weight?: number;
  /**
   * True if every run is refused: each project here comes from a signed quote, and nobody declines or cancels such
   * a one.
   */
  isRefused?: true;
  /** Runs it as one of the people whose side may do it. */
  run: (walk: WorkWalk, as: number) => Promise<ActionResponse>;
}

const HOUR_MS = 3_600_000;

const isInForce = ({ signed, overAt }: WorkSoFar['quotes'][number]) => signed !== null && overAt === null;

/** Lists all actions on a request and its work, each on a thing drawn by chance. */
export const actionsOfWork = async (host: TestHost) => {
  const { ask, services } = host;
  const calls = await quoteCalls(host);
  const began = new Date();
  let now = began;
  Object.assign(services, { clock: { now: () => now } });

  const post = (as: number, url: string, body: object = {}) => ask('POST', url, { as, body });
  const anyOf = <Item>({ random }: WorkWalk, items: readonly Item[]) =>
    items.length === 0 ? undefined : random.pick(items);
  const lines = ({ random }: WorkWalk, isChange: boolean) =>
    Array.from({ length: random.between(1, 3) }, () =>
      lineInput({
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
  /** Calls about a quote drawn by chance, of the fitting ones if there are any, as its actor sees it. */
  const onQuote =
    (
      run: (as: number, quote: Quote, walk: WorkWalk) => Promise<ActionResponse>,
      isMeant: (quote: WorkSoFar['quotes'][number]) => boolean = () => true,
    ) =>
    async (walk: WorkWalk, as: number) => {
      const company = walk.cast.companies.find(({ userId }) => userId === as);
      const ownQuotes = walk.work.quotes.filter(({ companyId }) => companyId === company?.id);
      const candidates = ownQuotes.length > 0 ? ownQuotes : walk.work.quotes;
      const matching = candidates.filter(isMeant);
      const pick = anyOf(walk, matching.length > 0 ? matching : candidates);
      const quote = pick && (await quoteAs(as, pick.id));
      return quote ? run(as, quote, walk) : pick && calls.see(as, pick.id);
    };
  const onInvitation =
    (name: string, body: (walk: WorkWalk) => object = () => ({})) =>
    (walk: WorkWalk, as: number) => {
      const pick = anyOf(walk, walk.work.invitations);
      return pick ? post(as, `/api/invitations/${pick.id}/${name}`, body(walk)) : Promise.resolve(undefined);
    };
  const onRequest =
    (name: string, body: (walk: WorkWalk) => object = () => ({})) =>
    (walk: WorkWalk, as: number) => {
      const pick = anyOf(walk, walk.work.requests);
      return pick ? post(as, `/api/requests/${pick.id}/${name}`, body(walk)) : Promise.resolve(undefined);
    };
  const onProject =
    (name: string, body: object = {}) =>
    (walk: WorkWalk, as: number) => {
      const pick = anyOf(walk, walk.work.projects);
      return pick ? post(as, `/api/projects/${pick.id}/${name}`, body) : Promise.resolve(undefined);
    };

  const write = async (as: number, quote: Quote, walk: WorkWalk) => {
    const content = wholeQuote(lines(walk, quote.isChange));
    return calls.save(as, quote, quote.isChange ? { sections: content.sections } : content);
  };

  const actions: Record<string, WorkAction> = {
    'ask another company': {
      by: 'client',
      run: (walk, as) =>
        onRequest('companies', ({ cast }) => ({ companyId: walk.random.pick(cast.companies).id }))(walk, as),
    },
    'take the request back': {
      by: 'client',
      weight: 0.3,
      run: async (walk, as) => {
        const [request, pick] = [anyOf(walk, walk.work.requests), anyOf(walk, walk.work.invitations)];
        return (
          request && pick && ask('DELETE', `/api/requests/${request.id}/companies/${pick.companyId}`, { as })
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
        const pick = anyOf(walk, walk.work.invitations);
        const start = new Date(now.getTime() + walk.random.between(24, 300) * HOUR_MS).toISOString();
        return pick && post(as, '/api/visits', { invitationId: pick.id, slots: [{ start, minutes: 60 }] });
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
        const draftQuote = await quoteAs(as, quote.id);
        return draftQuote && calls.sendDraft(as, draftQuote);
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

  /** Runs the deadlines that time alone brings. */
  const letTimePass = async ({ random }: WorkWalk) => {
    now = new Date(now.getTime() + random.between(1, random.chance(0.2) ? 40 * 24 : 30) * HOUR_MS);
    await enforceRequestDeadlines(services);
    await expireQuotes(services);
  };

  const companies: Cast['companies'] = [];
  for (let index = 0; index < 5; index += 1) companies.push(await calls.lawfulRoofer(`Roofer ${index + 1}`));
  const outsider = await calls.lawfulRoofer('Outsider');

  const begin = async (seed: number): Promise<WorkWalk> => {
    now = began;
    const random = createRandomSource(seed);
    const [client, otherClient] = [await calls.client(), await calls.client()];
    const invitedCompanies = random.shuffle(companies).slice(0, random.between(1, 3));
    await calls.sentRequest(
      client.id,
      invitedCompanies.map(({ id }) => id),
    );
    const cast = { client: client.id, companies, strangers: [otherClient.id, outsider.userId] };
    return { cast, random, work: await readWork(host.pool, client.id) };
  };

  return { actions, begin, letTimePass };
};
