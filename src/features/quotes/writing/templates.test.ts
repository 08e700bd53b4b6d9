import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ListedTemplate, TemplateContent } from '#features/quotes/core/contract/templates.ts';
import { MAX_QUOTE_TEMPLATES } from '#features/quotes/core/rules/quotes.ts';
import { personalData } from '#features/quotes/core/server/index.ts';
import { quoteTemplates } from '#features/quotes/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const saveTemplate = (as: number, quoteId: number, name = 'Slate roof') =>
  ask('POST', '/api/quote-templates', { as, body: { quoteId, name } });
const listOf = async (as: number) =>
  (await ask('GET', '/api/quote-templates', { as })).body as ListedTemplate[];

/** Builds a draft with two lines, one of them optional, and another request to write for. */
const drafted = async () => {
  const { schmit, request, claire } = await calls.asked();
  const lines = [lineInput(), lineInput({ description: 'Snow guards', isOptional: true })];
  const draft = await calls.drafted(schmit.userId, request.id, {
    ...wholeQuote(lines),
    conditions: 'Paid within 30 days.',
    exclusions: [{ kind: 'scaffolding', text: 'By others' }],
  });
  const next = await calls.sentRequest(claire.id, [schmit.id]);
  return { schmit, claire, draft, next };
};

test(
  'what is kept of a quote begins another, and nothing of its client is in it',
  {
    meta: { requirements: ['D3-4.6', 'D3-10.19'] },
  },
  async () => {
    const { schmit, draft, next } = await drafted();
    const { status, body } = await saveTemplate(schmit.userId, draft.id);
    const { id } = body as ListedTemplate;
    expect([status, body]).toEqual([201, { id, name: 'Slate roof', object: draft.object, lines: 2 }]);
    const content = (await ask('GET', `/api/quote-templates/${id}`, { as: schmit.userId })).body;
    expect(Object.keys(content as TemplateContent).toSorted()).toEqual([
      'conditions',
      'durationDays',
      'exclusions',
      'inclusions',
      'intro',
      'object',
      'plan',
      'sections',
      'warrantyMonths',
    ]);
    const begunQuote = quoteOf(await calls.begin(schmit.userId, { requestId: next.id, template: id }));
    expect(begunQuote).toMatchObject({
      object: next.title,
      conditions: 'Paid within 30 days.',
      exclusions: [{ kind: 'scaffolding', text: 'By others' }],
      plan: draft.plan,
      totals: draft.totals,
    });
    expect(begunQuote.sections[0]?.lines.map(({ id: line, description }) => [line, description])).toEqual([
      [1, 'Natural slate 32 × 22'],
      [2, 'Snow guards'],
    ]);
  },
);

test(
  'another company has no such template, and keeps nothing of this one’s quote',
  {
    meta: { requirements: ['D3-9.4'] },
  },
  async () => {
    const { schmit, claire, draft } = await drafted();
    const { id } = (await saveTemplate(schmit.userId, draft.id)).body as ListedTemplate;
    const weber = await calls.roofer();
    expect(await listOf(weber.userId)).toEqual([]);
    expect((await ask('GET', `/api/quote-templates/${id}`, { as: weber.userId })).status).toBe(404);
    expect((await ask('DELETE', `/api/quote-templates/${id}`, { as: weber.userId })).status).toBe(404);
    expect(codeOf(await saveTemplate(weber.userId, draft.id))).toEqual([404, 'quoteNotFound']);
    const request = await calls.sentRequest(claire.id, [weber.id]);
    expect(codeOf(await calls.begin(weber.userId, { requestId: request.id, template: id }))).toEqual([
      404,
      'templateNotFound',
    ]);
    expect(await listOf(schmit.userId)).toHaveLength(1);
  },
);

test('names are told apart, also of eight at once, there are so many and no more, and one can be deleted D3-9', async () => {
  const { schmit, draft } = await drafted();
  const responses = await Promise.all(Array.from({ length: 8 }, () => saveTemplate(schmit.userId, draft.id)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(codeOf(await saveTemplate(schmit.userId, draft.id, 'SLATE roof'))).toEqual([409, 'templateStands']);
  expect((await saveTemplate(schmit.userId, draft.id, ' ')).status).toBe(400);
  const [row] = await db.select().from(quoteTemplates).where(eq(quoteTemplates.companyId, schmit.id));
  if (!row) throw new Error('None was kept');
  const more = Array.from({ length: MAX_QUOTE_TEMPLATES - 1 }, (_, index) => ({
    companyId: row.companyId,
    name: `Roof ${index}`,
    content: row.content,
  }));
  await db.insert(quoteTemplates).values(more);
  expect(codeOf(await saveTemplate(schmit.userId, draft.id, 'One more'))).toEqual([409, 'tooManyTemplates']);
  expect((await ask('DELETE', `/api/quote-templates/${row.id}`, { as: schmit.userId })).body).toEqual({
    id: row.id,
  });
  expect((await saveTemplate(schmit.userId, draft.id, 'One more')).status).toBe(201);
});

test('templates stand in the export of whoever the company belongs to, and of nobody else', async () => {
  const { schmit, roofers, request, claire } = await calls.asked(2);
  const draft = await calls.drafted(schmit.userId, request.id);
  await saveTemplate(schmit.userId, draft.id, 'Slate roof');
  const templatesOf = async (id: number) =>
    ((await personalData.collect(db, id)) as { templates: { name: string; content: object }[] }).templates;
  expect(await templatesOf(schmit.userId)).toMatchObject([
    { name: 'Slate roof', content: expect.anything() },
  ]);
  for (const id of [claire.id, roofers[1]?.userId ?? 0]) expect(await templatesOf(id)).toEqual([]);
});
