import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { priceBookEntries } from '#features/quotes/price-book/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, db, pool } = host;
const calls = await quoteCalls(host);
const { accept, act, begin, quoted, save, see, sendDraft, withCode } = calls;
beforeEach(() => pool.query('delete from rate_limits'));

/** Builds a project that began with a quote of €9,266.40. */
const underWay = async () => {
  const world = await quoted();
  const { claire, quote } = world;
  await withCode(claire.id, quote);
  const { evidence } = quoteOf(await accept(claire.id, quote));
  return { ...world, projectId: evidence?.projectId ?? 0 };
};

const less = () => [
  lineInput({ description: 'Two roof hooks more', quantity: '2', unit: 'piece', unitPrice: '45' }),
  lineInput({ description: 'Chimney is not clad', quantity: '1', unit: 'lump-sum', unitPrice: '-890.50' }),
];

const changeOf = async (as: number, projectId: number, lines: object[] = less()) => {
  const begunQuote = quoteOf(await begin(as, { projectId }));
  return quoteOf(await save(as, begunQuote, { sections: [{ title: 'Changes', lines }] }));
};

const sumsSeenBy = async (as: number, projectId: number) =>
  ((await ask('GET', `/api/projects/${projectId}`, { as })).body as Project).sums;

describe('a change order', () => {
  test(
    'adds to the work and takes off it, and the project shows what that comes to',
    {
      meta: { requirements: ['D3-4.2', 'D3-6.6', 'D3-10.20'] },
    },
    async () => {
      const { claire, schmit, projectId, quote } = await underWay();
      expect(await sumsSeenBy(claire.id, projectId)).toEqual({
        agreed: '9266.40',
        changes: '0.00',
        now: '9266.40',
      });
      const draft = await changeOf(schmit.userId, projectId);
      expect(draft).toMatchObject({
        isChange: true,
        projectId,
        requestId: null,
        object: quote.object,
        site: quote.site,
        totals: { net: '-800.50', taxes: [{ base: '-800.50', tax: '-136.09' }], total: '-936.59' },
      });
      const sentQuote = quoteOf(await sendDraft(schmit.userId, draft));
      expect(sentQuote).toMatchObject({ state: 'sent', plan: [] });
      await withCode(claire.id, sentQuote);
      const accepted = quoteOf(
        await accept(claire.id, sentQuote, { beginsAtOnce: true, acknowledgesLoss: true }),
      );
      expect(accepted.evidence).toMatchObject({
        projectId,
        total: '-936.59',
        withdrawableUntil: null,
        beginsAtOnce: false,
      });
      // It lowers the amount: there is nothing to withdraw from.
      expect(accepted.abilities.mayWithdrawFromContract).toBe(false);
      expect(codeOf(await act(claire.id, sentQuote.id, 'withdrawal'))).toEqual([409, 'tooLate']);
      for (const as of [claire.id, schmit.userId])
        expect(await sumsSeenBy(as, projectId)).toEqual({
          agreed: '9266.40',
          changes: '-936.59',
          now: '8329.81',
        });
      const listed = (await ask('GET', `/api/quotes?projectId=${projectId}`, { as: claire.id })).body;
      expect((listed as { id: number }[]).map(({ id }) => id)).toEqual([sentQuote.id, quote.id]);
      // A deduction is no price, so the price book does not learn it.
      const book = await db.select().from(priceBookEntries).where(eq(priceBookEntries.companyId, schmit.id));
      expect(book.map(({ description }) => description).toSorted()).toEqual([
        'Natural slate 32 × 22',
        'Two roof hooks more',
      ]);
    },
  );

  test('takes no more off than the project comes to, of several the first', async () => {
    const { claire, schmit, projectId } = await underWay();
    const changeBy = (unitPrice: string) =>
      changeOf(schmit.userId, projectId, [
        lineInput({ description: 'Not done', quantity: '1', unit: 'lump-sum', unitPrice }),
      ]);
    const { id, revision } = await changeBy('-7920.01');
    expect(codeOf(await act(schmit.userId, id, 'send', { revision }))).toEqual([409, 'belowNothing']);
    const [all, more] = [
      quoteOf(await sendDraft(schmit.userId, await changeBy('-7920'))),
      quoteOf(await sendDraft(schmit.userId, await changeBy('-0.01'))),
    ];
    await withCode(claire.id, all);
    expect((await accept(claire.id, all)).status).toBe(200);
    expect(await sumsSeenBy(claire.id, projectId)).toMatchObject({ now: '0.00' });
    await withCode(claire.id, more);
    expect(codeOf(await accept(claire.id, more))).toEqual([409, 'belowNothing']);
    expect(await sumsSeenBy(claire.id, projectId)).toMatchObject({ now: '0.00' });
  });

  test(
    'may have a plan, which has to be whole and becomes milestones',
    {
      meta: { requirements: ['D3-10.20'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const draft = await changeOf(schmit.userId, projectId, [lineInput()]);
      const plan = (percent: string) => [{ on: 'completion', label: 'The rest', percent }];
      const short = quoteOf(await save(schmit.userId, draft, { plan: plan('99') }));
      const refused = await act(schmit.userId, short.id, 'send', { revision: short.revision });
      expect(refused.status).toBe(400);
      const whole = quoteOf(await save(schmit.userId, short, { plan: plan('100') }));
      const sentQuote = quoteOf(await sendDraft(schmit.userId, whole));
      await withCode(claire.id, sentQuote);
      await accept(claire.id, sentQuote);
      const { rows } = await pool.query(
        `select name, amount from project_milestones where project_id = $1 and name like '%The rest'`,
        [projectId],
      );
      expect(rows).toEqual([{ name: 'On completion: The rest', amount: '9266.40' }]);
    },
  );

  test(
    'is for a project of one’s own that is under way',
    {
      meta: { requirements: ['D3-9.4', 'D3-10.20'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const weber = await calls.roofer();
      expect(codeOf(await begin(weber.userId, { projectId }))).toEqual([404, 'projectNotFound']);
      expect(codeOf(await begin(schmit.userId, { projectId: 99_999 }))).toEqual([404, 'projectNotFound']);
      expect((await begin(schmit.userId, { projectId, clientId: claire.id })).status).toBe(400);
      const ownProject = await buildProject(db, { companyId: schmit.id, clientId: claire.id });
      expect((await begin(schmit.userId, { projectId: ownProject.id })).status).toBe(201);
      await db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, ownProject.id));
      expect(codeOf(await begin(schmit.userId, { projectId: ownProject.id }))).toEqual([409, 'projectEnded']);
    },
  );

  test(
    'of a project that has ended is neither sent nor accepted, and nothing is half done',
    {
      meta: { requirements: ['D3-6.2'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const sentQuote = quoteOf(await sendDraft(schmit.userId, await changeOf(schmit.userId, projectId)));
      const late = await changeOf(schmit.userId, projectId);
      await withCode(claire.id, sentQuote);
      await db.update(projects).set({ status: 'cancelled' }).where(eq(projects.id, projectId));
      expect(codeOf(await accept(claire.id, sentQuote))).toEqual([409, 'projectEnded']);
      expect(codeOf(await act(claire.id, sentQuote.id, 'accept-code', { type: 'email' }))).toEqual([
        409,
        'projectEnded',
      ]);
      expect(codeOf(await act(schmit.userId, late.id, 'send', { revision: late.revision }))).toEqual([
        409,
        'projectEnded',
      ]);
      expect(quoteOf(await see(claire.id, sentQuote.id)).state).toBe('sent');
      expect((await sumsSeenBy(claire.id, projectId))?.changes).toBe('0.00');
    },
  );

  test(
    'is accepted once, and two of one project both count, also in one moment',
    {
      meta: { requirements: ['D3-6.2', 'D3-9.3'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const firstChange = quoteOf(await sendDraft(schmit.userId, await changeOf(schmit.userId, projectId)));
      const secondChange = quoteOf(
        await sendDraft(
          schmit.userId,
          await changeOf(schmit.userId, projectId, [lineInput({ quantity: '1' })]),
        ),
      );
      for (const quote of [firstChange, secondChange]) await withCode(claire.id, quote);
      const tried = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          accept(claire.id, index % 2 === 0 ? firstChange : secondChange),
        ),
      );
      expect(tried.filter(({ status }) => status === 200)).toHaveLength(2);
      // The changes are −936.59 and 82.50 with 17 %.
      expect((await sumsSeenBy(claire.id, projectId))?.changes).toBe('-840.06');
    },
  );

  test(
    'alone has negative prices: no other quote, neither by a call, a copy nor in the database',
    {
      meta: { requirements: ['D3-4.2', 'D3-4.4'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const change = await changeOf(schmit.userId, projectId);
      await buildMessage(db, { senderId: claire.id, receiverId: schmit.userId });
      const plain = quoteOf(await begin(schmit.userId, { clientId: claire.id }));
      const refused = await save(schmit.userId, plain, wholeQuote(less()));
      expect([refused.status, (refused.body as { fields: object }).fields]).toMatchObject([
        400,
        { 'sections.0.lines.1.unitPrice': 'Enter a price with up to 4 decimal places, like 54.50' },
      ]);
      const copy = quoteOf(await begin(schmit.userId, { clientId: claire.id, copyOf: change.id }));
      expect(copy.sections[0]?.lines.map(({ unitPrice }) => unitPrice)).toEqual(['45.00', null]);
      await expect(
        pool.query('update quote_lines set unit_price = -1 where quote_id = $1', [copy.id]),
      ).rejects.toThrow('is no change order');
      const huge = [lineInput({ quantity: '96', unitPrice: '-99999999999' })];
      expect((await save(schmit.userId, change, { sections: [{ title: '', lines: huge }] })).status).toBe(
        400,
      );
    },
  );

  test(
    'is its company’s and its client’s alone, and as a draft its company’s',
    {
      meta: { requirements: ['D3-9.4'] },
    },
    async () => {
      const { claire, schmit, projectId } = await underWay();
      const draft = await changeOf(schmit.userId, projectId);
      expect((await see(claire.id, draft.id)).status).toBe(404);
      const [weber, stranger] = [await calls.roofer(), await calls.client()];
      const sentQuote = quoteOf(await sendDraft(schmit.userId, draft));
      for (const as of [weber.userId, stranger.id]) {
        expect((await see(as, sentQuote.id)).status).toBe(404);
        expect((await ask('GET', `/api/quotes?projectId=${projectId}`, { as })).body).toEqual([]);
      }
    },
  );
});
