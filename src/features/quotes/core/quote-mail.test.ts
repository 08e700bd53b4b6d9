import { beforeEach, expect, test } from 'vitest';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import { addDays, dayOf, noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate } from '#kernel/dates.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emailOfNotification, textOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { lineInput, quoteCalls, wholeQuote } from '#testing/quotes.ts';

const host = await testHost();
const { pool, services } = host;
const { act, quoted } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

interface Mail {
  letter: { subject: string; facts?: string[]; quote?: string[]; heading: string; code?: string };
}
const mailOf = async (kind: NotificationKind, personId: number) =>
  (JSON.parse(await emailOfNotification(host, kind, personId)) as Mail).letter;

test(
  'the mail about a quote says in its subject what it is about, for how much and until when',
  { meta: { requirements: ['D3-4.10'] } },
  async () => {
    const validUntil = addDays(dayOf(services.clock.now()), 20);
    const { claire, quote } = await quoted({ ...wholeQuote(), object: 'New slate', validUntil });
    const { subject, heading, facts } = await mailOf('quoteReceived', claire.id);
    expect(subject).toBe(
      `Quote €9,266.40: New slate, valid until ${formatLongDate(noonOf(validUntil), 'en')}`,
    );
    expect(heading).toBe(`${quote.company.name} has sent you a quote`);
    expect(facts?.slice(0, 3)).toEqual([
      'Work: New slate',
      'Total: €9,266.40',
      `Valid until: ${formatDateWithWeekday(noonOf(validUntil), 'en')}`,
    ]);
    // A phone shows no subject, so the text says the same.
    await pool.query(
      `update users set phone_number = '+352621000004', is_phone_verified = true where id = $1`,
      [claire.id],
    );
    expect(await textOfNotification(host, 'quoteReceived', claire.id)).toContain(
      `Giewel: ${heading}. ${facts?.slice(0, 3).join('. ')}. http`,
    );
  },
);

test('the company reads in the mail itself what is to change, and why it was declined', async () => {
  const { claire, schmit, quote } = await quoted({ ...wholeQuote(), object: 'New slate' });
  await act(claire.id, quote.id, 'ask-change', { text: 'Please leave out the roof window.' });
  const asked = await mailOf('quoteChangeAsked', schmit.userId);
  expect(asked.subject).toBe(`Change requested: New slate, ${quote.client.name}`);
  expect(asked.quote).toEqual(['Please leave out the roof window.']);
  await act(claire.id, quote.id, 'decline', { reason: 'timing', text: 'We have to wait.' });
  const declined = await mailOf('quoteDeclined', schmit.userId);
  expect(declined.subject).toBe(`Declined: New slate, ${quote.client.name}`);
  expect(declined.facts).toEqual(['Reason: The timing doesn’t suit me']);
  expect(declined.quote).toEqual(['We have to wait.']);
});

test(
  'the mail with the code says the sum, but where options may still change it, and the code in its text alone',
  { meta: { requirements: ['D3-6.1'] } },
  async () => {
    for (const [lines, total, subject] of [
      [[lineInput()], ['Total: €9,266.40'], 'Your code to accept €9,266.40, quote '],
      [[lineInput(), lineInput({ isOptional: true })], [], 'Your code to accept quote '],
    ] as const) {
      const { claire, quote } = await quoted({ ...wholeQuote(lines), object: 'New slate' });
      await forgetJobs(pool);
      expect((await act(claire.id, quote.id, 'accept-code', { type: 'email' })).status).toBe(200);
      const { rows } = await pool.query<{ payload: Mail }>(
        `select payload from ${storedJobsSql} j where j.name = 'mail'`,
      );
      const letter = rows[0]?.payload.letter;
      expect(letter?.facts).toEqual(['Work: New slate', ...total]);
      expect(letter?.subject).toBe(subject + quote.number);
      expect(letter?.code).toMatch(/^\d{6}$/);
    }
  },
);
