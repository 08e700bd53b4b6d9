import { expect, test } from 'vitest';
import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedRequest } from '#features/requests/core/contract/shapes.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { type ClientSituation, listTodoItems } from './todo-items.ts';

const nothing: ClientSituation = {
  requests: [],
  quotes: [],
  projects: [],
  visits: [],
  conversations: [],
  unreadConversations: 0,
};

const summaries = (situation: Partial<ClientSituation>) =>
  listTodoItems({ ...nothing, ...situation }).map(({ what, id, title, until }) =>
    [what, id, title, until ?? '-'].join(' '),
  );

const quote = (changes: Partial<ListedQuote>) =>
  ({
    id: 1,
    state: 'sent',
    object: 'Slate',
    requestId: null,
    isChange: false,
    validUntil: '2026-12-20',
    company: { id: 1, name: 'Schmit', logoUrl: null },
    ...changes,
  }) as ListedQuote;

const request = (state: ListedRequest['state'], invitations: object[] = [], openQuestions = 0) =>
  ({
    id: 7,
    state,
    title: 'New roof',
    endsAt: '2026-12-27T23:00:00.000Z',
    invitations,
    openQuestions,
  }) as ListedRequest;
const at = (state: string) => ({ state, company: { name: 'Weber' } });

const visit = (...starts: [start: string, isFree: boolean][]) =>
  ({
    id: 5,
    slots: starts.map(([start, isFree]) => ({ start, isFree })),
    company: { id: 1, name: 'Weber', logoUrl: null },
    request: { title: 'New roof' },
  }) as Visit;

test.each([
  ['nothing', {}, []],
  ['a quote', { quotes: [quote({})] }, ['quote 1 Slate 2026-12-20']],
  ['a change order', { quotes: [quote({ isChange: true })] }, ['change 1 Slate 2026-12-20']],
  [
    'two quotes of one request are one thing, until the first ends',
    {
      requests: [request('open', [at('quoted')])],
      quotes: [quote({ requestId: 7 }), quote({ id: 2, requestId: 7, validUntil: '2026-12-01' })],
    },
    ['compare 7 New roof 2026-12-01'],
  ],
  [
    'what ends sooner stands first',
    { quotes: [quote({}), quote({ id: 2, validUntil: '2026-12-01' })] },
    ['quote 2 Slate 2026-12-01', 'quote 1 Slate 2026-12-20'],
  ],
  ['a company that is asked for a change has its turn', { quotes: [quote({ state: 'change-asked' })] }, []],
  [
    'a time is chosen before the first one that is free, by the day in Luxembourg',
    {
      visits: [
        visit(
          ['2026-12-01T08:00:00Z', false],
          ['2026-12-04T08:00:00Z', true],
          ['2026-12-02T23:30:00Z', true],
        ),
      ],
    },
    ['visit 5 New roof 2026-12-03'],
  ],
  [
    'times that have passed leave no day',
    { visits: [visit(['2026-12-01T08:00:00Z', false])] },
    ['visit 5 New roof -'],
  ],
  [
    'what a company asks has no deadline, and stands after what has one',
    { requests: [request('open', [at('visit')], 1)], quotes: [quote({})] },
    ['quote 1 Slate 2026-12-20', 'question 7 New roof -'],
  ],
  ['what was asked of a request that is over', { requests: [request('closed', [at('lost')], 1)] }, []],
  ['companies that think it over', { requests: [request('open', [at('seen'), at('declined')])] }, []],
  [
    'nobody is left, and others can be asked until the request ends',
    { requests: [request('open', [at('expired'), at('declined')])] },
    ['nobody 7 New roof 2026-12-27'],
  ],
  ['a request that was not sent', { requests: [request('draft')] }, ['draft 7 New roof -']],
  ['one that is over', { requests: [request('hired', [at('lost')])] }, []],
] as const satisfies [string, Partial<ClientSituation>, string[]][])(
  '%s',
  { meta: { requirements: ['D3-8.4'] } },
  (_, situation, waiting) => expect(summaries(situation)).toEqual(waiting),
);

const project = (changes: Partial<ListedProject>) =>
  ({
    id: 3,
    name: 'Bathroom',
    companyName: 'Weber',
    status: 'pending',
    companyConfirmed: true,
    clientConfirmed: false,
    mayReview: false,
    ...changes,
  }) as ListedProject;

test.each([
  ['a project that its company says is done', {}, ['confirm 3 Bathroom -', 'draft 7 New roof -']],
  ['one that is under way', { companyConfirmed: false }, ['draft 7 New roof -']],
  ['one that both say is done', { status: 'completed', clientConfirmed: true }, ['draft 7 New roof -']],
  [
    'one whose review is due',
    { status: 'completed', clientConfirmed: true, mayReview: true },
    ['draft 7 New roof -', 'review 3 Bathroom -'],
  ],
] as const)('%s', (_, changes, waiting) => {
  expect(summaries({ requests: [request('draft')], projects: [project(changes)] })).toEqual(waiting);
});

const conversation = (id: number, unreadCount: number) =>
  ({
    otherUser: { id, name: `Company ${id}`, company: null },
    unreadCount,
    lastMessage: { content: 'When can you come?' },
  }) as WrittenLead;

test.each([
  [0, []],
  [1, ['message 2 When can you come? -']],
  [2, ['messages 0 Company 2, Company 3 -']],
] as const)('%d conversations with unread messages are one entry at most', (unreadConversations, waiting) => {
  const conversations = [conversation(1, 0), conversation(2, 3), conversation(3, 1)].slice(
    0,
    unreadConversations + 1,
  );
  expect(summaries({ conversations, unreadConversations })).toEqual(waiting);
});
