import { expect, test } from 'vitest';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedRequest } from '#features/requests/core/contract/shapes.ts';
import { listTodoItems } from './todo-items.ts';

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
  ({ id: 7, state, title: 'New roof', invitations, openQuestions }) as ListedRequest;
const at = (state: string, visit: string | null = null) => ({ state, visit, company: { name: 'Weber' } });

test.each([
  ['nothing', [], [], []],
  ['a quote', [], [quote({})], ['quote 1 Slate 2026-12-20']],
  ['a change order', [], [quote({ isChange: true })], ['change 1 Slate 2026-12-20']],
  [
    'two quotes of one request are one thing, until the first ends',
    [request('open', [at('quoted')])],
    [quote({ requestId: 7 }), quote({ id: 2, requestId: 7, validUntil: '2026-12-01' })],
    ['compare 7 New roof 2026-12-01'],
  ],
  [
    'what ends sooner stands first',
    [],
    [quote({}), quote({ id: 2, validUntil: '2026-12-01' })],
    ['quote 2 Slate 2026-12-01', 'quote 1 Slate 2026-12-20'],
  ],
  ['a company that is asked for a change has its turn', [], [quote({ state: 'change-asked' })], []],
  ['a visit that is proposed', [request('open', [at('visit', 'proposed')])], [], ['visit 7 New roof -']],
  [
    'what a company asks stands before the times it proposes',
    [request('open', [at('visit', 'proposed')], 1)],
    [],
    ['question 7 New roof -', 'visit 7 New roof -'],
  ],
  ['what was asked of a request that is over', [request('closed', [at('lost')], 1)], [], []],
  ['one that is agreed', [request('open', [at('visit', 'agreed')])], [], []],
  ['companies that think it over', [request('open', [at('seen'), at('declined')])], [], []],
  ['nobody is left', [request('open', [at('expired'), at('declined')])], [], ['nobody 7 New roof -']],
  ['a request that was not sent', [request('draft')], [], ['draft 7 New roof -']],
  ['one that is over', [request('hired', [at('lost')])], [], []],
] as const)('%s', { meta: { requirements: ['D3-8.4'] } }, (_, requests, quotes, waiting) => {
  const summaries = listTodoItems([...requests], [...quotes], []).map(({ what, id, title, until }) =>
    [what, id, title, until ?? '-'].join(' '),
  );
  expect(summaries).toEqual(waiting);
});

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
  ['a project that its company says is done', {}, ['confirm 3', 'draft 7']],
  ['one that is under way', { companyConfirmed: false }, ['draft 7']],
  ['one that both say is done', { status: 'completed', clientConfirmed: true }, ['draft 7']],
  [
    'one whose review is due',
    { status: 'completed', clientConfirmed: true, mayReview: true },
    ['draft 7', 'review 3'],
  ],
] as const)('%s', (_, changes, waiting) => {
  const summaries = listTodoItems([request('draft')], [], [project(changes)]).map(
    ({ what, id }) => `${what} ${id}`,
  );
  expect(summaries).toEqual(waiting);
});
