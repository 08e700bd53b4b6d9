import { beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import { languages } from '#kernel/language.ts';
import { vatRatesOn } from '#kernel/vat-rates.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import type { PriceBookEntry } from './contract/price-book.ts';
import { MAX_PRICE_BOOK_ENTRIES } from './rules/price-book.ts';
import { addPricesFromQuote } from './server/index.ts';
import { priceBookEntries } from './server/tables.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const entryBody = (changes: object = {}) => ({
  description: 'Natural slate 32 × 22',
  kind: 'materials',
  unit: 'm2',
  unitPrice: '82.50',
  vatRate: 17,
  ...changes,
});
const add = (as: number, changes: object = {}) =>
  ask('POST', '/api/price-book', { as, body: entryBody(changes) });
const book = async (as: number, query = '') => {
  const { body } = await ask('GET', `/api/price-book${query}`, { as });
  return body as PriceBookEntry[];
};
const words = (entries: PriceBookEntry[]) => entries.map(({ description }) => description);

describe('the price book', () => {
  test('is added to, changed and deleted', { meta: { requirements: ['D3-4.6'] } }, async () => {
    const { userId } = await calls.roofer();
    const { status, body } = await add(userId, { unitPrice: '82.5' });
    expect([status, body]).toMatchObject([201, entryBody({ group: '' })]);
    const { id } = body as PriceBookEntry;
    const response = await ask('PATCH', `/api/price-book/${id}`, {
      as: userId,
      body: { unitPrice: '84.3575' },
    });
    expect(response.body).toEqual({ ...entryBody(), id, unitPrice: '84.3575', group: '' });
    expect(await book(userId)).toEqual([response.body]);
    expect((await ask('DELETE', `/api/price-book/${id}`, { as: userId })).body).toEqual({ id });
    expect(await book(userId)).toEqual([]);
  });

  test(
    'has one price for a work in its unit, however it is written, also of eight at once',
    {
      meta: { requirements: ['D3-4.6'] },
    },
    async () => {
      const { userId } = await calls.roofer();
      const responses = await Promise.all(Array.from({ length: 8 }, () => add(userId)));
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(codeOf(await add(userId, { description: ' NATURAL slate 32 × 22 ' }))).toEqual([
        409,
        'entryStands',
      ]);
      const piece = await add(userId, { unit: 'piece' });
      expect(piece.status).toBe(201);
      const response = await ask('PATCH', `/api/price-book/${(piece.body as PriceBookEntry).id}`, {
        as: userId,
        body: { unit: 'm2' },
      });
      expect(codeOf(response)).toEqual([409, 'entryStands']);
    },
  );

  test(
    'is its company’s alone: another’s is not there, also by its number D3-8',
    {
      meta: { requirements: ['D3-9.4'] },
    },
    async () => {
      const [schmit, weber] = [await calls.roofer(), await calls.roofer()];
      const { id } = (await add(schmit.userId)).body as PriceBookEntry;
      expect(await book(weber.userId, '?search=slate')).toEqual([]);
      const body = { unitPrice: '1' };
      expect(codeOf(await ask('PATCH', `/api/price-book/${id}`, { as: weber.userId, body }))[0]).toBe(404);
      expect(codeOf(await ask('DELETE', `/api/price-book/${id}`, { as: weber.userId }))[0]).toBe(404);
      expect(await book(schmit.userId)).toMatchObject([{ unitPrice: '82.50' }]);
    },
  );

  test.each([
    ['no words', { description: '  ' }, 'description'],
    ['1,001 letters', { description: 'x'.repeat(1001) }, 'description'],
    ['a negative price', { unitPrice: '-1' }, 'unitPrice'],
    ['five decimals', { unitPrice: '1.00001' }, 'unitPrice'],
    ['a trillion', { unitPrice: '1000000000000' }, 'unitPrice'],
    ['a rate of another year', { vatRate: 16 }, 'vatRate'],
    ['a unit of no table', { unit: 'dozen' }, 'unit'],
    ['a kind of no table', { kind: 'magic' }, 'kind'],
  ])(
    '%s: refused, and nothing is stored',
    { meta: { requirements: ['D3-4.4'] } },
    async (_, changes, field) => {
      const { userId } = await calls.roofer();
      const { status, body } = await add(userId, changes);
      expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
      expect(await book(userId)).toEqual([]);
    },
  );

  test(
    'finds every word, what begins with them first; signs of a pattern are letters',
    {
      meta: { requirements: ['D3-4.6'] },
    },
    async () => {
      const { userId } = await calls.roofer();
      for (const description of ['Old slate taken off', 'Slate hooks 100%', 'Slate, natural', 'Gutter_zinc'])
        await add(userId, { description });
      expect(words(await book(userId, '?search=slate'))).toEqual([
        'Slate, natural',
        'Slate hooks 100%',
        'Old slate taken off',
      ]);
      expect(words(await book(userId, '?search=off%20slate'))).toEqual(['Old slate taken off']);
      expect(words(await book(userId, '?search=%25'))).toEqual(['Slate hooks 100%']);
      expect(words(await book(userId, '?search=_'))).toEqual(['Gutter_zinc']);
      expect(words(await book(userId, '?limit=3'))).toEqual([
        'Gutter_zinc',
        'Old slate taken off',
        'Slate hooks 100%',
      ]);
      expect(words(await book(userId, '?limit=3&cursor=3'))).toEqual(['Slate, natural']);
    },
  );
});

describe('what was sent', () => {
  test(
    'stands in the book of its company, the newest price of each',
    {
      meta: { requirements: ['D3-4.6'] },
    },
    async () => {
      const { schmit, request } = await calls.asked();
      const [stranger] = [await calls.roofer()];
      await add(schmit.userId, { unitPrice: '70.00' });
      const content = wholeQuote([
        lineInput(),
        lineInput({ description: 'Hooks', unit: 'piece', unitPrice: '0.85' }),
      ]);
      const draft = await calls.drafted(schmit.userId, request.id, content);
      expect(await book(schmit.userId)).toMatchObject([{ unitPrice: '70.00' }]);
      await calls.sendDraft(schmit.userId, draft);
      expect(await book(schmit.userId)).toMatchObject([
        { description: 'Hooks', unit: 'piece', unitPrice: '0.85', kind: 'materials', vatRate: 17 },
        { description: 'Natural slate 32 × 22', unitPrice: '82.50' },
      ]);
      expect(await book(stranger.userId)).toEqual([]);
    },
  );

  test('makes room where the book is full, and nothing written by hand goes D3-9', async () => {
    const { id: companyId, userId } = await calls.roofer();
    const [rate = 0] = vatRatesOn(dayOf(new Date()));
    const row = (index: number) => ({
      companyId,
      description: `Work ${index}`,
      kind: 'labour' as const,
      unit: 'h' as const,
      unitPrice: '60',
      vatRate: rate,
      isOwn: index < 2,
      changedAt: new Date(1_700_000_000_000 + index * 1000),
    });
    for (let from = 0; from < MAX_PRICE_BOOK_ENTRIES; from += 1000)
      await db.insert(priceBookEntries).values(Array.from({ length: 1000 }, (_, index) => row(from + index)));
    expect(codeOf(await add(userId))).toEqual([409, 'bookFull']);
    const line = { ...row(0), description: 'The newest' };
    await addPricesFromQuote(db, companyId, {
      lines: [line, { ...line, description: ' the NEWEST' }],
      now: new Date(),
    });
    expect(words(await book(userId, '?search=newest'))).toEqual(['the NEWEST']);
    expect(words(await book(userId, '?search=Work%202&limit=100'))).not.toContain('Work 2');
    expect(words(await book(userId, '?search=Work%200'))).toContain('Work 0');
    const { body } = await ask('GET', '/api/price-book?limit=1', { as: userId });
    expect(body).toHaveLength(1);
  });
});

describe('a price list', () => {
  const importList = (as: number, csv: string, isTrial = false) =>
    ask('POST', '/api/price-book/import', { as, body: { csv, isTrial } });
  const csv = [
    'Description;Unit;Price;VAT;Kind;Group',
    'Natural slate 32 × 22;m²;84,30;17;Materials;Roof',
    'Slate hooks;piece;0,8575;;;Roof',
    'Slate hooks;piece;0,90;;;Roof',
    'Gutter;furlong;118;;;Zinc',
    'Gutter, soldered;m;118,-;;;Zinc',
  ].join('\n');

  test('says first what it would do, then adds and changes, and names the line it leaves out', async () => {
    const { userId } = await calls.roofer();
    await add(userId);
    const outcome = {
      added: 2,
      changed: 1,
      faultCount: 1,
      faults: [{ line: 5, fault: 'unreadUnit', text: 'furlong' }],
    };
    expect((await importList(userId, csv, true)).body).toEqual(outcome);
    expect(await book(userId)).toHaveLength(1);
    expect((await importList(userId, csv)).body).toEqual(outcome);
    expect(
      (await book(userId)).map(({ group, description, unitPrice }) => [group, description, unitPrice]),
    ).toEqual([
      ['Roof', 'Natural slate 32 × 22', '84.30'],
      ['Roof', 'Slate hooks', '0.90'],
      ['Zinc', 'Gutter, soldered', '118.00'],
    ]);
    expect((await importList(userId, csv)).body).toMatchObject({ added: 0, changed: 0 });
    // A list without groups leaves those there are.
    await importList(userId, 'Description;Unit;Price\nSlate hooks;piece;1');
    expect((await book(userId, '?group=Roof')).map(({ unitPrice }) => unitPrice)).toEqual(['84.30', '1.00']);
    expect((await ask('GET', '/api/price-book/groups', { as: userId })).body).toEqual([
      { group: 'Roof', count: 2 },
      { group: 'Zinc', count: 1 },
    ]);
  });

  test('is its company’s alone', async () => {
    const [schmit, weber] = [await calls.roofer(), await calls.roofer()];
    await importList(schmit.userId, csv);
    expect(await book(weber.userId)).toEqual([]);
    expect((await ask('GET', '/api/price-book/groups', { as: weber.userId })).body).toEqual([]);
    expect((await importList(weber.userId, csv)).body).toMatchObject({ added: 3 });
  });

  test('without heads, too long or larger than the book is refused and stores nothing', async () => {
    const { userId } = await calls.roofer();
    expect(codeOf(await importList(userId, 'Slates;m2;82,50'))).toEqual([409, 'listWithoutHeads']);
    expect((await importList(userId, 'x'.repeat(1_000_001))).status).toBe(400);
    const rows = Array.from({ length: MAX_PRICE_BOOK_ENTRIES + 1 }, (_, index) => `Work ${index};m;1`);
    expect(codeOf(await importList(userId, ['Description;Unit;Price', ...rows].join('\n')))).toEqual([
      409,
      'bookFull',
    ]);
    expect(await book(userId)).toEqual([]);
  });

  test.each(languages)('has the heads that the page shows in %s', async (language) => {
    const { userId } = await calls.roofer();
    const { priceBook, quoting } = stringsOf(language);
    const { description, unit, unitPrice, vat, kind, group } = priceBook;
    const heads = [description, unit, unitPrice, vat, kind, group].join(';');
    const row = `Slates;${quoting.units.m2};82,50;17;${quoting.kinds.permits};Roof`;
    expect((await importList(userId, `${heads}\n${row}`)).body).toMatchObject({ added: 1, faults: [] });
    expect(await book(userId)).toMatchObject([{ kind: 'permits', unit: 'm2', group: 'Roof' }]);
  });
});
