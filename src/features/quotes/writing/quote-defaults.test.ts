import { beforeEach, expect, test } from 'vitest';
import { personalData } from '#features/quotes/core/server/index.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const calls = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const defaults = {
  intro: 'Thank you for your request.',
  conditions: 'Paid within 30 days.',
  validDays: 45,
  warrantyMonths: 120,
  plan: [
    { on: 'acceptance', label: '', percent: '30' },
    { on: 'completion', label: '', percent: '70' },
  ],
};

const setDefaults = (as: number, changes: object = {}) =>
  ask('PATCH', '/api/quote-defaults', { as, body: { ...defaults, ...changes } });
const dayIn = (days: number) => addDays(dayOf(services.clock.now()), days);
const planOf = ({ plan }: { plan: readonly { on: string; percent: string }[] }) =>
  plan.map(({ on, percent }) => `${percent} ${on}`);

test(
  'what a company has set begins its new quotes, and nobody else’s',
  { meta: { requirements: ['D3-4.6'] } },
  async () => {
    const { schmit, roofers, request } = await calls.asked(2);
    const [, weber] = roofers;
    expect((await ask('GET', '/api/quote-defaults', { as: schmit.userId })).body).toEqual({
      intro: '',
      conditions: '',
      validDays: 30,
      warrantyMonths: null,
      plan: [],
    });
    expect(await setDefaults(schmit.userId)).toMatchObject({ status: 200, body: defaults });
    // A second time it replaces the first.
    expect((await setDefaults(schmit.userId, { warrantyMonths: 24 })).status).toBe(200);
    const quote = quoteOf(await calls.begin(schmit.userId, { requestId: request.id }));
    expect(quote).toMatchObject({
      object: request.title,
      intro: defaults.intro,
      conditions: defaults.conditions,
      warrantyMonths: 24,
      validUntil: dayIn(45),
    });
    expect(planOf(quote)).toEqual(['30 acceptance', '70 completion']);
    const other = quoteOf(await calls.begin(weber?.userId ?? 0, { requestId: request.id }));
    expect(other).toMatchObject({ intro: '', warrantyMonths: null, validUntil: dayIn(30) });
    expect(planOf(other)).toEqual(['100 completion']);
  },
);

test('what a template or an older quote says wins over the defaults, and what it leaves open does not', async () => {
  const { schmit, claire, request } = await calls.asked();
  const words = { ...wholeQuote(), conditions: 'By agreement.' };
  const draft = await calls.drafted(schmit.userId, request.id, words);
  const body = { quoteId: draft.id, name: 'Slate roof' };
  const { id } = (await ask('POST', '/api/quote-templates', { as: schmit.userId, body })).body as {
    id: number;
  };
  await setDefaults(schmit.userId, { plan: [{ on: 'completion', label: '', percent: '100' }] });
  const fresh = async (more: object) => {
    const next = await calls.sentRequest(claire.id, [schmit.id]);
    return quoteOf(await calls.begin(schmit.userId, { requestId: next.id, ...more }));
  };
  const ofTemplate = await fresh({ template: id });
  expect(ofTemplate).toMatchObject({
    intro: defaults.intro,
    conditions: 'By agreement.',
    warrantyMonths: 120,
    validUntil: dayIn(45),
  });
  expect(planOf(ofTemplate)).toEqual(['30 acceptance', '70 completion']);
  const copy = await fresh({ copyOf: draft.id });
  expect(copy).toMatchObject({
    intro: '',
    conditions: 'By agreement.',
    warrantyMonths: null,
    validUntil: dayIn(45),
  });
});

test('a new version is valid as long as the company’s quotes are', async () => {
  const { schmit, quote } = await calls.quoted();
  await setDefaults(schmit.userId, { validDays: 10 });
  const revised = quoteOf(
    await ask('POST', `/api/quotes/${quote.id}/versions`, { as: schmit.userId, body: {} }),
  );
  expect(revised).toMatchObject({ version: 2, validUntil: dayIn(10) });
});

test.each([
  ['no day', { validDays: 0 }],
  ['more than a year', { validDays: 366 }],
  ['a share over 100 %', { plan: [{ on: 'start', label: '', percent: '120' }] }],
  ['conditions without an end', { conditions: 'x'.repeat(5001) }],
])('%s cannot be a default', async (_, changes) => {
  const { schmit } = await calls.asked();
  expect((await setDefaults(schmit.userId, changes)).status).toBe(400);
});

test('the defaults stand in the export of whoever the company belongs to, and of nobody else', async () => {
  const { schmit, claire } = await calls.asked();
  await setDefaults(schmit.userId);
  const exportOf = async (id: number) =>
    ((await personalData.collect(db, id)) as { defaults: object | null }).defaults;
  expect(await exportOf(schmit.userId)).toEqual(defaults);
  expect(await exportOf(claire.id)).toBeNull();
});
