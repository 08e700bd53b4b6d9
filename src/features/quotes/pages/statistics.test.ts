import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { quoteAcceptances } from '#features/quotes/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls } from '#testing/quotes.ts';
import type { QuoteStatistics } from './contract/statistics.ts';

// It is a Wednesday without a holiday near it: hours are counted on working days alone.
const NOW = new Date('2026-06-10T10:00:00Z');
const host = await testHost({ clock: { now: () => NOW } });
const { ask, db } = host;
const calls = await quoteCalls(host);

const figuresOf = async (as: number) =>
  (await ask('GET', '/api/quote-figures', { as })).body as QuoteStatistics;

const HOUR_MS = 3_600_000;

test(
  'a company sees what it sent this year, what became of it, and how long it took',
  {
    meta: { requirements: ['D3-4.1'] },
  },
  async () => {
    const [schmit, weber] = [await calls.roofer(), await calls.roofer()];
    const claire = await calls.client();
    const none = await figuresOf(schmit.userId);
    expect(none).toEqual({
      states: [],
      year: { sent: 0, accepted: 0, acceptedTotal: '0.00', answered: 0, timed: 0, middleHours: null },
    });
    const base = { companyId: schmit.id, clientId: claire.id };
    // It works every day: the rule's own test covers days off.
    const businessHours = Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => [
        name,
        '08:00 - 18:00',
      ]),
    );
    await db.update(companyProfiles).set({ businessHours }).where(eq(companyProfiles.id, schmit.id));
    const sentAt = NOW;
    for (const hours of [1, 5, 30]) {
      const request = await buildRequest(db, { clientId: claire.id, sentAt });
      const invitation = await buildRequestInvitation(db, {
        requestId: request.id,
        companyId: schmit.id,
        sentAt: new Date(sentAt.getTime() - hours * HOUR_MS),
      });
      await buildQuote(db, {
        ...base,
        requestId: request.id,
        invitationId: invitation.id,
        state: hours === 30 ? 'expired' : 'sent',
        sentAt,
      });
    }
    const won = await buildQuote(db, { ...base, state: 'accepted', sentAt, version: { object: 'Roof' } });
    const { rows } = await host.pool.query<{ sha256: Buffer }>(
      'select sha256 from quote_versions where quote_id = $1',
      [won.id],
    );
    const [version] = rows;
    await db.insert(quoteAcceptances).values({
      quoteId: won.id,
      version: 1,
      sha256: version?.sha256 ?? Buffer.alloc(32),
      net: '100.00',
      total: '217.00',
      name: 'Claire Hoffmann',
      at: sentAt,
      by: 'email',
      withdrawableUntil: new Date(sentAt.getTime() + HOUR_MS),
    });
    // None of these count: they are of another year, a change order, a draft, or another company's.
    await buildQuote(db, { ...base, state: 'declined', sentAt: new Date('2020-06-01T10:00:00Z') });
    const project = await buildProject(db, base);
    await buildQuote(db, { ...base, state: 'sent', sentAt, isChange: true, projectId: project.id });
    await buildQuote(db, base);
    await buildQuote(db, { companyId: weber.id, clientId: claire.id, state: 'sent', sentAt });

    const { year, states } = await figuresOf(schmit.userId);
    expect(year).toEqual({
      sent: 4,
      accepted: 1,
      acceptedTotal: '217.00',
      answered: 2,
      timed: 3,
      middleHours: 5,
    });
    // No time passes for a company that has no day to work on.
    const shut = Object.fromEntries(Object.keys(businessHours).map((name) => [name, 'closed']));
    await db.update(companyProfiles).set({ businessHours: shut }).where(eq(companyProfiles.id, schmit.id));
    expect((await figuresOf(schmit.userId)).year.middleHours).toBe(0);
    const sortedStates = states.toSorted((one, other) => one.state.localeCompare(other.state));
    expect(sortedStates).toEqual([
      { state: 'accepted', count: 1, total: '217.00' },
      { state: 'declined', count: 1, total: '117.00' },
      { state: 'draft', count: 1, total: '117.00' },
      { state: 'expired', count: 1, total: '117.00' },
      { state: 'sent', count: 3, total: '351.00' },
    ]);
    // The client counts quotes that were sent to her, by both, and no draft.
    expect((await figuresOf(claire.id)).states.find(({ state }) => state === 'draft')).toBeUndefined();
    expect((await figuresOf(claire.id)).states.find(({ state }) => state === 'sent')?.count).toBe(4);
    expect((await figuresOf(claire.id)).year.sent).toBe(0);
    expect((await figuresOf(weber.userId)).year.sent).toBe(1);
  },
);
