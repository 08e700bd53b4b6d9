import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { dayOf, addDays } from '#kernel/calendar.ts';
import { languages } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { otherInstance } from '#testing/other-instance.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
const { act, asked, bellOf, invitationOf, quoted, read, save, see, sendDraft, sent } = calls;
const { codeHash } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

const { accept, withCode } = calls;

const accepted = async (content?: object, changes: object = {}) => {
  const world = await quoted(content);
  await withCode(world.claire.id, world.quote);
  return { ...world, quote: quoteOf(await accept(world.claire.id, world.quote, changes)) };
};

const optional = wholeQuote([lineInput(), lineInput({ unitPrice: '10', isOptional: true })]);

describe('accepting', () => {
  test(
    'ends the choice: a project begins with the agreed sum, the others are told',
    {
      meta: { requirements: ['D3-6.2', 'D3-6.4', 'D3-10.23', 'D3-10.24'] },
    },
    async () => {
      const { claire, roofers, request } = await asked(3);
      const [first, second, third] = roofers;
      if (!first || !second || !third) throw new Error('Three were asked');
      const quote = await sent(first.userId, request.id, optional);
      const mayCompare = async (readerId: number) =>
        quoteOf(await see(readerId, quote.id)).abilities.mayCompare;
      // There is nothing to compare a single quote with.
      expect(await mayCompare(claire.id)).toBe(false);
      const otherQuote = await sent(second.userId, request.id);
      expect([await mayCompare(claire.id), await mayCompare(first.userId)]).toEqual([true, false]);
      expect((await withCode(claire.id, quote)).body).toEqual({
        version: 1,
        sentTo: expect.stringContaining('•••@'),
      });
      const option = quote.sections[0]?.lines[1]?.id;
      const signed = quoteOf(await accept(claire.id, quote, { options: [option] }));
      expect(signed).toMatchObject({
        state: 'accepted',
        abilities: { mayCompare: false },
        totals: { net: '8880.00', total: '10389.60', options: '0.00' },
        client: { name: 'Claire Hoffmann' },
        evidence: {
          version: 1,
          sha256: quote.sha256,
          options: [option],
          total: '10389.60',
          name: 'Claire Hoffmann',
          by: 'email',
          network: '127.0.0.0/24',
          beginsAtOnce: false,
          withdrawnAt: null,
        },
      });
      // Lists show both sides the accepted sums (reading 71), and the other quotes as they were sent.
      for (const [reader, sums] of [
        [claire.id, ['10389.60', '9266.40']],
        [first.userId, ['10389.60']],
      ] as const) {
        const { body } = await ask('GET', `/api/quotes?requestId=${request.id}`, { as: reader });
        const listed = body as { total: string }[];
        expect(listed.map(({ total }) => total).toSorted()).toEqual(sums);
      }
      expect(await read(claire.id, request.id)).toMatchObject({
        state: 'hired',
        invitations: [{ state: 'won' }, { state: 'lost' }, { state: 'lost' }],
      });
      expect(quoteOf(await see(second.userId, otherQuote.id))).toMatchObject({
        state: 'declined',
        declinedFor: 'chose-another',
      });
      const { body: project } = await ask('GET', `/api/projects/${signed.evidence?.projectId}`, {
        as: first.userId,
      });
      expect(project).toMatchObject({ name: quote.object, budget: '10389.60', status: 'pending' });
      expect(quoteOf(await see(first.userId, quote.id)).evidence).toMatchObject({ network: null });
      expect((await bellOf(first.userId)).some((text) => text.includes('has accepted quote'))).toBe(true);
      expect((await bellOf(second.userId))[0]).toMatch(/^Another quote was accepted/);
      expect((await bellOf(third.userId))[0]).toMatch(/^The request “Re-roof 96 m².*” was closed$/);
      expect((await bellOf(claire.id)).some((text) => text.startsWith('You’ve accepted quote'))).toBe(true);
    },
  );

  test('lets the client give the street that the request left out, to the company hired alone', async () => {
    const { claire, roofers, request } = await asked(2);
    await pool.query('update requests set street = null where id = $1', [request.id]);
    const [hired, other] = roofers;
    if (!hired || !other) throw new Error('Two were asked');
    const quote = await sent(hired.userId, request.id);
    await withCode(claire.id, quote);
    const { evidence } = quoteOf(await accept(claire.id, quote));
    const url = `/api/requests/${request.id}/street`;
    const give = (companyId: number, street?: string) =>
      ask('POST', url, { as: claire.id, body: { companyId, street } });
    const projectFor = async (as: number) =>
      (await ask('GET', `/api/projects/${evidence?.projectId}`, { as })).body as Project;
    expect((await projectFor(claire.id)).request).toEqual({
      id: request.id,
      street: null,
      isStreetShown: false,
    });
    expect(codeOf(await give(hired.id))).toEqual([409, 'noStreet']);
    expect(codeOf(await give(other.id, '3, rue du Fort'))).toEqual([409, 'requestNotOpen']);
    expect((await give(hired.id, '3, rue du Fort')).status).toBe(200);
    // It is given once: another doesn't replace it.
    await give(hired.id, '5, rue du Fort');
    const shown = { street: '3, rue du Fort', isStreetShown: true };
    expect((await projectFor(claire.id)).request).toMatchObject(shown);
    expect((await projectFor(hired.userId)).request).toMatchObject(shown);
    expect(await read(hired.userId, request.id)).toMatchObject({
      street: '3, rue du Fort',
      invitations: [{ seesStreet: true }],
    });
  });

  test(
    'wants a verified address, and a code of its own',
    {
      meta: { requirements: ['D3-10.22'] },
    },
    async () => {
      const { claire, quote } = await quoted();
      await pool.query('update users set is_email_verified = false where id = $1', [claire.id]);
      expect(codeOf(await act(claire.id, quote.id, 'accept-code', { type: 'email' }))).toEqual([
        409,
        'notVerified',
      ]);
      expect(codeOf(await act(claire.id, quote.id, 'accept-code', { type: 'sms' }))).toEqual([
        409,
        'notVerified',
      ]);
      expect(codeOf(await accept(claire.id, quote))).toEqual([410, 'codeGone']);
      await pool.query(
        `insert into verification_codes (user_id, code, type, target, expires_at)
       values ($1, $2, 'email', 'claire@example.lu', now() + interval '10 minutes')`,
        [claire.id, codeHash],
      );
      expect(codeOf(await accept(claire.id, quote))).toEqual([410, 'codeGone']);
    },
  );

  test(
    'a code of another quote, person or version accepts nothing',
    {
      meta: { requirements: ['D3-10.22'] },
    },
    async () => {
      const one = await quoted();
      const two = await quoted();
      await withCode(one.claire.id, one.quote);
      expect(codeOf(await accept(two.claire.id, two.quote))).toEqual([410, 'codeGone']);
      expect(codeOf(await accept(two.claire.id, one.quote))).toEqual([404, 'quoteNotFound']);
      const next = quoteOf(await act(one.schmit.userId, one.quote.id, 'versions'));
      const second = quoteOf(await sendDraft(one.schmit.userId, next));
      expect(codeOf(await accept(one.claire.id, one.quote))).toEqual([409, 'newerVersion']);
      expect(codeOf(await accept(one.claire.id, second))).toEqual([410, 'codeGone']);
    },
  );

  test('five tries, ten minutes, once', { meta: { requirements: ['D3-10.22'] } }, async () => {
    const { claire, quote } = await quoted();
    await withCode(claire.id, quote);
    for (let at = 0; at < 5; at += 1)
      expect(codeOf(await accept(claire.id, quote, { code: '000000' }))).toEqual([400, 'wrongCode']);
    expect(codeOf(await accept(claire.id, quote))).toEqual([410, 'codeGone']);
    await withCode(claire.id, quote);
    await pool.query("update quote_codes set expires_at = now() - interval '1 second'");
    expect(codeOf(await accept(claire.id, quote))).toEqual([410, 'codeGone']);
    await withCode(claire.id, quote);
    expect((await accept(claire.id, quote)).status).toBe(200);
    expect(codeOf(await accept(claire.id, quote))).toEqual([409, 'alreadyAccepted']);
  });

  test(
    'a hash of another paper, a line that is no option: nothing is half done',
    {
      meta: { requirements: ['D3-6.2', 'D3-6.3'] },
    },
    async () => {
      const { claire, quote } = await quoted(optional);
      await withCode(claire.id, quote);
      expect(codeOf(await accept(claire.id, quote, { sha256: '0'.repeat(64) }))).toEqual([
        409,
        'newerVersion',
      ]);
      const [firm] = quote.sections[0]?.lines ?? [];
      expect(codeOf(await accept(claire.id, quote, { options: [firm?.id] }))).toEqual([400, 'invalidInput']);
      expect(codeOf(await accept(claire.id, quote, { options: [999] }))).toEqual([400, 'invalidInput']);
      expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({ state: 'sent', evidence: null });
      expect((await accept(claire.id, quote)).status).toBe(200);
    },
  );

  test(
    'of a withdrawn or expired one the sentence says when',
    {
      meta: { requirements: ['D3-6.3', 'D3-10.24'] },
    },
    async () => {
      const withdrawn = await quoted();
      await withCode(withdrawn.claire.id, withdrawn.quote);
      await act(withdrawn.schmit.userId, withdrawn.quote.id, 'withdraw');
      const one = await accept(withdrawn.claire.id, withdrawn.quote);
      expect(codeOf(one)).toEqual([409, 'quoteWithdrawn']);
      expect(one.body).toMatchObject({ message: expect.stringMatching(/^This quote was withdrawn on \d/) });
      const expired = await quoted();
      await withCode(expired.claire.id, expired.quote);
      const yesterday = addDays(dayOf(new Date()), -1);
      await pool.query('update quotes set valid_until = $1 where id = $2', [yesterday, expired.quote.id]);
      const two = await accept(expired.claire.id, expired.quote);
      expect(codeOf(two)).toEqual([409, 'quoteExpired']);
      expect(two.body).toMatchObject({ message: expect.stringMatching(/^This quote expired on \d/) });
    },
  );

  test(
    '50 at once of two quotes of one request, over two instances: one wins',
    {
      meta: { requirements: ['D3-9.3'] },
    },
    async () => {
      const { claire, roofers, request } = await asked(2);
      const openQuotes: Quote[] = [];
      for (const { userId } of roofers) openQuotes.push(await sent(userId, request.id));
      for (const quote of openQuotes) await withCode(claire.id, quote);
      const [firstInstance, secondInstance] = [await otherInstance(host), await otherInstance(host)];
      const cookie = await host.signIn(claire.id);
      const responses = await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const { id, version, sha256 } = openQuotes[at % 2] as Quote;
          const { address } = at % 4 < 2 ? firstInstance : secondInstance;
          const answer = await fetch(`${address}/api/quotes/${id}/accept`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ version, sha256, name: 'Claire Hoffmann', options: [], code: '123456' }),
          });
          const text = await answer.text();
          return { status: answer.status, text, body: JSON.parse(text) };
        }),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = responses.filter(({ status }) => status !== 200).map(codeOf);
      expect(refused).toEqual(refused.map(() => [409, 'alreadyAccepted']));
      const { rows } = await pool.query(
        "select (select count(*)::int from quotes where request_id = $1 and state = 'accepted') as quotes, (select count(*)::int from projects where client_id = $2) as projects",
        [request.id, claire.id],
      );
      expect(rows).toEqual([{ quotes: 1, projects: 1 }]);
    },
  );

  test(
    'what others were still writing can no longer be sent',
    {
      meta: { requirements: ['D3-10.24'] },
    },
    async () => {
      const { claire, roofers, request } = await asked(2);
      const [first, second] = roofers;
      if (!first || !second) throw new Error('Two were asked');
      const quote = await sent(first.userId, request.id);
      const theirDraft = await calls.drafted(second.userId, request.id);
      await withCode(claire.id, quote);
      expect((await accept(claire.id, quote)).status).toBe(200);
      expect(codeOf(await calls.pressSend(second.userId, theirDraft))).toEqual([409, 'invitationEnded']);
    },
  );

  test(
    'accepted while it is withdrawn: the one or the other, whole',
    {
      meta: { requirements: ['D3-6.3'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await quoted();
      await withCode(claire.id, quote);
      const [signed, takeBackResponse] = await Promise.all([
        accept(claire.id, quote),
        act(schmit.userId, quote.id, 'withdraw'),
      ]);
      expect([signed, takeBackResponse].filter(({ status }) => status === 200)).toHaveLength(1);
      const state = quoteOf(await see(claire.id, quote.id)).state;
      const isSigned = signed.status === 200;
      expect(state).toBe(isSigned ? 'accepted' : 'withdrawn');
      expect((await read(claire.id, request.id)).state).toBe(isSigned ? 'hired' : 'open');
      const { rows } = await pool.query(
        'select count(*)::int as projects from projects where client_id = $1',
        [claire.id],
      );
      expect(rows).toEqual([{ projects: isSigned ? 1 : 0 }]);
    },
  );

  test(
    'accepted while a newer version is sent: the one or the other',
    {
      meta: { requirements: ['D3-6.3'] },
    },
    async () => {
      const { claire, schmit, quote } = await quoted();
      await withCode(claire.id, quote);
      const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
      const [signed, pressed] = await Promise.all([accept(claire.id, quote), sendDraft(schmit.userId, next)]);
      const isSigned = signed.status === 200;
      if (!isSigned) expect(codeOf(signed)).toEqual([409, 'newerVersion']);
      else if (pressed.status !== 200) expect(codeOf(pressed)).toEqual([409, 'quoteEnded']);
      expect(quoteOf(await see(schmit.userId, quote.id))).toMatchObject(
        isSigned ? { state: 'accepted', version: 1, sendingAt: null } : { state: 'sent', version: 2 },
      );
    },
  );
});

describe('withdrawing from the contract', () => {
  test(
    'within 14 days, with one confirmation',
    {
      meta: { requirements: ['D3-6.5', 'D3-10.25'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await accepted();
      expect(quote.abilities.mayWithdrawFromContract).toBe(true);
      const withdrawnQuote = quoteOf(await act(claire.id, quote.id, 'withdrawal'));
      expect(withdrawnQuote).toMatchObject({
        state: 'accepted',
        evidence: { withdrawnAt: expect.any(String) },
      });
      expect(withdrawnQuote.abilities.mayWithdrawFromContract).toBe(false);
      expect(await read(claire.id, request.id)).toMatchObject({ state: 'closed' });
      const { body } = await ask('GET', `/api/projects/${quote.evidence?.projectId}`, { as: claire.id });
      const events = [{ kind: 'created' }, { kind: 'withdrawn', side: 'client' }];
      expect(body).toMatchObject({ status: 'cancelled', events });
      expect((await ask('GET', '/api/activity', { as: claire.id })).body).toMatchObject([
        { kind: 'contractWithdrawn' },
        { kind: 'begun' },
      ]);
      expect(
        (await bellOf(schmit.userId)).some((text) => text.includes('has withdrawn from the contract')),
      ).toBe(true);
      // Each side is notified in writing, whatever its settings.
      expect((await bellOf(claire.id))[0]).toBe(
        `You’ve withdrawn from the contract for quote ${quote.number} with Roofer 1`,
      );
      expect(codeOf(await act(claire.id, quote.id, 'withdrawal'))).toEqual([409, 'withdrawnAlready']);
    },
  );

  test('not afterwards, and not by the company', async () => {
    const { claire, schmit, quote } = await accepted();
    expect(codeOf(await act(schmit.userId, quote.id, 'withdrawal'))).toEqual([403, 'notAllowed']);
    await pool.query(
      "update quote_acceptances set at = at - interval '30 days', withdrawable_until = now() - interval '1 second' where quote_id = $1",
      [quote.id],
    );
    expect(codeOf(await act(claire.id, quote.id, 'withdrawal'))).toEqual([409, 'tooLate']);
  });

  test.each([
    [true, [409, 'tooLate']],
    [false, [200, undefined]],
  ])(
    'once both have confirmed completion, where work began at once: %s',
    { meta: { requirements: ['D3-10.25'] } },
    async (beginsAtOnce, answer) => {
      const { claire, schmit, quote } = await accepted(undefined, {
        beginsAtOnce,
        acknowledgesLoss: beginsAtOnce,
      });
      for (const as of [claire.id, schmit.userId])
        await ask('POST', `/api/projects/${quote.evidence?.projectId}/complete`, { as, body: {} });
      expect(codeOf(await act(claire.id, quote.id, 'withdrawal'))).toEqual(answer);
    },
  );

  test('of what was not accepted there is nothing to withdraw from', async () => {
    const { claire, quote } = await quoted();
    expect(codeOf(await act(claire.id, quote.id, 'withdrawal'))).toEqual([409, 'notAccepted']);
  });
});

describe('comparing', () => {
  const compare = async (as: number, requestId: number) =>
    ask('GET', `/api/requests/${requestId}/comparison`, { as });

  test(
    'three quotes stand beside each other, and what differs is said',
    {
      meta: { requirements: ['D3-5.1', 'D3-5.2', 'D3-5.3'] },
    },
    async () => {
      const { claire, roofers, request } = await asked(3);
      const scaffold = lineInput({
        kind: 'scaffolding',
        description: 'Scaffold',
        unit: 'lump-sum',
        quantity: '1',
        unitPrice: '2480',
      });
      const contents = [
        wholeQuote([lineInput({ mayBeReduced: true }), scaffold]),
        { ...wholeQuote([lineInput()]), exclusions: [{ kind: 'scaffolding', text: 'Scaffold' }] },
        {
          ...wholeQuote([lineInput({ unitPrice: '79' })]),
          plan: [
            { on: 'acceptance', label: '', percent: '40' },
            { on: 'completion', label: '', percent: '60' },
          ],
        },
      ];
      for (const [at, roofer] of roofers.entries()) await sent(roofer.userId, request.id, contents[at]);
      const decidedAt = new Date('2026-03-02T09:00:00Z');
      const proof = { companyId: roofers[1]?.id ?? 0, kind: 'insurance', decidedAt } as const;
      await buildCompanyProof(db, { ...proof, state: 'verified' });
      await buildCompanyProof(db, { ...proof, kind: 'registration', state: 'waiting', decidedAt: null });
      const { body } = await compare(claire.id, request.id);
      expect(body).toMatchObject({
        columns: [
          {
            company: {
              name: 'Roofer 1',
              distanceKm: expect.any(Number),
              verified: [{ kind: 'vat', number: expect.stringMatching(/^LU/), expiresOn: null }],
            },
            totals: { net: '10400.00' },
            each: { unit: 'm2', quantity: '96', price: '108.33' },
          },
          {
            company: {
              name: 'Roofer 2',
              verified: [{ kind: 'vat' }, { kind: 'insurance', expiresOn: '2099-12-31' }],
            },
            beforeWork: null,
            reckonsReduced: false,
          },
          { company: { name: 'Roofer 3' }, beforeWork: '40' },
        ],
        rows: [
          {
            kind: 'materials',
            cells: [{ state: 'sum', net: '7920.00' }, { state: 'sum' }, { state: 'sum' }],
          },
          { kind: 'scaffolding', cells: [{ state: 'sum' }, { state: 'excluded' }, { state: 'silent' }] },
        ],
        differences: [
          {
            about: 'scaffolding',
            text: 'Only Roofer 1 includes scaffolding. Roofer 2 leaves it out. Roofer 3 doesn’t mention it.',
          },
          { about: 'reduced', text: 'One quote is priced at 3%, two at 17%.' },
          { about: 'plan', text: 'Roofer 3 asks for 40% before work begins.' },
        ],
        outstanding: 0,
      });
    },
  );

  test(
    'what was chosen of a quote that was accepted is known, and is part of its sums',
    {
      meta: { requirements: ['D3-5.2', 'D3-10.23'] },
    },
    async () => {
      const { claire, request, quote } = await quoted(optional);
      const optionId = quote.sections[0]?.lines[1]?.id ?? 0;
      expect((await compare(claire.id, request.id)).body).toMatchObject({
        columns: [{ totals: { net: '7920.00' }, taken: [], mayAccept: true }],
      });
      await withCode(claire.id, quote);
      await accept(claire.id, quote, { options: [optionId] });
      expect((await compare(claire.id, request.id)).body).toMatchObject({
        columns: [{ totals: { net: '8880.00' }, taken: [optionId], mayAccept: false, state: 'accepted' }],
      });
    },
  );

  test(
    'a draft and what was taken back stand in no column; others see no comparison',
    {
      meta: { requirements: ['D3-8.4'] },
    },
    async () => {
      const { claire, schmit, request, quote } = await quoted();
      const stranger = await calls.client();
      expect(codeOf(await compare(stranger.id, request.id))).toEqual([404, 'requestNotFound']);
      expect(codeOf(await compare(schmit.userId, request.id))).toEqual([403, 'notAllowed']);
      const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
      await save(schmit.userId, next, wholeQuote([lineInput({ unitPrice: '1' })]));
      expect((await compare(claire.id, request.id)).body).toMatchObject({
        columns: [{ totals: { net: '7920.00' } }],
      });
      await act(schmit.userId, quote.id, 'withdraw');
      expect((await compare(claire.id, request.id)).body).toMatchObject({
        columns: [],
        rows: [],
        outstanding: 1,
      });
      expect(await invitationOf(schmit.userId)).toMatchObject({ state: 'talking' });
    },
  );
});

test.each(languages)(
  'the SMS with the code says in %s what the code does, and that one has to pay',
  { meta: { requirements: ['D3-6.1'] } },
  (language) => {
    const sms = stringsOf(language).quotePaper.code.sms({
      number: '2026-0001',
      company: 'Roofer',
      code: '123456',
    });
    const whole = {
      en: '123456 is your code to accept quote 2026-0001 from Roofer, with an obligation to pay.',
      fr: 'votre code pour accepter le devis 2026-0001 de Roofer, avec obligation de paiement, est 123456.',
      de: 'Mit dem Code 123456 nehmen Sie das Angebot 2026-0001 von Roofer zahlungspflichtig an.',
      lb: 'Mam Code 123456 huelt Dir den Devis 2026-0001 vu Roofer un a verflicht Iech ze bezuelen.',
      pt: '123456 é o seu código para aceitar o orçamento 2026-0001 de Roofer, com obrigação de pagar.',
    };
    expect(sms).toContain(whole[language]);
  },
);
