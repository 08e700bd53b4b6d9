import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { MAX_MESSAGE_LENGTH } from '#features/messaging/core/rules/message-rules.ts';
import { requestInvitations } from '#features/requests/core/server/tables.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, siteOfWork, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { QUOTE_MAX_LENGTHS } from './contract/fields.ts';
import type { ListedQuote } from './contract/shapes.ts';
import { QUOTE_RATE_LIMIT } from './rules/quotes.ts';
import { beginSendingQuote } from './server/begin-sending-quote.ts';
import { expireQuotesJob } from './server/expire-quotes.ts';
import { findQuote } from './server/store.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
const { act, asked, begin, bellOf, drafted, invitationOf, quoted, read, save, see, sendDraft, sent } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const fieldsOf = ({ body }: { body: unknown }) =>
  Object.keys((body as { fields?: Record<string, string> }).fields ?? {});

describe('writing', () => {
  test(
    'a quote begins with what the client has described',
    {
      meta: { requirements: ['D3-4.2', 'D3-10.14'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const quote = quoteOf(await begin(schmit.userId, { requestId: request.id }));
      expect(quote).toMatchObject({
        state: 'draft',
        number: null,
        version: 1,
        revision: 1,
        object: request.title,
        requestId: request.id,
        site: { commune: 'Mondercange', postalCode: 'L-3919', street: null, isMainResidence: true },
        validUntil: addDays(dayOf(new Date()), 30),
        sections: [],
        side: 'company',
        totals: { net: '0.00', total: '0.00' },
      });
      expect(codeOf(await begin(schmit.userId, { requestId: request.id }))).toEqual([409, 'quoteStands']);
    },
  );

  test('of two that begin at once one does', { meta: { requirements: ['D3-10.11'] } }, async () => {
    const { schmit, request } = await asked();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => begin(schmit.userId, { requestId: request.id })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter((one) => codeOf(one)[1] === 'quoteStands')).toHaveLength(7);
  });

  test(
    'or for somebody it writes with, and nobody else',
    {
      meta: { requirements: ['D3-4.2'] },
    },
    async () => {
      const schmit = await calls.roofer();
      const [claire, stranger] = [await calls.client(), await calls.client()];
      await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
      expect(codeOf(await begin(schmit.userId, { clientId: claire.id }))).toEqual([201, undefined]);
      expect(codeOf(await begin(schmit.userId, { clientId: stranger.id }))).toEqual([404, 'clientNotFound']);
      expect(codeOf(await begin(schmit.userId, {}))).toEqual([400, 'invalidInput']);
      expect(codeOf(await begin(schmit.userId, { clientId: claire.id, requestId: 1 }))[0]).toBe(400);
    },
  );

  test(
    'without a request the company states where the work is, and with one it does not',
    {
      meta: { requirements: ['D3-10.14'] },
    },
    async () => {
      const schmit = await calls.lawfulRoofer('Schmit');
      const claire = await calls.client();
      await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
      const begun = quoteOf(await begin(schmit.userId, { clientId: claire.id }));
      const draft = quoteOf(await save(schmit.userId, begun, { ...wholeQuote(), object: 'Roof' }));
      const refused = await calls.pressSend(schmit.userId, draft);
      expect([codeOf(refused), fieldsOf(refused)]).toEqual([[400, 'invalidInput'], ['site.commune']]);
      const site = siteOfWork;
      const elsewhere = await save(schmit.userId, draft, { site: { ...site, commune: 'Atlantis' } });
      expect([codeOf(elsewhere)[0], fieldsOf(elsewhere)]).toEqual([400, ['site.commune']]);
      const stated = quoteOf(await save(schmit.userId, draft, { site }));
      expect(stated.site).toEqual({
        ...site,
        communeNames: { de: 'Monnerich', lb: 'Monnerech' },
        postalCode: 'L-3919',
      });
      expect(quoteOf(await sendDraft(schmit.userId, stated)).state).toBe('sent');

      const { schmit: other, request } = await asked();
      const ownDraft = await drafted(other.userId, request.id);
      expect(quoteOf(await save(other.userId, ownDraft, { site })).site).toEqual(ownDraft.site);
    },
  );

  test(
    'lines keep their numbers, and sums follow',
    {
      meta: { requirements: ['D3-10.13', 'D3-4.7'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const one = await drafted(schmit.userId, request.id, {
        sections: [
          { title: 'Roof', lines: [lineInput(), lineInput({ unitPrice: '100', isOptional: true })] },
        ],
      });
      expect(one.totals).toMatchObject({ net: '7920.00', total: '9266.40', options: '9600.00' });
      const [slate, option] = one.sections[0]?.lines ?? [];
      const two = quoteOf(
        await save(schmit.userId, one, {
          sections: [
            { title: 'More', lines: [option, lineInput({ description: 'Hooks', quantity: '0.5' })] },
            { title: 'Roof', lines: [slate] },
          ],
        }),
      );
      expect(two.sections.map(({ lines }) => lines.map(({ id }) => id))).toEqual([[2, 3], [1]]);
      expect(two.sections[0]?.lines[1]).toMatchObject({ quantity: '0.5', unitPrice: '82.50', net: '41.25' });
      expect(two.revision).toBe(one.revision + 1);
    },
  );

  test(
    'has a head and what stands below, as they were written',
    {
      meta: { requirements: ['D3-4.3', 'D3-4.5'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      const fields = {
        object: 'New roof in slate',
        intro: 'Thank you for showing us the attic.',
        startsOn: addDays(dayOf(new Date()), 60),
        durationDays: 15,
        validUntil: addDays(dayOf(new Date()), 45),
        exclusions: [{ kind: 'electrical', text: 'Moving the aerial' }],
        inclusions: [{ kind: 'cleaning', inKind: 'labour' }],
        conditions: 'Work stops below 2 °C.',
        warrantyMonths: 120,
      };
      const draft = await drafted(schmit.userId, request.id, { ...wholeQuote(), ...fields });
      expect(draft).toMatchObject({ ...fields, issuedOn: null, client: { name: claire.fullName } });
      const clientQuote = quoteOf(await see(claire.id, quoteOf(await sendDraft(schmit.userId, draft)).id));
      expect(clientQuote).toMatchObject({
        ...fields,
        issuedOn: dayOf(new Date()),
        site: { commune: 'Mondercange' },
        plan: [
          { on: 'acceptance', label: 'Order of slate', percent: '30' },
          { on: 'completion', label: '', percent: '70' },
        ],
      });
      for (const wrong of [
        { durationDays: 0 },
        { warrantyMonths: -1 },
        { plan: [{ on: 'whim', label: '', percent: '1' }] },
      ])
        expect((await save(schmit.userId, draft, wrong)).status).toBe(400);
    },
  );

  test(
    '300 lines are taken, each of 1,000 characters, to the smallest parts there are',
    {
      meta: { requirements: ['D3-4.4'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const line = lineInput({
        description: 'x'.repeat(1000),
        quantity: '0.001',
        unitPrice: '0.0001',
        discountPercent: '99.99',
      });
      const lines = Array.from({ length: 300 }, () => line);
      const draft = await drafted(schmit.userId, request.id, { sections: [{ title: '', lines }] });
      expect(draft.sections[0]?.lines).toHaveLength(300);
      expect(draft.sections[0]?.lines[299]).toMatchObject({
        quantity: '0.001',
        unitPrice: '0.0001',
        net: '0.00',
      });
    },
  );

  test.each([
    '=HYPERLINK("http://x";"click")',
    "+cmd|' /C calc'!A0",
    '@SUM(1+1)*cmd',
    '<script>alert(1)</script> & <b>bold</b>',
    'slate \u202E09€ latot\u202C',
  ])(
    'words like %j are words, for both sides',
    { meta: { requirements: ['D3-4.4'] } },
    async (description) => {
      const { claire, schmit, request } = await asked();
      const content = { ...wholeQuote([lineInput({ description })]), intro: description };
      const draft = await drafted(schmit.userId, request.id, content);
      const sent = quoteOf(await sendDraft(schmit.userId, draft));
      for (const as of [claire.id, schmit.userId]) {
        const { body, headers } = await see(as, sent.id);
        expect(headers['content-type']).toContain('application/json');
        expect(body).toMatchObject({ intro: description, sections: [{ lines: [{ description }] }] });
      }
    },
  );

  test('two of one company never overwrite each other', { meta: { requirements: ['D3-4.6'] } }, async () => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(schmit.userId, draft, { object: `Roof ${index}` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter((one) => codeOf(one)[1] === 'changedMeanwhile')).toHaveLength(7);
  });

  test.each([
    ['301 lines', { sections: [{ title: '', lines: Array.from({ length: 301 }, () => lineInput()) }] }],
    ['0.0005 units', { sections: [{ title: '', lines: [lineInput({ quantity: '0.0005' })] }] }],
    ['no units', { sections: [{ title: '', lines: [lineInput({ quantity: '0' })] }] }],
    ['less than no units', { sections: [{ title: '', lines: [lineInput({ quantity: '-1' })] }] }],
    ['a unit of no table', { sections: [{ title: '', lines: [lineInput({ unit: 'bucket' })] }] }],
    [
      '1,001 characters',
      { sections: [{ title: '', lines: [lineInput({ description: 'x'.repeat(1001) })] }] },
    ],
    ['a price of five decimals', { sections: [{ title: '', lines: [lineInput({ unitPrice: '1.00001' })] }] }],
    ['a discount of three', { sections: [{ title: '', lines: [lineInput({ discountPercent: '1.001' })] }] }],
    ['a negative price', { sections: [{ title: '', lines: [lineInput({ unitPrice: '-1' })] }] }],
    ['a trillion', { sections: [{ title: '', lines: [lineInput({ unitPrice: '1000000000000' })] }] }],
    [
      'a trillion in all',
      { sections: [{ title: '', lines: [lineInput({ quantity: '96', unitPrice: '99999999999' })] }] },
    ],
    ['a price as a number', { sections: [{ title: '', lines: [lineInput({ unitPrice: 82.5 })] }] }],
    ['an exponent', { sections: [{ title: '', lines: [lineInput({ unitPrice: '1e3' })] }] }],
    ['101 % off', { sections: [{ title: '', lines: [lineInput({ discountPercent: '101' })] }] }],
    [
      'a marked line at 8 %',
      { sections: [{ title: '', lines: [lineInput({ vatRate: 8, mayBeReduced: true })] }] },
    ],
    ['a thirteenth month of rain', { validUntil: '2026-13-01' }],
    ['a kind of no table', { exclusions: [{ kind: 'magic', text: '' }] }],
  ])('%s: refused, and nothing is stored', { meta: { requirements: ['D3-4.4'] } }, async (_, content) => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id);
    expect((await save(schmit.userId, draft, content)).status).toBe(400);
    expect(quoteOf(await see(schmit.userId, draft.id))).toEqual(draft);
  });

  test('a total, a rate, a state, a company, a client in the body change nothing', async () => {
    const { schmit, request } = await asked();
    const other = await calls.client();
    const draft = await drafted(schmit.userId, request.id);
    const body = {
      state: 'accepted',
      number: '2020-0001',
      version: 9,
      totals: { total: '1.00', taxes: [{ rate: 3, base: '1.00', tax: '0.03' }] },
      rates: [0],
      vatRate: 0,
      company: { id: 1 },
      companyId: 1,
      client: { id: other.id },
      clientId: other.id,
      net: '1',
      sentAt: new Date(0).toISOString(),
      sha256: '0'.repeat(64),
    };
    const savedQuote = quoteOf(await save(schmit.userId, draft, body));
    const { revision, changedAt, ...rest } = savedQuote;
    expect(revision).toBe(draft.revision + 1);
    expect({ ...draft, revision, changedAt }).toEqual({ ...rest, revision, changedAt });
    expect(codeOf(await see(other.id, draft.id))).toEqual([404, 'quoteNotFound']);
    const begun = await begin(schmit.userId, { requestId: request.id, companyId: 1, state: 'sent' });
    expect(codeOf(begun)).toEqual([409, 'quoteStands']);
  });

  test('a draft is nobody else’s', { meta: { requirements: ['D3-8.4'] } }, async () => {
    const { claire, schmit, request } = await asked(2);
    const draft = await drafted(schmit.userId, request.id);
    const other = await calls.roofer();
    for (const as of [claire.id, other.userId])
      expect(codeOf(await see(as, draft.id))).toEqual([404, 'quoteNotFound']);
    for (const as of [claire.id, other.userId])
      expect((await ask('GET', '/api/quotes', { as })).body).toEqual([]);
    expect(codeOf(await save(other.userId, draft, { object: 'x' }))).toEqual([404, 'quoteNotFound']);
  });

  test('is copied with its lines, numbered anew', { meta: { requirements: ['D3-4.6'] } }, async () => {
    const { schmit, request, claire } = await asked();
    const first = await drafted(schmit.userId, request.id);
    await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
    const copy = quoteOf(await begin(schmit.userId, { clientId: claire.id, copyOf: first.id }));
    expect(copy.sections).toEqual(first.sections);
    expect(copy.totals).toEqual({ ...first.totals, reduced: null });
    const other = await calls.roofer();
    await buildMessage(db, { senderId: claire.id, receiverId: other.userId });
    expect(codeOf(await begin(other.userId, { clientId: claire.id, copyOf: first.id }))[1]).toBe(
      'quoteNotFound',
    );
  });

  test('is thrown away while it is a draft', async () => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id);
    expect((await ask('DELETE', `/api/quotes/${draft.id}`, { as: schmit.userId })).status).toBe(200);
    expect(codeOf(await see(schmit.userId, draft.id))[0]).toBe(404);
    expect((await begin(schmit.userId, { requestId: request.id })).status).toBe(201);
  });
});

describe('sending', () => {
  test(
    'freezes the version, gives it a number, and tells the client',
    {
      meta: { requirements: ['D3-4.9', 'D3-10.14'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await quoted();
      // The year is Luxembourg's, which begins an hour before that of UTC.
      expect(quote).toMatchObject({
        state: 'sent',
        issuedOn: expect.stringMatching(/^2\d{3}-\d\d-\d\d$/),
        number: `${quote.issuedOn?.slice(0, 4)}-0001`,
        version: 1,
      });
      expect(quote.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(quote.plan.map(({ amount }) => amount)).toEqual(['2779.92', '6486.48']);
      expect(await invitationOf(schmit.userId)).toMatchObject({ state: 'quoted' });
      expect((await read(claire.id, request.id)).invitations[0]).toMatchObject({ quoteId: quote.id });
      expect((await bellOf(claire.id))[0]).toBe('Roofer 1 has sent you a quote');
      const clientQuote = quoteOf(await see(claire.id, quote.id));
      expect(clientQuote).toMatchObject({ side: 'client', sections: quote.sections, sha256: quote.sha256 });
      expect(codeOf(await save(schmit.userId, quote, { object: 'Another' }))).toEqual([409, 'notDraft']);
      expect(codeOf(await sendDraft(schmit.userId, quote))).toEqual([409, 'notDraft']);
    },
  );

  test(
    'what was sent cannot be changed in the database either',
    {
      meta: { requirements: ['D3-1.3'] },
    },
    async () => {
      const { quote } = await quoted();
      const change = (sql: string) => pool.query(sql, [quote.id]);
      for (const sql of [
        'update quote_versions set total = 1 where quote_id = $1',
        'update quote_lines set unit_price = 1 where quote_id = $1',
        'delete from quote_lines where quote_id = $1',
      ])
        await expect(change(sql)).rejects.toThrow('never changes');
    },
  );

  test('the database reckons every line as we do', { meta: { requirements: ['D3-9.1'] } }, async () => {
    const lines = Array.from({ length: 200 }, (_, index) =>
      lineInput({
        quantity: `${(index * 7919) % 997}.${String((index * 31) % 1000).padStart(3, '0')}`.replace(
          /^0\.000$/,
          '1',
        ),
        unitPrice: `${(index * 104729) % 9973}.${String((index * 17) % 10_000).padStart(4, '0')}`,
        discountPercent: `${(index * 3) % 100}.${String((index * 7) % 100).padStart(2, '0')}`,
      }),
    );
    const { quote } = await quoted(wholeQuote(lines));
    const { rows } = await pool.query('select net from quote_lines where quote_id = $1 order by position', [
      quote.id,
    ]);
    expect(rows.map(({ net }) => net)).toEqual(quote.sections[0]?.lines.map(({ net }) => net));
  });

  test(
    'wants it whole, and says what is missing by its path',
    {
      meta: { requirements: ['D3-10.12'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const draft = await drafted(schmit.userId, request.id, {
        object: '',
        sections: [{ title: '', lines: [lineInput(), { description: 'Gutter' }] }],
        plan: [{ on: 'start', label: '', percent: '99' }],
        validUntil: addDays(dayOf(new Date()), -1),
      });
      expect(fieldsOf(await sendDraft(schmit.userId, draft)).toSorted()).toEqual([
        'object',
        'plan',
        'sections.0.lines.1.kind',
        'sections.0.lines.1.quantity',
        'sections.0.lines.1.unit',
        'sections.0.lines.1.unitPrice',
        'sections.0.lines.1.vatRate',
        'validUntil',
      ]);
    },
  );

  test('a cell that was understood for no number is kept as it was typed, and keeps it from being sent (issue 40.8)', async () => {
    const { schmit, request } = await asked();
    const unreadable = { discountPercent: '10 x' };
    const plan = [
      { on: 'start', label: '', percent: '100' },
      { on: 'completion', label: '', percent: '0', unreadable: 'the rest' },
    ];
    const draft = await drafted(schmit.userId, request.id, {
      sections: [{ title: '', lines: [lineInput(), lineInput({ unreadable })] }],
      plan,
    });
    expect(draft.sections[0]?.lines.map((one) => one.unreadable)).toEqual([undefined, unreadable]);
    expect(draft.plan[1]?.unreadable).toBe('the rest');
    expect(fieldsOf(await sendDraft(schmit.userId, draft)).toSorted()).toEqual([
      'plan.1.percent',
      'sections.0.lines.1.discountPercent',
    ]);
    const long = { quantity: 'x'.repeat(61) };
    const refused = { sections: [{ title: '', lines: [lineInput({ unreadable: long })] }] };
    expect((await save(schmit.userId, draft, refused)).status).toBe(400);
  });

  test('what the head does not understand is kept as it was typed, and keeps it from being sent (issue 40.8)', async () => {
    const schmit = await calls.lawfulRoofer('Schmit');
    const claire = await calls.client();
    await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
    const begun = quoteOf(await begin(schmit.userId, { clientId: claire.id }));
    const unreadable = {
      validUntil: 'end of the year',
      startsOn: 'in three weeks',
      durationDays: 'about a week',
      warrantyMonths: 'two years',
      postalCode: '39199',
      builtYear: 'c. 1931',
    };
    const site = { ...siteOfWork, postalCode: null, builtYear: null };
    const content = { object: 'New roof', site, unreadable, ...wholeQuote(), validUntil: null };
    const draft = quoteOf(await save(schmit.userId, begun, content));
    expect(quoteOf(await see(schmit.userId, draft.id)).unreadable).toEqual(unreadable);
    expect(fieldsOf(await sendDraft(schmit.userId, draft))).toEqual(Object.keys(unreadable));
    // A value that is understood replaces the typed text, even if the call does not mention that.
    const stated = { durationDays: 7, site: siteOfWork, validUntil: '2099-12-31', startsOn: '2099-01-02' };
    const partlyStated = quoteOf(await save(schmit.userId, draft, stated));
    expect(partlyStated.unreadable).toEqual({ warrantyMonths: 'two years' });
    const whole = quoteOf(await save(schmit.userId, partlyStated, { unreadable: {} }));
    expect(whole.unreadable).toBeUndefined();
    expect(quoteOf(await sendDraft(schmit.userId, whole)).state).toBe('sent');
    const long = { builtYear: 'x'.repeat(61) };
    expect((await save(schmit.userId, begun, { unreadable: long })).status).toBe(400);
  });

  test.each(['99', '101', '99.99'])(
    'a plan of %s % is no plan',
    { meta: { requirements: ['D3-4.5'] } },
    async (percent) => {
      const { schmit, request } = await asked();
      const plan = [{ on: 'start', label: '', percent }];
      const saved = await save(schmit.userId, await drafted(schmit.userId, request.id), { plan });
      // More than a whole is not even a part.
      if (saved.status === 400) expect(fieldsOf(saved)).toEqual(['plan.0.percent']);
      else expect(fieldsOf(await sendDraft(schmit.userId, quoteOf(saved)))).toEqual(['plan']);
    },
  );

  test('an instalment without a share is missing, though the others add up', async () => {
    const { schmit, request } = await asked();
    const whole = { on: 'completion', label: '', percent: '100' };
    const draft = await drafted(schmit.userId, request.id, {
      sections: [{ title: '', lines: [lineInput()] }],
      plan: [{ on: 'start', label: '', percent: '0' }, whole],
    });
    expect(fieldsOf(await sendDraft(schmit.userId, draft))).toEqual(['plan.0.percent']);
    const saved = quoteOf(await save(schmit.userId, draft, { plan: [whole] }));
    expect(quoteOf(await sendDraft(schmit.userId, saved)).state).toBe('sent');
  });

  test('a rate of another year is refused', { meta: { requirements: ['D3-10.15'] } }, async () => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id, wholeQuote([lineInput({ vatRate: 16 })]));
    expect(fieldsOf(await sendDraft(schmit.userId, draft))).toEqual(['sections.0.lines.0.vatRate']);
  });

  test(
    '0 % is for a company alone that says it charges no VAT, and the quote says why',
    {
      meta: { requirements: ['D3-10.15'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      const untaxed = wholeQuote([lineInput({ vatRate: 0 })]);
      const draft = await drafted(schmit.userId, request.id, untaxed);
      expect(draft.rates).toEqual([17, 14, 8, 3]);
      expect(fieldsOf(await sendDraft(schmit.userId, draft))).toEqual(['sections.0.lines.0.vatRate']);
      const body = { isVatExempt: true, vatNumber: '' };
      const stated = await ask('PATCH', '/api/company-profile', { as: schmit.userId, body });
      expect([stated.status, (stated.body as typeof body).isVatExempt]).toEqual([200, true]);
      const now = quoteOf(await see(schmit.userId, draft.id));
      expect([now.rates[0], now.company.isVatExempt]).toEqual([0, true]);
      const quote = quoteOf(await sendDraft(schmit.userId, now));
      expect([quote.state, quote.totals.net, quote.totals.total]).toEqual(['sent', '7920.00', '7920.00']);
      const { rows } = await pool.query(
        "select content->'notes' as notes from quote_papers where quote_id = $1",
        [quote.id],
      );
      expect(rows[0].notes).toContain(
        'No VAT is charged: small business, exempt under article 57 of the VAT law.',
      );
      expect(quoteOf(await see(claire.id, quote.id)).totals.taxes).toEqual([
        { rate: 0, base: '7920.00', tax: '0.00' },
      ]);
    },
  );

  test(
    'of many at once one sends, and numbers have no gap',
    {
      meta: { requirements: ['D3-10.14'] },
    },
    async () => {
      const { schmit, request, roofers } = await asked(2);
      const draft = await drafted(schmit.userId, request.id);
      const responses = await Promise.all(Array.from({ length: 8 }, () => sendDraft(schmit.userId, draft)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const other = await sent(roofers[1]?.userId ?? 0, request.id);
      expect(other.number).toMatch(/-0001$/);
      const claire = await calls.client();
      const next = await calls.sentRequest(claire.id, [schmit.id]);
      expect((await sent(schmit.userId, next.id)).number).toMatch(/-0002$/);
    },
  );

  test(
    'its number is of the year of Luxembourg, which ends an hour before that of UTC',
    {
      meta: { requirements: ['D3-10.14'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const { id } = await drafted(schmit.userId, request.id);
      const now = new Date('2027-12-31T23:30:00Z');
      const quote = await findQuote(db, id);
      if (!quote) throw new Error('It was written just now');
      await db.transaction((transaction) =>
        beginSendingQuote(transaction, host.services, quote, { version: 1, now }),
      );
      expect(quoteOf(await see(schmit.userId, id)).number).toBe('2028-0001');
    },
  );

  test('a hundred a day, versions included', { meta: { requirements: ['D3-8.4', 'D3-10.3'] } }, async () => {
    const { schmit, request, quote } = await quoted();
    expect(request.id).toBeGreaterThan(0);
    const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
    for (let sent = 1; sent < 100; sent += 1)
      await host.services.limits.spend('quotes-sent', schmit.id, QUOTE_RATE_LIMIT);
    expect((await calls.pressSend(schmit.userId, next)).status).toBe(429);
  });

  test(
    'its members write and send in its name, and the log says who',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      const member = await buildUser(db, { userType: 'company' });
      await buildCompanyMember(db, { companyId: schmit.id, userId: member.id });
      const quote = await sent(member.id, request.id);
      await act(member.id, quote.id, 'withdraw');
      const { rows } = await pool.query(
        'select user_id, action, about_id from company_log where company_id = $1 order by id',
        [schmit.id],
      );
      expect(rows).toEqual(
        ['write-quote', 'send-quote', 'withdraw-quote'].map((action) => ({
          user_id: member.id,
          action,
          about_id: claire.id,
        })),
      );
    },
  );

  test('not once its part in the request is over', { meta: { requirements: ['D3-10.6'] } }, async () => {
    const { claire, schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id);
    await ask('POST', `/api/requests/${request.id}/close`, { as: claire.id, body: { reason: 'postponed' } });
    expect(codeOf(await sendDraft(schmit.userId, draft))).toEqual([409, 'invitationEnded']);
  });
});

describe('what follows', () => {
  test(
    'a next version is written beside the one that holds',
    {
      meta: { requirements: ['D3-10.11'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
      expect(next).toMatchObject({ version: 2, state: 'sent', sections: quote.sections, sha256: null });
      expect(codeOf(await act(schmit.userId, quote.id, 'versions'))).toEqual([409, 'draftStands']);
      const changedDraft = quoteOf(
        await save(schmit.userId, next, wholeQuote([lineInput({ unitPrice: '90' })])),
      );
      expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({ version: 1, totals: quote.totals });
      const second = quoteOf(await sendDraft(schmit.userId, changedDraft));
      expect(second).toMatchObject({ version: 2, number: quote.number, state: 'sent' });
      expect(second.versions.map(({ version }) => version)).toEqual([2, 1]);
      const clientQuote = quoteOf(await see(claire.id, quote.id));
      expect(clientQuote).toMatchObject({ version: 2, totals: { net: '8640.00' } });
      expect((await bellOf(claire.id))[0]).toMatch(/^Roofer 1 has sent a new version of quote /);
    },
  );

  test(
    'the client asks for changes, and it can still be accepted',
    {
      meta: { requirements: ['D3-4.10'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      const askedQuote = quoteOf(await act(claire.id, quote.id, 'ask-change', { text: 'Could it be zinc?' }));
      expect(askedQuote).toMatchObject({ state: 'change-asked', changeWords: 'Could it be zinc?' });
      expect(askedQuote.abilities).toMatchObject({ mayAccept: true, mayAskChange: false });
      expect((await bellOf(schmit.userId))[0]).toMatch(/asked for a change to quote/);
    },
  );

  test(
    'the client declines with a reason, which ends it for the company',
    {
      meta: { requirements: ['D3-10.6', 'D3-10.8'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await quoted();
      expect(codeOf(await act(claire.id, quote.id, 'decline'))[0]).toBe(400);
      const declined = quoteOf(await act(claire.id, quote.id, 'decline', { reason: 'price' }));
      expect(declined).toMatchObject({ state: 'declined', declinedFor: 'price' });
      expect(await invitationOf(schmit.userId)).toMatchObject({ state: 'lost' });
      expect(codeOf(await begin(schmit.userId, { requestId: request.id }))).toEqual([409, 'invitationEnded']);
      expect(codeOf(await act(claire.id, quote.id, 'decline', { reason: 'price' }))).toEqual([
        409,
        'quoteEnded',
      ]);
    },
  );

  test(
    'the company takes it back and may write another',
    {
      meta: { requirements: ['D3-10.6'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await quoted();
      expect(quoteOf(await act(schmit.userId, quote.id, 'withdraw'))).toMatchObject({ state: 'withdrawn' });
      expect(await invitationOf(schmit.userId)).toMatchObject({ state: 'talking' });
      expect((await bellOf(claire.id))[0]).toMatch(/has withdrawn quote/);
      expect((await sent(schmit.userId, request.id)).number).toMatch(/-0002$/);
    },
  );

  test(
    'one that runs out makes room, and its company needs a place to write another',
    {
      meta: { requirements: ['D3-10.6', 'D3-10.11'] },
    },
    async () => {
      const { claire, roofers, request } = await asked(3);
      const [schmit, , weber] = roofers;
      if (!schmit || !weber) throw new Error('Nobody was asked');
      const old = await sent(schmit.userId, request.id);
      const askCompany = (companyId: number) =>
        calls.post(claire.id, `/${request.id}/companies`, { companyId }).then(codeOf);
      const fourth = await calls.lawfulRoofer('Roofer 4');
      expect(await askCompany(fourth.id)).toEqual([409, 'threeRunning']);

      const yesterday = addDays(dayOf(new Date()), -1);
      await pool.query('update quotes set valid_until = $1 where id = $2', [yesterday, old.id]);
      await expireQuotesJob.run({}, host.services);
      expect(await askCompany(fourth.id)).toEqual([201, undefined]);
      const refused = await begin(schmit.userId, { requestId: request.id });
      expect(codeOf(refused)).toEqual([409, 'threeAtWork']);
      expect(refused.body).toMatchObject({ message: 'This request has its three companies' });

      const leave = (companyId: number) =>
        host.ask('DELETE', `/api/requests/${request.id}/companies/${companyId}`, { as: claire.id });
      await leave(fourth.id);
      const draft = await drafted(schmit.userId, request.id);
      const fifth = await calls.lawfulRoofer('Roofer 5');
      expect(await askCompany(fifth.id)).toEqual([201, undefined]);
      expect(codeOf(await calls.pressSend(schmit.userId, draft))).toEqual([409, 'threeAtWork']);
      await leave(weber.id);
      expect(quoteOf(await sendDraft(schmit.userId, draft)).state).toBe('sent');
      expect(await askCompany((await calls.lawfulRoofer('Roofer 6')).id)).toEqual([409, 'threeRunning']);
    },
  );

  test('a request that closes ends its quotes', { meta: { requirements: ['D3-10.6'] } }, async () => {
    const { claire, schmit, request, quote } = await quoted();
    await ask('POST', `/api/requests/${request.id}/close`, { as: claire.id, body: { reason: 'postponed' } });
    for (const as of [claire.id, schmit.userId])
      expect(quoteOf(await see(as, quote.id))).toMatchObject({
        state: 'declined',
        declinedFor: 'request-closed',
      });
  });

  test('a company that is no longer asked was not declined by its client for another reason (issue 40)', async () => {
    const { claire, schmit, request, quote } = await quoted();
    await ask('DELETE', `/api/requests/${request.id}/companies/${schmit.id}`, { as: claire.id });
    for (const as of [claire.id, schmit.userId])
      expect(quoteOf(await see(as, quote.id))).toMatchObject({
        state: 'declined',
        declinedFor: 'no-longer-asked',
      });
  });

  test(
    'the longest message about the longest line fits',
    {
      meta: { requirements: ['D3-10.19'] },
    },
    async () => {
      const { claire, quote } = await quoted(
        wholeQuote([lineInput({ description: 'S'.repeat(QUOTE_MAX_LENGTHS.description) })]),
      );
      const lineId = quote.sections[0]?.lines[0]?.id;
      const body = { quoteId: quote.id, lineId, content: 'x'.repeat(MAX_MESSAGE_LENGTH) };
      expect((await ask('POST', '/api/messages', { as: claire.id, body })).status).toBe(201);
    },
  );

  test(
    'a line is asked about in a message that quotes it',
    {
      meta: { requirements: ['D3-10.19'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      const lineId = quote.sections[0]?.lines[0]?.id;
      const write = (as: number, body: object) =>
        ask('POST', '/api/messages', { as, body: { quoteId: quote.id, ...body } });
      const about = await write(claire.id, { lineId, content: 'Is that Spanish slate?' });
      expect(about).toMatchObject({ status: 201, body: { receiverId: schmit.userId } });
      await write(claire.id, { lineKind: 'scaffolding', content: 'Is it in there?' });
      const { rows } = await pool.query('select content from messages where receiver_id = $1 order by id', [
        schmit.userId,
      ]);
      expect(rows.map(({ content }) => content)).toEqual([
        `About the line “Natural slate 32 × 22” in quote ${quote.number} (“${quote.object}”):\n\nIs that Spanish slate?`,
        `About scaffolding in quote ${quote.number} (“${quote.object}”):\n\nIs it in there?`,
      ]);
      // The client sees what they asked and when they asked it last; to the company it is a message like any other.
      await write(claire.id, { lineKind: 'scaffolding', content: 'And now?' });
      const asked = [
        { kind: null, lineId, askedAt: expect.any(String) },
        { kind: 'scaffolding', lineId: null, askedAt: expect.any(String) },
      ];
      expect(quoteOf(await see(claire.id, quote.id)).askedAbout).toEqual(asked);
      expect(quoteOf(await see(schmit.userId, quote.id)).askedAbout).toEqual([]);
      const comparison = await ask('GET', `/api/requests/${quote.requestId}/comparison`, { as: claire.id });
      expect(comparison.body).toMatchObject({ columns: [{ askedAbout: asked }] });
      const stranger = await calls.client();
      const refused = async (as: number, body: object) => codeOf(await write(as, { content: 'x', ...body }));
      expect([
        await refused(claire.id, { lineId: 99 }),
        await refused(claire.id, { receiverId: stranger.id }),
        await refused(stranger.id, { receiverId: schmit.userId }),
        await refused(claire.id, { quoteId: 999_999 }),
        codeOf(await ask('POST', '/api/messages', { as: claire.id, body: { content: 'x' } })),
        await refused(schmit.userId, { lineId, receiverId: claire.id }),
      ]).toEqual([
        [404, 'lineNotFound'],
        [404, 'quoteNotFound'],
        [404, 'quoteNotFound'],
        [404, 'quoteNotFound'],
        [400, 'invalidInput'],
        [201, undefined],
      ]);
    },
  );

  test(
    'a company may withdraw what is not accepted, and nobody may what is over',
    {
      meta: { requirements: ['D3-4.10'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      expect(codeOf(await act(claire.id, quote.id, 'withdraw'))).toEqual([403, 'notAllowed']);
      await act(claire.id, quote.id, 'decline', { reason: 'price' });
      for (const [as, name, body] of [
        [schmit.userId, 'withdraw', {}],
        [schmit.userId, 'versions', {}],
        [claire.id, 'ask-change', { text: 'Cheaper?' }],
      ] as const)
        expect(codeOf(await act(as, quote.id, name, body))).toEqual([409, 'quoteEnded']);
    },
  );

  test(
    'a quote has the shape that is written down for it',
    {
      meta: { requirements: ['D3-8.2'] },
    },
    async () => {
      const { claire, quote } = await quoted();
      const clientQuote = quoteOf(await see(claire.id, quote.id));
      const expectedNames =
        'id number state version revision company client requestId projectId object intro validUntil startsOn durationDays sections exclusions conditions plan warrantyMonths totals sha256 versions evidence abilities site issuedOn inclusions attachments withdrawnAt';
      expect(expectedNames.split(' ').filter((name) => !(name in clientQuote))).toEqual([]);
      expect(clientQuote).toMatchObject({
        client: { id: claire.id, name: claire.fullName },
        sections: [
          {
            title: 'Roof',
            lines: [
              {
                kind: 'materials',
                description: 'Natural slate 32 × 22',
                quantity: '96',
                unit: 'm2',
                unitPrice: '82.50',
                discountPercent: '0',
                vatRate: 17,
                isOptional: false,
                mayBeReduced: false,
                net: '7920.00',
              },
            ],
          },
        ],
        totals: {
          net: '7920.00',
          taxes: [{ rate: 17, base: '7920.00', tax: '1346.40' }],
          total: '9266.40',
          reduced: null,
          options: '0.00',
        },
        versions: [{ version: 1, sentAt: clientQuote.sentAt, total: '9266.40', sha256: clientQuote.sha256 }],
        evidence: null,
      });
    },
  );

  test(
    'a draft is listed with the day by which its request wants an answer, until it has one',
    {
      meta: { requirements: ['D3-4.1'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      const draft = await drafted(schmit.userId, request.id);
      const listed = async (as: number) => {
        const { body } = await ask('GET', '/api/quotes', { as });
        return (body as ListedQuote[]).map(({ id, answerBy }) => [id, answerBy]);
      };
      const [invitation] = await db
        .select({ dueAt: requestInvitations.dueAt })
        .from(requestInvitations)
        .where(eq(requestInvitations.requestId, request.id));
      expect(await listed(schmit.userId)).toEqual([[draft.id, invitation?.dueAt.toISOString()]]);
      await ask('POST', '/api/messages', {
        as: schmit.userId,
        body: { receiverId: claire.id, content: 'Soon.' },
      });
      expect(await listed(schmit.userId)).toEqual([[draft.id, null]]);
      await sendDraft(schmit.userId, draft);
      for (const as of [schmit.userId, claire.id]) expect(await listed(as)).toEqual([[draft.id, null]]);
    },
  );

  test(
    'by state they are listed as time has left them, also before the hour’s job',
    {
      meta: { requirements: ['D3-4.1'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      const yesterday = addDays(dayOf(new Date()), -1);
      await pool.query('update quotes set valid_until = $1 where id = $2', [yesterday, quote.id]);
      for (const as of [claire.id, schmit.userId]) {
        const idsOf = async (state: string) => {
          const { body } = await ask('GET', `/api/quotes?state=${state}`, { as });
          return (body as ListedQuote[]).map(({ id }) => id);
        };
        expect([await idsOf('sent'), await idsOf('expired')]).toEqual([[], [quote.id]]);
        const { body } = await ask('GET', '/api/quote-figures', { as });
        expect(body).toMatchObject({ states: [{ state: 'expired', count: 1, total: '9266.40' }] });
      }
    },
  );

  test('each side lists its own', { meta: { requirements: ['D3-10.19'] } }, async () => {
    const { claire, schmit, roofers, request, quote } = await quoted();
    expect(roofers).toHaveLength(1);
    for (const as of [claire.id, schmit.userId]) {
      const { body } = await ask('GET', `/api/quotes?requestId=${request.id}`, { as });
      expect(body).toMatchObject([{ id: quote.id, total: '9266.40', number: quote.number }]);
    }
  });
});
