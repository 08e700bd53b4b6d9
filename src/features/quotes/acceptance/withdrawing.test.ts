import { beforeEach, describe, expect, test } from 'vitest';
import { buildVisit } from '#demo/builders/visit.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { ListedQuote, Quote } from '#features/quotes/core/contract/shapes.ts';
import { createSignedCopyJob } from '#features/quotes/core/server/index.ts';
import type { QuoteStatistics } from '#features/quotes/pages/contract/statistics.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { type Language, languages } from '#kernel/language.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { stringsOf } from '#strings/strings.ts';
import { emailOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { drawQuickly, lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { roomCalls } from '#testing/room.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
const { accept, act, asked, begin, bellOf, drafted, quoted, read, save, see, sendDraft, withCode } = calls;
const { read: readRoom } = roomCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const accepted = async (changes: object = {}) => {
  const world = await quoted();
  await withCode(world.claire.id, world.quote);
  return { ...world, quote: quoteOf(await accept(world.claire.id, world.quote, changes)) };
};

type Signed = Awaited<ReturnType<typeof accepted>>;

const projectOf = ({ quote }: Signed) => quote.evidence?.projectId ?? 0;

const readProject = async (as: number, id: number) =>
  (await ask('GET', `/api/projects/${id}`, { as })).body as Project;

/** Accepts a change order of €96.53 more, with a plan of its own. */
const withChange = async (world: Signed, changes: object = {}) => {
  const { claire, schmit } = world;
  const begunQuote = quoteOf(await begin(schmit.userId, { projectId: projectOf(world) }));
  const draft = await save(schmit.userId, begunQuote, {
    sections: [{ title: 'More', lines: [lineInput({ quantity: '1' })] }],
    plan: [{ on: 'completion', label: 'The hooks', percent: '100' }],
  });
  const sentQuote = quoteOf(await sendDraft(schmit.userId, quoteOf(draft)));
  await withCode(claire.id, sentQuote);
  return quoteOf(await accept(claire.id, sentQuote, changes));
};

/** Returns the emails that wait for somebody, as JSON. */
const mailsTo = async (userId: number): Promise<string[]> => {
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text as payload
     from ${storedJobsSql} j
     where j.name = 'mail' and j.payload ->> 'to' = (select email from users where id = $1)`,
    [userId],
  );
  return rows.map(({ payload }) => payload);
};

/** Accepts as on a page in another language. */
const acceptIn = (language: Language, as: number, { id, version, sha256 }: Quote, changes: object) =>
  ask('POST', `/api/quotes/${id}/accept`, {
    as,
    headers: { 'x-language': language },
    body: { version, sha256, name: 'Claire Hoffmann', options: [], code: '123456', ...changes },
  });

const listed = async (as: number) => (await ask('GET', '/api/quotes', { as })).body as ListedQuote[];

describe('work that begins before the days are over', () => {
  test.each([{ beginsAtOnce: true }, { acknowledgesLoss: true }])(
    'one box alone is refused, in every language, and nothing is spent: %j',
    { meta: { requirements: ['D3-6.5'] } },
    async (lone) => {
      const { claire, quote } = await quoted();
      await withCode(claire.id, quote);
      for (const language of languages) {
        const refused = await acceptIn(language, claire.id, quote, lone);
        expect([codeOf(refused), refused.body]).toMatchObject([
          [400, 'invalidInput'],
          { message: stringsOf(language).signing.bothOrNeither },
        ]);
      }
      expect((await accept(claire.id, quote)).status).toBe(200);
    },
  );

  test.each(languages)(
    'both sentences are kept word for word with the evidence, in %s',
    { meta: { requirements: ['D3-6.5'] } },
    async (language) => {
      const { claire, quote } = await quoted();
      await withCode(claire.id, quote);
      const choices = { beginsAtOnce: true, acknowledgesLoss: true };
      const { signing } = stringsOf(language);
      expect(quoteOf(await acceptIn(language, claire.id, quote, choices)).evidence).toMatchObject({
        beginsAtOnce: true,
        statements: [signing.atOnce, signing.knowsLoss],
      });
    },
  );
});

describe('the receipt of a withdrawal', () => {
  test(
    'holds what was declared, by whom, of which contract, and when, whatever is set, and no way to have none',
    {
      meta: { requirements: ['D3-6.5'] },
    },
    async () => {
      const { claire, schmit, quote } = await accepted();
      await pool.query('update users set email_notifications = false where id = any($1)', [
        [claire.id, schmit.userId],
      ]);
      await forgetJobs(pool);
      await act(claire.id, quote.id, 'withdrawal');
      const [receipt = '', ...otherMails] = await mailsTo(claire.id);
      expect(otherMails).toEqual([]);
      expect(receipt).toContain(
        `I, Claire Hoffmann, withdraw from the contract with Roofer 1: quote ${quote.number}, version 1`,
      );
      expect(receipt).toMatch(
        /We received it from Claire Hoffmann on \w+day \d+ \w+ \d{4} at \d\d:\d\d, Luxembourg time/,
      );
      expect(receipt).not.toContain('unsubscribe');
      const email = await emailOfNotification(host, 'contractWithdrawn', schmit.userId);
      expect(email).toContain('Claire Hoffmann has withdrawn from the contract');
      expect(email).not.toContain('unsubscribe');
      expect(email).toContain('even if you’ve turned notifications off');
    },
  );
});

describe('after a withdrawal', () => {
  test(
    'no list, figure, visit or request goes on as if there were a contract',
    {
      meta: { requirements: ['D3-6.5', 'D3-10.25'] },
    },
    async () => {
      const world = await accepted();
      const { claire, schmit, request, quote } = world;
      const startsAt = new Date(Date.now() + 3 * DAY_MS);
      const visit = await buildVisit(db, {
        companyId: schmit.id,
        clientId: claire.id,
        memberId: schmit.userId,
        invitationId: quote.invitationId,
        state: 'agreed',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
      });
      await act(claire.id, quote.id, 'withdrawal');
      for (const as of [claire.id, schmit.userId]) {
        const [one] = await listed(as);
        expect(one).toMatchObject({ state: 'accepted', withdrawnAt: expect.any(String) });
        const figures = (await ask('GET', '/api/quote-figures', { as })).body as QuoteStatistics;
        // It stays in the list, so it is counted there; it is no longer a sum or an answer.
        expect(figures.states).toEqual([{ state: 'accepted', count: 1, total: '0.00' }]);
        expect(figures.year).toMatchObject({ accepted: 0, acceptedTotal: '0.00', answered: 0 });
      }
      const { rows } = await pool.query('select state, cancelled_by, end_told_at from visits where id = $1', [
        visit.id,
      ]);
      expect(rows).toEqual([{ state: 'cancelled', cancelled_by: 'request', end_told_at: null }]);
      expect(await read(claire.id, request.id)).toMatchObject({
        state: 'closed',
        invitations: [{ state: 'lost' }],
      });
      expect(await readProject(claire.id, projectOf(world))).toMatchObject({ status: 'cancelled' });
    },
  );

  test('its change orders are no contract either', async () => {
    const world = await accepted();
    const change = await withChange(world);
    await act(world.claire.id, world.quote.id, 'withdrawal');
    expect(quoteOf(await see(world.claire.id, change.id)).withdrawnAt).toEqual(expect.any(String));
    expect(codeOf(await act(world.claire.id, change.id, 'withdrawal'))).toEqual([409, 'withdrawnAlready']);
  });
});

describe('a change order that adds paid work', () => {
  test(
    'is withdrawn from by itself: what it adds goes, the contract stays',
    {
      meta: { requirements: ['D3-10.20'] },
    },
    async () => {
      const world = await accepted();
      const { claire, schmit, request, quote } = world;
      const id = projectOf(world);
      const roomBefore = await readRoom(claire.id, id);
      const change = await withChange(world, { beginsAtOnce: true, acknowledgesLoss: true });
      expect(change.evidence).toMatchObject({ beginsAtOnce: true, withdrawableUntil: expect.any(String) });
      expect(change.abilities.mayWithdrawFromContract).toBe(true);
      expect((await readProject(claire.id, id)).sums).toMatchObject({ changes: '96.53', now: '9362.93' });
      expect((await readRoom(claire.id, id)).milestones).toHaveLength(roomBefore.milestones.length + 1);
      await forgetJobs(pool);
      const quoteAfter = quoteOf(await act(claire.id, change.id, 'withdrawal'));
      expect(quoteAfter).toMatchObject({ state: 'accepted', evidence: { withdrawnAt: expect.any(String) } });
      expect((await readProject(claire.id, id)).sums).toEqual({
        agreed: '9266.40',
        changes: '0.00',
        now: '9266.40',
      });
      expect((await readProject(claire.id, id)).status).toBe('pending');
      expect((await readRoom(claire.id, id)).milestones).toEqual(roomBefore.milestones);
      expect(quoteOf(await see(claire.id, quote.id)).withdrawnAt).toBeNull();
      expect(await read(claire.id, request.id)).toMatchObject({ state: 'hired' });
      expect((await mailsTo(claire.id))[0]).toContain(`withdraw from change order ${change.number}`);
      expect((await bellOf(schmit.userId))[0]).toContain(`has withdrawn from change order ${change.number}`);
      expect(codeOf(await act(claire.id, change.id, 'withdrawal'))).toEqual([409, 'withdrawnAlready']);
    },
  );

  test(
    'carries the instructions and the form; one that lowers the amount carries none',
    {
      meta: { requirements: ['D3-10.20'] },
    },
    async () => {
      const world = await accepted();
      const { schmit } = world;
      const sendChange = async (line: object): Promise<Quote> => {
        const begunQuote = quoteOf(await begin(schmit.userId, { projectId: projectOf(world) }));
        const draft = await save(schmit.userId, begunQuote, { ...wholeQuote([lineInput(line)]), plan: [] });
        return quoteOf(await sendDraft(schmit.userId, quoteOf(draft)));
      };
      const pdfOf = async ({ id }: Quote) =>
        (await ask('GET', `/api/quotes/${id}/versions/1/pdf`, { as: schmit.userId })).bytes.toString();
      const { withdrawal } = stringsOf('en');
      expect(await pdfOf(await sendChange({}))).toContain(withdrawal.form);
      const optional = await sendChange({ unitPrice: '-10' });
      expect(await pdfOf(optional)).not.toContain(withdrawal.form);
      expect(await pdfOf(await sendChange({ isOptional: true }))).toContain(withdrawal.form);
    },
  );
});

describe('a change order calls itself one', () => {
  const change = async (world: Signed, draft: object = {}) => {
    const { schmit } = world;
    const begunQuote = quoteOf(await begin(schmit.userId, { projectId: projectOf(world) }));
    const saved = quoteOf(await save(schmit.userId, begunQuote, { ...wholeQuote(), plan: [], ...draft }));
    return quoteOf(await sendDraft(schmit.userId, saved));
  };

  const pdfOf = async (as: number, { id }: Quote) => {
    const { bytes } = await ask('GET', `/api/quotes/${id}/versions/1/pdf`, { as });
    return JSON.parse(bytes.toString().replace('%PDF-1.7 ', '')).quote as {
      facts: string[][];
      notes: string[];
      foot: { name: string };
    };
  };

  test('on its paper, which names the quote it changes', { meta: { requirements: ['D3-4.2'] } }, async () => {
    const world = await accepted();
    const { claire, quote } = world;
    const sentQuote = await change(world);
    const { facts, notes, foot } = await pdfOf(claire.id, sentQuote);
    expect(facts[0]).toEqual(['Change order', sentQuote.number]);
    expect(foot.name).toBe(`Change order ${sentQuote.number}, version 1`);
    expect(notes[0]).toContain(`amends quote ${quote.number}, which was accepted on `);
    const first = await pdfOf(claire.id, quote);
    expect([first.facts[0], first.notes.join()]).toEqual([
      ['Quote', quote.number],
      expect.not.stringContaining('amends quote'),
    ]);
  });

  test('in the news, the mail with the code and the mail with the signed copy', async () => {
    const world = await accepted();
    const { claire, schmit } = world;
    const sentQuote = await change(world);
    expect(await emailOfNotification(host, 'quoteReceived', claire.id)).toContain(
      'has sent you a change order',
    );
    await ask('POST', `/api/quotes/${sentQuote.id}/accept-code`, { as: claire.id, body: { type: 'email' } });
    const code = (await mailsTo(claire.id)).find((mail) => mail.includes('Your code'));
    expect(code).toContain(`to accept change order ${sentQuote.number}`);
    await withCode(claire.id, sentQuote);
    await accept(claire.id, sentQuote);
    expect((await bellOf(schmit.userId))[0]).toBe(
      `Claire Hoffmann has accepted change order ${sentQuote.number}`,
    );
    await forgetJobs(pool);
    await createSignedCopyJob(drawQuickly).run({ quoteId: sentQuote.id }, host.services);
    for (const [reader, subject] of [
      [claire.id, `Signed copy of change order ${sentQuote.number}`],
      [schmit.userId, `Claire Hoffmann has accepted change order ${sentQuote.number}`],
    ] as const)
      expect((await mailsTo(reader))[0]).toContain(subject);
  });

  test('and goes out in the language of the contract, unless another is chosen (reading 87)', async () => {
    const { claire, schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id, { ...wholeQuote(), paperLanguage: 'fr' });
    const sentQuote = quoteOf(await sendDraft(schmit.userId, draft));
    await withCode(claire.id, sentQuote);
    const { evidence } = quoteOf(await accept(claire.id, sentQuote));
    const begunQuote = quoteOf(await begin(schmit.userId, { projectId: evidence?.projectId }));
    expect([begunQuote.isChange, begunQuote.paperLanguage]).toEqual([true, 'fr']);
  });
});

test.each(['decline', 'cancel'])(
  'a project born of a signed quote is not called off by one side: %s',
  async (name) => {
    const world = await accepted();
    const { claire, schmit } = world;
    const as = name === 'decline' ? schmit.userId : claire.id;
    const body = name === 'decline' ? { reason: 'We have no time for it any more' } : {};
    const id = projectOf(world);
    expect(codeOf(await ask('POST', `/api/projects/${id}/${name}`, { as, body }))).toEqual([
      409,
      'contractSigned',
    ]);
    const project = await readProject(as, id);
    expect(project).toMatchObject({
      status: 'pending',
      quoteId: world.quote.id,
      abilities: { mayDecline: false, mayCancel: false },
    });
  },
);

describe('an end by agreement', () => {
  const ending = (as: number, { quote }: Signed, body: object = { reason: 'The house is sold' }) =>
    ask('POST', `/api/quotes/${quote.id}/ending`, { as, body });
  const confirm = (as: number, { quote }: Signed) =>
    ask('POST', `/api/quotes/${quote.id}/ending/confirm`, { as, body: {} });
  const refuseEnd = (as: number, { quote }: Signed) =>
    ask('DELETE', `/api/quotes/${quote.id}/ending`, { as });

  test.each(['client', 'company'] as const)(
    'is asked for by the %s and confirmed by the other',
    async (side) => {
      const world = await accepted();
      const { claire, schmit, request, quote } = world;
      const [askerId, agrees] = side === 'client' ? [claire.id, schmit.userId] : [schmit.userId, claire.id];
      expect((await ending(askerId, world, { reason: ' ' })).status).toBe(400);
      expect(quoteOf(await ending(askerId, world))).toMatchObject({
        ending: { askedBy: side, reason: 'The house is sold', confirmedAt: null },
        abilities: { mayAskToEnd: false, mayConfirmEnd: false, mayTakeBackEnd: true },
      });
      expect((await bellOf(agrees))[0]).toMatch(/ would like to end the contract for quote /);
      // One side alone ends nothing, however often it presses.
      expect(codeOf(await ending(agrees, world))).toEqual([409, 'endAsked']);
      expect(codeOf(await confirm(askerId, world))).toEqual([409, 'noEndAsked']);
      expect(await readProject(claire.id, projectOf(world))).toMatchObject({ status: 'pending' });
      const pressed = await Promise.all([confirm(agrees, world), confirm(agrees, world)]);
      expect(pressed.toSorted((one, other) => one.status - other.status).map(codeOf)).toEqual([
        [200, undefined],
        [409, 'noContract'],
      ]);
      const quoteAfter = quoteOf(await see(claire.id, quote.id));
      expect(quoteAfter).toMatchObject({
        state: 'accepted',
        contractEndedAt: expect.any(String),
        withdrawnAt: null,
        evidence: { name: 'Claire Hoffmann', endedAt: expect.any(String) },
        ending: { askedBy: side, reason: 'The house is sold', confirmedAt: expect.any(String) },
        abilities: { mayWithdrawFromContract: false, mayAskToEnd: false },
      });
      expect((await bellOf(askerId))[0]).toMatch(/ has agreed to end the contract for quote /);
      const project = await readProject(claire.id, projectOf(world));
      expect([project.status, project.events.at(-1)?.kind]).toEqual(['cancelled', 'ended']);
      expect((await ask('GET', '/api/activity', { as: claire.id })).body).toMatchObject([
        { kind: 'contractEnded' },
        { kind: 'begun' },
      ]);
      expect(await read(claire.id, request.id)).toMatchObject({ state: 'closed' });
      const figures = (await ask('GET', '/api/quote-figures', { as: schmit.userId })).body as QuoteStatistics;
      expect([figures.states, figures.year.acceptedTotal]).toEqual([
        [{ state: 'accepted', count: 1, total: '0.00' }],
        '0.00',
      ]);
    },
  );

  test('that both ask for at once is asked for by one of them', async () => {
    const world = await accepted();
    const { claire, schmit } = world;
    const answers = await Promise.all(
      [claire.id, schmit.userId, claire.id, schmit.userId].map((as) => ending(as, world)),
    );
    expect(answers.toSorted((one, other) => one.status - other.status).map(codeOf)).toEqual([
      [200, undefined],
      ...Array.from({ length: 3 }, () => [409, 'endAsked']),
    ]);
  });

  test('that the other does not want, or that is taken back, leaves the contract as it is', async () => {
    const world = await accepted();
    const { claire, schmit } = world;
    await ending(claire.id, world);
    expect(quoteOf(await refuseEnd(schmit.userId, world)).ending).toBeNull();
    expect((await bellOf(claire.id))[0]).toMatch(/ doesn’t want to end the contract /);
    await ending(schmit.userId, world);
    expect(quoteOf(await refuseEnd(schmit.userId, world)).ending).toBeNull();
    expect(codeOf(await refuseEnd(schmit.userId, world))).toEqual([409, 'noEndAsked']);
    expect(codeOf(await confirm(claire.id, world))).toEqual([409, 'noEndAsked']);
    expect(await readProject(claire.id, projectOf(world))).toMatchObject({ status: 'pending' });
  });

  test('is nothing for strangers, other quotes, or work that is done', async () => {
    const world = await accepted();
    const { claire, schmit, quote } = world;
    const stranger = await calls.client();
    for (const call of [ending, confirm, refuseEnd])
      expect(codeOf(await call(stranger.id, world))).toEqual([404, 'quoteNotFound']);
    const change = await withChange(world);
    expect(codeOf(await ending(claire.id, { ...world, quote: change }))).toEqual([409, 'noContract']);
    for (const as of [claire.id, schmit.userId])
      await ask('POST', `/api/projects/${projectOf(world)}/complete`, { as, body: {} });
    expect(codeOf(await ending(claire.id, world))).toEqual([409, 'projectEnded']);
    expect(quoteOf(await see(claire.id, quote.id)).abilities.mayAskToEnd).toBe(false);
  });
});

test('the signed copy in the room stays, whoever would take it away', async () => {
  const world = await accepted();
  const { claire, schmit, quote } = world;
  await createSignedCopyJob(drawQuickly).run({ quoteId: quote.id }, host.services);
  for (const as of [claire.id, schmit.userId]) {
    const [copy] = (await readRoom(as, projectOf(world))).files;
    expect(copy).toMatchObject({ isFixed: true, abilities: { mayChange: false } });
    const url = `/api/projects/${projectOf(world)}/files/${copy?.id}`;
    expect(codeOf(await ask('DELETE', url, { as }))).toEqual([404, 'fileNotFound']);
  }
  const email = (await mailsTo(claire.id)).find((one) => one.includes('Signed copy')) ?? '';
  const { withdrawal } = stringsOf('en');
  for (const expectedText of [withdrawal.right, withdrawal.effectsText[1] ?? '?', withdrawal.form])
    expect(email).toContain(expectedText);
});
