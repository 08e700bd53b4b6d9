import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, pool } = host;
const { accept, act, client, quoted, see, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const fetchCalendar = (as: number, id: number, language = 'en') =>
  ask('GET', `/api/quotes/${id}/calendar`, { as, headers: { 'x-language': language } });

/** Reads it by a parser of somebody else’s: what happens, by its day. */
const daysIn = ({ text }: { text: string }) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { startDate, summary, uid } = new ICAL.Event(component);
    return { day: startDate.toString(), summary, uid };
  });

const startsOn = '2031-03-03';

test('a contract’s days go into a calendar: the last to withdraw, and when work begins', async () => {
  const { claire, schmit, quote } = await quoted({ ...wholeQuote(), startsOn, durationDays: 9 });
  expect(codeOf(await fetchCalendar(claire.id, quote.id))).toEqual([404, 'quoteNotFound']);
  await withCode(claire.id, quote);
  expect((await accept(claire.id, quote)).status).toBe(200);
  const calendar = await fetchCalendar(claire.id, quote.id);
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.headers['content-disposition']).toContain(`giewel-${quote.number}.ics`);
  const { evidence } = quoteOf(await see(claire.id, quote.id));
  const end = new Date(Date.parse(evidence?.withdrawableUntil ?? '') - 1);
  const lastDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' }).format(end);
  const days = daysIn(calendar);
  expect(days).toMatchObject([
    { day: lastDay, summary: `Last day to change your mind: ${quote.object}` },
    { day: startsOn, summary: `Work begins and takes 9 working days: ${quote.object}` },
  ]);
  expect(new Set(days.map(({ uid }) => uid)).size).toBe(2);
  // Its company has the same days, in its own language.
  const french = daysIn(await fetchCalendar(schmit.userId, quote.id, 'fr'));
  expect(french.map(({ day, uid }) => [day, uid])).toEqual(days.map(({ day, uid }) => [day, uid]));
  expect(french[1]?.summary).toMatch(/jours ouvr/);
  const stranger = await client();
  expect(codeOf(await fetchCalendar(stranger.id, quote.id))).toEqual([404, 'quoteNotFound']);
});

test('a contract that was withdrawn from has no days', async () => {
  const { claire, quote } = await quoted();
  await withCode(claire.id, quote);
  await accept(claire.id, quote);
  await act(claire.id, quote.id, 'withdrawal');
  expect(codeOf(await fetchCalendar(claire.id, quote.id))).toEqual([404, 'quoteNotFound']);
});
