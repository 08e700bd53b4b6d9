import { beforeAll, describe, expect, test } from 'vitest';
import { buildVisit } from '#demo/builders/visit.ts';
import { testHost } from '#testing/host.ts';

let now = new Date();
const host = await testHost({ clock: { now: () => now } });
const { ask, db } = host;

describe('a calendar without a first day begins on the Monday of today’s week (reading 72)', () => {
  let visit: Awaited<ReturnType<typeof buildVisit>>;
  beforeAll(async () => {
    visit = await buildVisit(db, { state: 'agreed', startsAt: new Date('2026-12-06T09:00:00Z') });
  });

  test.each([
    ['a Saturday', '2026-12-05T10:00:00Z', '2026-11-30'],
    ['the last minute of a Sunday in Luxembourg', '2026-12-06T22:59:00Z', '2026-11-30'],
    ['the first minute of a Monday in Luxembourg', '2026-12-06T23:01:00Z', '2026-12-07'],
    ['New Year’s Day', '2027-01-01T12:00:00Z', '2026-12-28'],
  ])('on %s', async (_, moment, monday) => {
    now = new Date(moment);
    const { body } = await ask('GET', '/api/calendar', { as: visit.clientId ?? 0 });
    const { days, visits } = body as { days: { day: string; isPast: boolean }[]; visits: object[] };
    expect(days[0]?.day).toBe(monday);
    expect(days).toHaveLength(35);
    expect(visits).toHaveLength(monday === '2026-11-30' ? 1 : 0);
  });
});
