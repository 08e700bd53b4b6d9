import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { languages } from '#kernel/language.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { openPdfDocument } from '#server/pdf/pdf-document.ts';
import { stringsOf } from '#strings/strings.ts';
import { emailOfNotification } from '#testing/email-of-notification.ts';
import { eventually } from '#testing/eventually.ts';
import { propertyRuns, testSeed } from '#testing/fast-check.ts';
import { testHost } from '#testing/host.ts';
import { twoColours } from '#testing/pictures.ts';
import { drawQuickly, lineInput, quoteCalls, quoteOf, siteOfWork, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { sumsEverywhere } from '#testing/sums-everywhere.ts';
import { drawingsInPdf, wordsInPdf } from '#testing/words-in-pdf.ts';
import { linesOfSections } from './rules/quote-content.ts';
import { forgetSignedQuotesJob } from './server/forget-signed-quotes.ts';
import type { DrawQuotePdf } from './server/pdf/draw-in-worker.ts';
import { drawQuoteInWorker } from './server/pdf/draw-in-worker.ts';
import { sumColumnWidths, totalTextStyle } from './server/pdf/draw-quote-lines.ts';
import { layOutFactCells } from './server/pdf/draw-quote.ts';
import type { QuotePdfContent } from './server/pdf/pdf-content.ts';
import { createSendQuoteJob } from './server/pdf/send-quote-job.ts';
import { createSignedCopyJob } from './server/pdf/signed-copy-job.ts';
import { personalData } from './server/personal-data.ts';

const host = await testHost();
const { ask, db, pool, services, connection } = host;
const calls = await quoteCalls(host);
const { act, asked, bellOf, drafted, invitationOf, makePdf, pressSend, save, see } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

/** The client's bell has it from the beginning. */
const requestSent = expect.stringMatching(/^Sent to Roofer 1: /);

const frozen = async (content?: object) => {
  const world = await asked();
  const draft = await drafted(world.schmit.userId, world.request.id, content);
  return { ...world, quote: quoteOf(await pressSend(world.schmit.userId, draft)) };
};

const fetchPdf = (as: number | undefined, id: number, version = 1) =>
  ask('GET', `/api/quotes/${id}/versions/${version}/pdf`, as === undefined ? {} : { as });

const failing: DrawQuotePdf = () => Promise.reject(new Error('No ink'));

/** ISO 32000-1 (14.8.4) defines these; any other would have to be mapped to one of them. */
const standardTypes: ReadonlySet<string> = new Set(
  'Document Part Sect Div P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table THead TBody TFoot TR TH TD Span Link Note Figure Caption'.split(
    ' ',
  ),
);

describe('sending', () => {
  test(
    'freezes it at once; sent it is with its paper, and only then the client knows',
    {
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { claire, schmit, quote } = await frozen();
      expect(quote).toMatchObject({
        state: 'draft',
        sentAt: null,
        sha256: null,
        sendingAt: expect.any(String),
      });
      expect(quote.number).toMatch(/-0001$/);
      expect(quote.abilities.mayChange).toBe(false);
      for (const tried of [
        await save(schmit.userId, quote, { object: 'Another' }),
        await pressSend(schmit.userId, quote),
        await ask('DELETE', `/api/quotes/${quote.id}`, { as: schmit.userId }),
      ])
        expect(codeOf(tried)).toEqual([409, 'beingSent']);
      expect(codeOf(await see(claire.id, quote.id))).toEqual([404, 'quoteNotFound']);
      expect(await bellOf(claire.id)).toEqual([requestSent]);
      expect(await invitationOf(schmit.userId)).not.toMatchObject({ state: 'quoted' });
      expect(codeOf(await fetchPdf(schmit.userId, quote.id))).toEqual([404, 'quoteNotFound']);

      await makePdf(quote.id);
      const sentQuote = quoteOf(await see(schmit.userId, quote.id));
      expect(sentQuote).toMatchObject({ state: 'sent', sendingAt: null, number: quote.number });
      expect(await invitationOf(schmit.userId)).toMatchObject({ state: 'quoted' });
      expect(await bellOf(claire.id)).toEqual(['Roofer 1 has sent you a quote', requestSent]);
      expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({
        sendingAt: null,
        sha256: sentQuote.sha256,
      });
      const { status, bytes, headers } = await fetchPdf(claire.id, quote.id);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain(`quote-${sentQuote.number}-version-1.pdf`);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sentQuote.sha256);
    },
  );

  test(
    'neither lines nor words of what is frozen change in the database',
    {
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { quote } = await frozen();
      for (const sql of [
        'update quote_lines set unit_price = 1 where quote_id = $1',
        'delete from quote_lines where quote_id = $1',
        "update quote_versions set object = 'x' where quote_id = $1",
      ])
        await expect(pool.query(sql, [quote.id])).rejects.toThrow('is being sent');
    },
  );

  test(
    'the job runs in the house, and draws in a thread of its own',
    {
      timeout: 60_000,
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { schmit, quote } = await frozen();
      const runner = await startJobWorker(
        { connection, db, pool, close: async () => undefined },
        [createSendQuoteJob()],
        services,
      );
      await eventually(async () =>
        expect(quoteOf(await see(schmit.userId, quote.id))).toMatchObject({ state: 'sent' }),
      );
      await runner.stop();
      const { bytes } = await fetchPdf(schmit.userId, quote.id);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.includes('/FontFile2')).toBe(true);
    },
  );

  test(
    'ended between the drawing and the storing, it is begun anew and sent once',
    {
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { claire, quote, schmit } = await frozen();
      const { promise: drawn, resolve } = Promise.withResolvers<void>();
      const killed: DrawQuotePdf = () => {
        resolve();
        return new Promise(() => undefined);
      };
      void makePdf(quote.id, killed);
      await drawn;
      expect(quoteOf(await see(schmit.userId, quote.id))).toMatchObject({ state: 'draft' });
      await Promise.all(Array.from({ length: 15 }, () => makePdf(quote.id)));
      expect(await bellOf(claire.id)).toEqual(['Roofer 1 has sent you a quote', requestSent]);
      expect(quoteOf(await see(claire.id, quote.id)).versions).toHaveLength(1);
      const { rows } = await pool.query(
        `select count(*)::int as papers from stored_files where owner_id = $1`,
        [schmit.userId],
      );
      expect(rows).toEqual([{ papers: 1 }]);
    },
  );

  test(
    'after three failures it is an ordinary draft again, its company told, its number free',
    {
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { claire, schmit, quote } = await frozen();
      for (let tries = 0; tries < 2; tries += 1)
        await expect(makePdf(quote.id, failing)).rejects.toThrow('No ink');
      expect(quoteOf(await see(schmit.userId, quote.id)).sendingAt).not.toBeNull();
      await makePdf(quote.id, failing);
      const draft = quoteOf(await see(schmit.userId, quote.id));
      expect(draft).toMatchObject({ state: 'draft', sendingAt: null, number: null });
      expect(draft.abilities.mayChange).toBe(true);
      expect((await bellOf(schmit.userId))[0]).toMatch(/^We couldn’t send your quote to /);
      expect(await bellOf(claire.id)).toEqual([requestSent]);
      const changedQuote = quoteOf(await save(schmit.userId, draft, { object: 'Another roof' }));
      const resentQuote = quoteOf(await pressSend(schmit.userId, changedQuote));
      expect(resentQuote.number).toBe(quote.number);
    },
  );

  test(
    'a number that was given to nothing goes to the next, and no two are alike',
    {
      meta: { requirements: ['D3-10.14'] },
    },
    async () => {
      const { schmit, request, quote } = await frozen();
      for (let tries = 0; tries < 2; tries += 1) await makePdf(quote.id, failing).catch(() => undefined);
      await makePdf(quote.id, failing);
      await ask('DELETE', `/api/quotes/${quote.id}`, { as: schmit.userId });
      expect(request.id).toBeGreaterThan(0);
      const numbers = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const claire = await calls.client();
          await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
          const begunQuote = quoteOf(await calls.begin(schmit.userId, { clientId: claire.id }));
          const whole = quoteOf(
            await save(schmit.userId, begunQuote, { object: 'Roof', site: siteOfWork, ...wholeQuote() }),
          );
          return quoteOf(await pressSend(schmit.userId, whole)).number?.slice(-4);
        }),
      );
      expect(new Set(numbers)).toEqual(new Set(['0001', '0002', '0003', '0004']));
    },
  );

  test('a request that ends meanwhile leaves a draft, and nobody is told of a quote', async () => {
    const { claire, schmit, request, quote } = await frozen();
    await ask('POST', `/api/requests/${request.id}/close`, { as: claire.id, body: { reason: 'postponed' } });
    await makePdf(quote.id);
    expect(quoteOf(await see(schmit.userId, quote.id))).toMatchObject({ state: 'draft', sendingAt: null });
    expect((await bellOf(claire.id)).some((text) => text.includes('has sent you a quote'))).toBe(false);
  });

  test('its company is told the language it goes out in before it sends (reading 87, company 11)', async () => {
    const { claire, schmit, request } = await asked();
    await pool.query("update users set language = 'pt' where id = $1", [claire.id]);
    const draft = await drafted(schmit.userId, request.id);
    expect(quoteOf(await see(schmit.userId, draft.id)).paperLanguage).toBe('pt');
    await pressSend(schmit.userId, draft);
    await makePdf(draft.id);
    // The PDF stays in the language it went out in, whatever the client reads later.
    await pool.query("update users set language = 'de' where id = $1", [claire.id]);
    expect(quoteOf(await see(claire.id, draft.id)).paperLanguage).toBe('pt');
  });

  test('goes out in another language where its company chooses one: paper, mail and the next version (reading 87)', async () => {
    const { claire, schmit, request } = await asked();
    await pool.query("update users set language = 'pt' where id = $1", [claire.id]);
    const begunQuote = await drafted(schmit.userId, request.id);
    for (const paperLanguage of ['nl', '', null])
      expect((await save(schmit.userId, begunQuote, { paperLanguage })).status).toBe(400);
    const draft = quoteOf(await save(schmit.userId, begunQuote, { paperLanguage: 'fr' }));
    expect(draft.paperLanguage).toBe('fr');
    await pressSend(schmit.userId, draft);
    await makePdf(draft.id);
    const { bytes } = await fetchPdf(claire.id, draft.id);
    expect(bytes.toString()).toContain('"language":"fr"');
    expect(bytes.toString()).toContain(stringsOf('fr').quoting.rightOfWithdrawal);
    const mailed = await emailOfNotification(host, 'quoteReceived', claire.id);
    expect(mailed).toContain(stringsOf('fr').news.quoteReceived.button);
    expect(mailed).toContain(`/pt/quotes/${draft.id}`);
    const next = quoteOf(await act(schmit.userId, draft.id, 'versions'));
    expect(next.paperLanguage).toBe('fr');
    const other = quoteOf(await save(schmit.userId, next, { paperLanguage: 'de' }));
    // The sent version stays as it is.
    expect(quoteOf(await see(claire.id, draft.id)).paperLanguage).toBe('fr');
    await pressSend(schmit.userId, other);
    await makePdf(draft.id);
    expect(await emailOfNotification(host, 'quoteRevised', claire.id)).toContain(
      stringsOf('de').news.quoteRevised.button,
    );
  });

  test('is for whom its company says: name and address on the paper, until it is sent (reading 75, company 10)', async () => {
    const { claire, schmit, request } = await asked();
    const begunQuote = await drafted(schmit.userId, request.id);
    expect(begunQuote).toMatchObject({ addresseeName: '', addresseeAddress: '' });
    const addressee = {
      addresseeName: 'Indivision Weber-Muller',
      addresseeAddress: '2, place d’Armes, L-1136 Luxembourg',
    };
    for (const tooLong of [{ addresseeName: 'x'.repeat(121) }, { addresseeAddress: 'x'.repeat(201) }])
      expect((await save(schmit.userId, begunQuote, tooLong)).status).toBe(400);
    const draft = quoteOf(await save(schmit.userId, begunQuote, addressee));
    await pressSend(schmit.userId, draft);
    await makePdf(draft.id);
    const printed = await fetchPdf(claire.id, draft.id);
    expect(printed.bytes.toString()).toContain(
      '"lines":["Indivision Weber-Muller","2, place d’Armes, L-1136 Luxembourg"]',
    );
    // Who the client is does not change with it.
    expect(quoteOf(await see(claire.id, draft.id))).toMatchObject({
      ...addressee,
      client: { id: claire.id, name: begunQuote.client.name },
    });
    const sentQuote = quoteOf(await see(schmit.userId, draft.id));
    expect(codeOf(await save(schmit.userId, sentQuote, { addresseeName: '' }))).toEqual([409, 'notDraft']);
    const next = quoteOf(await act(schmit.userId, draft.id, 'versions'));
    expect(next).toMatchObject(addressee);
    const corrected = quoteOf(await save(schmit.userId, next, { addresseeName: '', addresseeAddress: '' }));
    expect(quoteOf(await see(claire.id, draft.id))).toMatchObject(addressee);
    await pressSend(schmit.userId, corrected);
    await makePdf(draft.id);
    expect((await fetchPdf(claire.id, draft.id, 2)).bytes.toString()).toContain(
      `"lines":["${begunQuote.client.name}"`,
    );
    // The first version stays as it went out.
    expect((await fetchPdf(claire.id, draft.id)).bytes).toEqual(printed.bytes);
  });

  test('its company sees its draft as the paper it would be, and nobody else does (reading 87)', async () => {
    const { claire, schmit, request } = await asked();
    const begunQuote = await drafted(schmit.userId, request.id);
    await save(schmit.userId, begunQuote, { object: 'Toiture en ardoise', paperLanguage: 'fr' });
    const preview = (as: number) => ask('GET', `/api/quotes/${begunQuote.id}/preview`, { as });
    const { status, headers, bytes } = await preview(schmit.userId);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('brouillon-de-devis.pdf');
    const words = wordsInPdf(bytes).replaceAll(/\s+/g, ' ');
    for (const expectedText of ['Toiture en ardoise', 'Brouillon de devis', stringsOf('fr').withdrawal.title])
      expect(words).toContain(expectedText);
    const [member, other] = [await calls.client(), await calls.roofer()];
    for (const as of [claire.id, member.id, other.userId])
      expect([403, 404]).toContain((await preview(as)).status);
    await pressSend(schmit.userId, quoteOf(await see(schmit.userId, begunQuote.id)));
    await makePdf(begunQuote.id);
    expect(codeOf(await preview(schmit.userId))).toEqual([409, 'notDraft']);
    // A preview also works for a draft in which next to nothing is written yet.
    const bare = quoteOf(await act(schmit.userId, begunQuote.id, 'versions'));
    const line = { description: '', quantity: null, unitPrice: null, vatRate: null };
    const sections = [{ title: '', lines: [line] }];
    await save(schmit.userId, bare, { object: '', validUntil: null, plan: [], sections });
    expect((await preview(schmit.userId)).status).toBe(200);
  }, 60_000);

  test(
    'what is missing of the law’s facts is named before the first sending',
    {
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const draft = await drafted(schmit.userId, request.id);
      await pool.query(
        'update company_profiles set registration_number = null, vat_number = null where id = $1',
        [schmit.id],
      );
      const refused = await pressSend(schmit.userId, draft);
      expect(codeOf(refused)).toEqual([409, 'factsMissing']);
      expect(refused.body).toMatchObject({
        message: expect.stringContaining('the RCS number and the VAT number'),
      });
      await pool.query('delete from company_facts where company_id = $1', [schmit.id]);
      expect(await pressSend(schmit.userId, draft)).toMatchObject({
        body: { message: expect.stringContaining('business permit') },
      });
      expect(quoteOf(await see(schmit.userId, draft.id)).sendingAt).toBeNull();
    },
  );

  test(
    'the number of a permit is enough, its document may follow; a town alone is no address',
    {
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { schmit, request } = await asked();
      const draft = await drafted(schmit.userId, request.id);
      await pool.query('delete from company_facts where company_id = $1', [schmit.id]);
      const number = { kind: 'permit', number: '10012345/0' };
      expect((await ask('PATCH', '/api/company-facts', { as: schmit.userId, body: number })).status).toBe(
        200,
      );
      await pool.query(
        `update company_profiles set address = null, postal_code = 'L-9910', city = 'Troisvierges' where id = $1`,
        [schmit.id],
      );
      const refused = await pressSend(schmit.userId, draft);
      expect(codeOf(refused)).toEqual([409, 'factsMissing']);
      expect(refused.body).toMatchObject({ message: expect.stringContaining('street and number') });
      const { company } = quoteOf(await see(schmit.userId, draft.id));
      expect(company).toMatchObject({
        address: 'L-9910 Troisvierges',
        hasStreet: false,
        permit: '10012345/0',
      });
      const body = { address: '3, am Duerf' };
      expect((await ask('PATCH', '/api/company-profile', { as: schmit.userId, body })).status).toBe(200);
      expect(quoteOf(await pressSend(schmit.userId, draft)).sendingAt).not.toBeNull();
    },
  );

  test('an RCS number that waits to be proved stands on the quote', async () => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id);
    await pool.query('update company_profiles set registration_number = null where id = $1', [schmit.id]);
    const body = { kind: 'registration', number: 'b 123 456' };
    await ask('PATCH', '/api/company-facts', { as: schmit.userId, body });
    expect(quoteOf(await see(schmit.userId, draft.id)).company.registrationNumber).toBe('B123456');
  });
});

describe('a paper', () => {
  test('is its two sides’ alone', { meta: { requirements: ['D3-8.4'] } }, async () => {
    const { claire, schmit, quote } = await frozen();
    await makePdf(quote.id);
    const [stranger, other] = [await calls.client(), await calls.roofer()];
    expect((await fetchPdf(schmit.userId, quote.id)).status).toBe(200);
    expect((await fetchPdf(undefined, quote.id)).status).toBe(401);
    for (const as of [stranger.id, other.userId])
      expect(codeOf(await fetchPdf(as, quote.id))).toEqual([404, 'quoteNotFound']);
    for (const version of [2, 0, 999])
      expect((await fetchPdf(claire.id, quote.id, version)).status).toBeGreaterThanOrEqual(400);
    const { rows } = await pool.query<{ token: string }>(
      'select token from quote_papers where quote_id = $1',
      [quote.id],
    );
    expect((await ask('GET', `/pictures/../papers/${rows[0]?.token}.pdf`, { as: claire.id })).status).toBe(
      404,
    );
  });

  test('of each version stays as it was', async () => {
    const { claire, schmit, quote } = await frozen();
    await makePdf(quote.id);
    const first = await fetchPdf(claire.id, quote.id);
    const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
    const pressed = quoteOf(await pressSend(schmit.userId, next));
    expect(pressed).toMatchObject({ state: 'sent', sendingAt: expect.any(String) });
    expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({ version: 1, sendingAt: null });
    expect(codeOf(await fetchPdf(claire.id, quote.id, 2))).toEqual([404, 'quoteNotFound']);
    await makePdf(quote.id);
    expect((await fetchPdf(claire.id, quote.id, 2)).status).toBe(200);
    expect((await fetchPdf(claire.id, quote.id)).bytes).toEqual(first.bytes);
    await expect(pool.query("update quote_papers set token = 'x'")).rejects.toThrow('never changes');
  });
});

describe('the drawn paper', () => {
  const drawn = async (content: object) => {
    const { claire, schmit, quote } = await frozen(content);
    await makePdf(quote.id, drawQuoteInWorker);
    const { bytes } = await fetchPdf(claire.id, quote.id);
    return { bytes, words: wordsInPdf(bytes), quote: quoteOf(await see(schmit.userId, quote.id)) };
  };
  const long = 60_000;

  test('says how its company is reached, and where it is paid (company 26)', async () => {
    const { schmit, quote } = await frozen();
    await pool.query('update company_profiles set phone_number = $2, email = $3, iban = $4 where id = $1', [
      schmit.id,
      '+35226123456',
      'devis@schmit.example',
      'LU280019400644750000',
    ]);
    await makePdf(quote.id, drawQuoteInWorker);
    const { bytes } = await fetchPdf(schmit.userId, quote.id);
    const words = wordsInPdf(bytes).replaceAll(/\s+/g, ' ');
    for (const expectedText of ['+352 26 12 34 56', 'devis@schmit.example', 'IBAN LU28 0019 4006 4475 0000'])
      expect(words).toContain(expectedText);
  });

  test.each(languages)(
    'has a cell wide enough for every name of a fact and for every sum, in %s (visual 5)',
    async (paperLanguage) => {
      const dear = lineInput({ quantity: '9999999', unitPrice: '9999.99' });
      const { claire, quote } = await frozen({ ...wholeQuote([dear]), paperLanguage });
      await makePdf(quote.id);
      const { bytes } = await fetchPdf(claire.id, quote.id);
      const { facts, sums } = JSON.parse(bytes.toString().replace('%PDF-1.7 ', '')).quote as QuotePdfContent;
      const pdf = openPdfDocument({ title: '', author: '', language: paperLanguage, createdAt: new Date() });
      for (const { terms } of layOutFactCells(pdf, facts)) expect(terms).toHaveLength(1);
      for (const text of [sums.total[3] ?? '', '€120,463.20', '120.463,20 €']) {
        const hand = totalTextStyle(pdf, text);
        expect(pdf.wrapped(text, (sumColumnWidths[3] ?? 0) - 10, hand)).toHaveLength(1);
      }
      sums.total.slice(0, 3).forEach((text, index) => {
        expect(pdf.wrapped(text, sumColumnWidths[index] ?? 0, { font: 'strong' })).toHaveLength(1);
      });
    },
  );

  /** Returns the text of each page. */
  const pagesOf = async (intro: string) => {
    const { words } = await drawn({
      ...wholeQuote(Array.from({ length: 8 }, () => lineInput())),
      intro,
      conditions: 'Payable within 30 days.',
    });
    return words.split(/page \d+ of \d+/).slice(0, -1);
  };

  test(
    'ends with a place to sign for each side, and one short paragraph makes no second page (company 26)',
    async () => {
      const [first = '', ...rest] = await pagesOf('');
      for (const expectedText of ['Sign on paper', 'Payable within 30 days.'])
        expect(first).toContain(expectedText);
      for (const blank of ['Name', 'Date', 'Signature'])
        expect(first.match(new RegExp(`^${blank}$`, 'gm'))).toHaveLength(2);
      // The other page holds the instructions and the form to withdraw with.
      expect(rest).toHaveLength(1);
    },
    long,
  );

  test(
    'however long it is, its place to sign stands below words of the quote (company 26)',
    async () => {
      for (let lines = 4; lines < 40; lines += 6) {
        const pages = await pagesOf(Array.from({ length: lines }, (_, index) => `Line ${index}`).join('\n'));
        const signed = pages.filter((page) => page.includes('Sign on paper'));
        expect(signed).toHaveLength(1);
        expect(signed[0]).toContain('Right of withdrawal');
        expect(pages.length).toBeLessThanOrEqual(3);
      }
    },
    long,
  );

  test(
    'says what the law wants, every line and sum, the plan, what is left out, and each page its number',
    {
      timeout: long,
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { words, quote } = await drawn({
        ...wholeQuote([
          lineInput({ mayBeReduced: true }),
          lineInput({
            description: 'Ëmbau vum Schof',
            vatRate: 3,
            unitPrice: '7.1234',
            discountPercent: '12.5',
          }),
          lineInput({ description: 'Skylight', isOptional: true }),
        ]),
        intro: 'Merci für Ihr Vertrauen',
        conditions: 'One.\nTwo.',
        exclusions: [{ kind: 'electrical', text: 'Moving the aerial' }],
        inclusions: [{ kind: 'cleaning', inKind: 'labour' }],
        warrantyMonths: 24,
      });
      const plain = (amountText: string | undefined) =>
        Number(amountText).toLocaleString('en-GB', { minimumFractionDigits: 2 });
      for (const expectedText of [
        'Roofer 1',
        'RCS B123456',
        'Autorisation d’établissement 10042387/0',
        'VAT LU',
        quote.object,
        quote.number ?? '',
        'Mondercange, main',
        'Natural slate 32 × 22',
        'Ëmbau vum Schof',
        '7.1234',
        '12.5%',
        'optional',
        ...linesOfSections(quote.sections).map(({ net }) => plain(net)),
        ...quote.totals.taxes.flatMap(({ base, tax }) => [plain(base), plain(tax)]),
        `€${plain(quote.totals.total)}`,
        `€${plain(quote.totals.reduced?.total)}`,
        'at 3%, if the AED approves it before invoicing',
        'Order of slate',
        ...quote.plan.map(({ amount }) => plain(amount)),
        'Moving the aerial',
        'in labour',
        'Merci für Ihr Vertrauen',
        'Two.',
        'Right of withdrawal',
        '24 months',
        'page 1 of 3',
        'page 3 of 3',
      ])
        expect(words).toContain(expectedText);
    },
  );

  test(
    'is in its client’s language, whatever its company’s is: words, days, quantities, prices and sums',
    {
      timeout: long,
      meta: { requirements: ['D3-4.9', 'D3-10.16'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      await pool.query("update users set language = 'pt' where id = $1", [claire.id]);
      await pool.query("update users set language = 'de' where id = $1", [schmit.userId]);
      const content = {
        ...wholeQuote([
          lineInput({ quantity: '112.5', unitPrice: '7.1234', discountPercent: '2.5', mayBeReduced: true }),
          lineInput({ description: 'Cleaning', vatRate: 8, unitPrice: '100' }),
          lineInput({ description: 'More slate', mayBeReduced: true }),
        ]),
        plan: [
          { on: 'acceptance', label: '', percent: '33.33' },
          { on: 'completion', label: '', percent: '66.67' },
        ],
        validUntil: '2099-03-01',
      };
      const quote = quoteOf(
        await pressSend(schmit.userId, await drafted(schmit.userId, request.id, content)),
      );
      await makePdf(quote.id, drawQuoteInWorker);
      const { bytes } = await fetchPdf(claire.id, quote.id);
      const words = wordsInPdf(bytes).replaceAll(/\s/g, ' ');
      for (const expectedText of [
        `Orçamento ${quote.number}`,
        '1 de março de',
        '112,5',
        '7,1234',
        '2,5 %',
        '33,33 %',
        'sem a taxa super-reduzida',
        'com IVA a 3 %, se a AED o aprovar',
        'A taxa super-reduzida de 3 %',
        'Direito de livre resolução',
        'página 1 de ',
      ])
        expect(words).toContain(expectedText);
      expect(words).not.toMatch(/Right of withdrawal|Widerruf|7\.1234/);
      expect(bytes.toString('latin1')).toContain('/Lang (pt');
    },
  );

  test(
    'bears its company’s logo, which says whose it is',
    {
      timeout: long,
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { claire, schmit, request } = await asked();
      await pool.query('update company_profiles set logo_url = $1 where id = $2', [
        '/files/logo.webp',
        schmit.id,
      ]);
      const paint = { width: 60, height: 60, left: '#a33', right: '#fff' };
      await services.files.put('files/logo.webp', await twoColours(paint).webp().toBuffer());
      const quote = quoteOf(await pressSend(schmit.userId, await drafted(schmit.userId, request.id)));
      await makePdf(quote.id, drawQuoteInWorker);
      const pdf = (await fetchPdf(claire.id, quote.id)).bytes.toString('latin1');
      expect(pdf).toMatch(/\/Subtype \/Image\b/);
      expect(pdf.match(/\/S \/Figure\b/g)).toHaveLength(1);
    },
  );

  test(
    'is tagged to its last word: heads of tables, headings, and nothing outside of what is marked',
    {
      timeout: long,
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { bytes } = await drawn(wholeQuote(Array.from({ length: 60 }, () => lineInput())));
      const pdf = bytes.toString('latin1');
      for (const expectedText of [
        '/Marked true',
        '/Lang (en',
        '/DisplayDocTitle true',
        '<pdfuaid:part>1</pdfuaid:part>',
      ])
        expect(pdf).toContain(expectedText);
      for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
        expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`));
      // No type has to be mapped, no level of headings is left out, and a picture says what it shows.
      const types = [...pdf.matchAll(/\/S \/(\w+)\b/g)].map(([, type = '']) => type);
      expect(types.filter((type) => !standardTypes.has(type))).toEqual([]);
      const levels = types.filter((type) => /^H\d$/.test(type)).map((type) => Number(type.slice(1)));
      expect(Math.min(...levels)).toBe(1);
      expect([...new Set(levels)].toSorted((one, other) => one - other)).toEqual(
        levels.length > 0 ? [1, 2, 3].slice(0, new Set(levels).size) : [],
      );
      expect(pdf.match(/\/S \/Figure\b/g)?.length ?? 0).toBe(pdf.match(/\/Alt \(/g)?.length ?? 0);
      // Each font is within it, and says which letters its shapes are.
      const fonts = pdf.match(/\/Subtype \/Type0\b/g)?.length ?? 0;
      expect(fonts).toBeGreaterThan(0);
      expect(pdf.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(fonts);
      expect(pdf.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(fonts);
      expect(pdf).not.toMatch(/\/Encrypt\b|\/Annots\b|\/AcroForm\b|\/JavaScript\b/);
      // Every head of a table says what it is the head of; every page goes through its tags in their order.
      expect(pdf.match(/\/S \/TH\b/g)?.length).toBe(pdf.match(/\/Scope \/(?:Row|Column)/g)?.length);
      const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThan(2);
      expect(pdf.match(/\/Tabs \/S\b/g)).toHaveLength(pages);
      expect(pdf.match(/\/StructParents \d+/g)).toHaveLength(pages);
      for (const content of drawingsInPdf(bytes)) {
        let depth = 0;
        for (const [operator] of content.matchAll(/\bB[DM]C\b|\bEMC\b|\bT[jJ]\b|(?<=\s)[SfB]\*?(?=\s)/g)) {
          if (operator === 'BDC' || operator === 'BMC') depth += 1;
          else if (operator === 'EMC') depth -= 1;
          else expect(depth, operator).toBeGreaterThan(0);
        }
        expect(depth).toBe(0);
      }
    },
  );

  test(
    'random quotes come to the same in the database, the answer and the words of the paper',
    {
      timeout: long,
      meta: { requirements: ['D3-9.1'] },
    },
    async () => {
      // `npm run bench -- quote-sums` reads ten thousand.
      const count = propertyRuns(12, 100);
      expect(await sumsEverywhere(host.services, { count, seed: testSeed })).toBe(count);
    },
  );

  test(
    'of the same content is the same to the byte',
    {
      timeout: long,
      meta: { requirements: ['D3-4.9'] },
    },
    async () => {
      const { bytes, quote } = await drawn(wholeQuote());
      const { rows } = await pool.query<{ content: QuotePdfContent }>(
        'select content from quote_papers where quote_id = $1',
        [quote.id],
      );
      const [row] = rows;
      if (!row) throw new Error('No paper was stored');
      expect(Buffer.from(await drawQuoteInWorker({ quote: row.content }))).toEqual(bytes);
    },
  );

  test(
    '300 lines of 1,000 characters, marks that turn the direction, HTML and formulas are words like any other',
    async () => {
      const strange = [
        '=HYPERLINK("http://x")',
        '<b>bold</b> & <script>',
        'left\u202Etfel\u2066',
        '\u0000屋根👩‍🔧',
        'x'.repeat(1000),
      ];
      const lines = Array.from({ length: 300 }, (_, index) =>
        lineInput({
          description: (strange[index] ?? `${index} ${'slate '.repeat(200)}`)
            .replaceAll('\u0000', '')
            .slice(0, 1000),
        }),
      );
      const { words, bytes } = await drawn(wholeQuote(lines));
      for (const expectedText of [
        '=HYPERLINK("http://x")',
        '<b>bold</b> & <script>',
        'lefttfel',
        '??',
        'page 1 of ',
      ])
        expect(words).toContain(expectedText);
      expect(words.replaceAll('\n', '')).toContain('x'.repeat(1000));
      expect(words).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      expect(bytes.length).toBeLessThan(3_000_000);
      // Nothing in it acts: no scripts, no links, no files. Compressed streams are left out, since
      // their bytes can spell anything by chance.
      const objects = bytes.toString('latin1').replaceAll(/\bstream\r?\n[^]*?\bendstream\b/g, '');
      expect(objects).toContain('/Type /Catalog');
      expect(objects).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|EmbeddedFile)\b/);
    },
    long,
  );
});

describe('the signed copy', () => {
  const signed = async () => {
    const world = await frozen();
    await makePdf(world.quote.id);
    const quote = quoteOf(await see(world.claire.id, world.quote.id));
    await calls.withCode(world.claire.id, quote);
    const accepted = quoteOf(await calls.accept(world.claire.id, quote));
    return { ...world, quote: accepted };
  };
  const copyFor = (as: number, id: number) => ask('GET', `/api/quotes/${id}/signed-copy`, { as });
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const makeCopy = (quoteId: number) => createSignedCopyJob(drawQuickly).run({ quoteId }, services);

  test(
    'is made once, mailed to both and in the project’s room; where she was stands in hers alone',
    {
      meta: { requirements: ['D3-6.1', 'D3-10.18'] },
    },
    async () => {
      const { claire, schmit, quote } = await signed();
      expect(quote.signedCopy).toBeNull();
      expect((await copyFor(claire.id, quote.id)).status).toBe(404);
      await Promise.all(Array.from({ length: 15 }, () => makeCopy(quote.id)));
      const [clientCopy, companyCopy] = [
        await copyFor(claire.id, quote.id),
        await copyFor(schmit.userId, quote.id),
      ];
      expect(quoteOf(await see(claire.id, quote.id)).signedCopy).toEqual({
        sha256: hashOf(clientCopy.bytes),
      });
      expect(quoteOf(await see(schmit.userId, quote.id)).signedCopy).toEqual({
        sha256: hashOf(companyCopy.bytes),
      });
      expect(clientCopy.headers['content-disposition']).toContain(`quote-${quote.number}-signed.pdf`);
      for (const { text } of [clientCopy, companyCopy])
        for (const expectedText of ['Claire Hoffmann', quote.object, 'a code by email', '9,266.40'])
          expect(text).toContain(expectedText);
      expect(clientCopy.text.replaceAll(' ', '')).toContain(quote.evidence?.sha256);
      expect(clientCopy.text).toContain('127.0.0.0/24');
      expect(companyCopy.text).not.toContain('127.0.0.0');
      const { body } = await ask('GET', `/api/projects/${quote.evidence?.projectId}/room`, {
        as: schmit.userId,
      });
      expect(body).toMatchObject({ files: [{ kind: 'pdf', name: `quote-${quote.number}-signed.pdf` }] });
      const { rows } = await pool.query<{ payload: { to: string; enclosures?: { content: string }[] } }>(
        `select payload from ${storedJobsSql} jobs
       where name = 'mail' and payload -> 'letter' ->> 'subject' like any($1)
       order by payload -> 'letter' ->> 'subject' desc`,
        [[`Signed copy of quote ${quote.number}, %`, `Accepted: %, ${quote.object}, Claire Hoffmann`]],
      );
      expect(
        rows.map(({ payload }) => hashOf(Buffer.from(payload.enclosures?.[0]?.content ?? '', 'base64'))),
      ).toEqual([hashOf(clientCopy.bytes), hashOf(companyCopy.bytes)]);
    },
  );

  test('strangers and other companies have none', { meta: { requirements: ['D3-8.4'] } }, async () => {
    const { quote } = await signed();
    await makeCopy(quote.id);
    for (const as of [(await calls.client()).id, (await calls.roofer()).userId])
      expect(codeOf(await copyFor(as, quote.id))).toEqual([404, 'quoteNotFound']);
  });

  test(
    'each side is given its papers; what was signed stays when the client goes',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { claire, schmit, quote } = await signed();
      await makeCopy(quote.id);
      const companyCopy = await copyFor(schmit.userId, quote.id);
      expect(await personalData.sharedFiles?.(db, claire.id)).toHaveLength(2);
      expect(await personalData.files?.(db, claire.id, [])).toEqual([]);
      await db.transaction((transaction) => personalData.erase(transaction, claire.id, []));
      expect((await copyFor(schmit.userId, quote.id)).bytes).toEqual(companyCopy.bytes);
      expect(companyCopy.text).toContain('Claire Hoffmann');
    },
  );

  test(
    'goes ten years after it was signed, where one side has gone, and never before',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const [bothErased, young, signedLater] = [await signed(), await signed(), await signed()];
      for (const { claire } of [bothErased, young])
        await db.transaction((transaction) => personalData.erase(transaction, claire.id, []));
      for (const { quote } of [bothErased, signedLater])
        await pool.query(
          "update quote_acceptances set at = at - interval '10 years 1 day' where quote_id = $1",
          [quote.id],
        );
      await forgetSignedQuotesJob.run({}, services);
      const left = await Promise.all(
        [bothErased, young, signedLater].map(
          async ({ schmit, quote }) => (await see(schmit.userId, quote.id)).status,
        ),
      );
      expect(left).toEqual([404, 200, 200]);
      const pdfRows = await pool.query('select from quote_papers where quote_id = $1', [bothErased.quote.id]);
      expect(pdfRows.rowCount).toBe(0);
    },
  );
});

test.each(languages)(
  'the last page holds the instructions and the form to withdraw with, in %s, under its hash',
  { timeout: 60_000, meta: { requirements: ['D3-6.5'] } },
  async (language) => {
    const { claire, schmit, request } = await asked();
    await pool.query('update users set language = $2 where id = $1', [claire.id, language]);
    const phone = '+352 26 12 34 56';
    await pool.query('update company_profiles set phone_number = $2 where id = $1', [schmit.id, phone]);
    const draft = await drafted(schmit.userId, request.id);
    await pressSend(schmit.userId, draft);
    await makePdf(draft.id, drawQuoteInWorker);
    const quote = quoteOf(await see(claire.id, draft.id));
    const { bytes } = await fetchPdf(claire.id, quote.id);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(quote.sha256);
    const words = wordsInPdf(bytes).replace(/\s+/g, ' ');
    const { withdrawal, quoting } = stringsOf(language);
    const { company } = quote;
    const { name, address, phoneNumber, email } = company;
    const trader = [name, address, phoneNumber, email].filter(Boolean).join(', ');
    const button = quoting.withdrawContract;
    for (const expectedText of [
      ...withdrawal.rightText({ trader, button }).split('\n'),
      ...withdrawal.effectsText,
      withdrawal.form,
      withdrawal.formTo([name, address, email].filter(Boolean).join(', ')),
      ...withdrawal.formBlanks,
    ])
      expect(words).toContain(expectedText.replace(/\s+/g, ' '));
    expect(words.indexOf(withdrawal.form)).toBeGreaterThan(
      words.indexOf(withdrawal.withdrawalText.slice(0, 20)),
    );
  },
);
