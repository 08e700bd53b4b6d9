import { beforeEach, expect, test } from 'vitest';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { createSignedCopyJob } from '#features/quotes/core/server/pdf/signed-copy-job.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday } from '#kernel/dates.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { stringsOf } from '#strings/strings.ts';
import { emailOfNotification, textOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { drawQuickly, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';

const host = await testHost();
const { ask, pool, services } = host;
const { accept, asked, drafted, quoted, sendDraft, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const world = async () => {
  const scene = await quoted();
  await pool.query('update users set phone_number = $2 where id = $1', [scene.claire.id, '+352621000001']);
  await withCode(scene.claire.id, scene.quote);
  await forgetJobs(pool);
  return scene;
};

interface Sent {
  to: string;
  letter: { subject: string; paragraphs: string[] };
}

/** Returns all emails that the queue leads to, by their reader. */
const mailsTo = async (personId: number): Promise<Sent[]> => {
  const { rows } = await pool.query<{ payload: Sent }>(
    `select payload from ${storedJobsSql} j
     where j.name = 'mail' and payload ->> 'to' = (select email from users where id = $1) order by j.created_at, place`,
    [personId],
  );
  return rows.map(({ payload }) => payload);
};

const makeCopy = (quoteId: number) => createSignedCopyJob(drawQuickly).run({ quoteId }, services);

test(
  'an acceptance is one mail to the company: what happens next, where, and how to call the client; a street not shown is not in it',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const { claire, schmit, quote } = await world();
    expect(quoteOf(await accept(claire.id, quote)).state).toBe('accepted');
    const { rows: notificationRows } = await pool.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [schmit.userId],
    );
    expect(notificationRows.map(({ kind }) => kind)).not.toContain('projectCreated');
    expect(notificationRows.map(({ kind }) => kind)).toContain('quoteAccepted');
    // The notification itself goes to the bell and by SMS, not by email.
    expect(await emailOfNotification(host, 'quoteAccepted', schmit.userId)).toBe('');
    await pool.query(
      `update users set phone_number = '+352621000002', is_phone_verified = true where id = $1`,
      [schmit.userId],
    );
    expect(await textOfNotification(host, 'quoteAccepted', schmit.userId)).toMatch(
      /has accepted quote [\d-]+\. (Work: .+\. )?Total: €9,266\.40\. http/,
    );
    expect(await emailOfNotification(host, 'quoteSigned', claire.id)).toBe('');
    await makeCopy(quote.id);
    const [mail, ...echoes] = await mailsTo(schmit.userId);
    expect(echoes).toEqual([]);
    const text = mail?.letter.paragraphs.join('\n');
    expect(mail?.letter.subject).toBe(`Accepted: €9,266.40, ${quote.object}, Claire Hoffmann`);
    expect(text).toContain('Agree on a start date with the client');
    expect(text).toContain('Where: L-3919 Mondercange');
    expect(text).toContain('Phone: +352 621 000 001');
    expect(text).not.toContain('rue des Tilleuls');
    const ownMails = await mailsTo(claire.id);
    expect(ownMails.map(({ letter }) => letter.subject)).toEqual([
      `Signed copy of quote ${quote.number}, ${quote.object}, ${quote.company.name}, €9,266.40`,
    ]);
    // The PDF is attached to this very email.
    expect(text).not.toContain('follows as a PDF');
    for (const word of ['Where:', 'Phone:', 'start date'])
      expect(ownMails[0]?.letter.paragraphs.join()).not.toContain(word);
  },
);

test('the copy comes to the client in the language of what was signed, to the company in its own (reading 87)', async () => {
  const { claire, schmit, request } = await asked();
  await pool.query("update users set language = 'de' where id = any($1)", [[claire.id, schmit.userId]]);
  const draft = await drafted(schmit.userId, request.id, { ...wholeQuote(), paperLanguage: 'fr' });
  const quote = quoteOf(await sendDraft(schmit.userId, draft));
  await withCode(claire.id, quote);
  await forgetJobs(pool);
  await accept(claire.id, quote);
  await makeCopy(quote.id);
  const number = quote.number ?? '';
  const [[toClient], [toCompany]] = [await mailsTo(claire.id), await mailsTo(schmit.userId)];
  expect(toClient?.letter.subject).toContain(stringsOf('fr').quotePaper.signedCopyOf(number));
  expect(toCompany?.letter.paragraphs.join()).toContain(
    stringsOf('de').quotePaper.signedLetter.hash('').slice(0, 10),
  );
});

test(
  'the company reads until when its client can withdraw, and whether the work is to begin before that',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const read = async (changes: object) => {
      const { claire, schmit, quote } = await world();
      const { evidence } = quoteOf(await accept(claire.id, quote, changes));
      await makeCopy(quote.id);
      const [mail] = await mailsTo(schmit.userId);
      const lastDay = formatDateWithWeekday(
        noonOf(lastFullDayBefore(evidence?.withdrawableUntil ?? '')),
        'en',
      );
      expect(mail?.letter.paragraphs.join('\n')).toContain(`can withdraw until the end of ${lastDay}`);
      return mail?.letter.paragraphs.join('\n');
    };
    const { atOnce } = stringsOf('en').quotePaper.signedLetter;
    expect(await read({})).not.toContain(atOnce);
    expect(await read({ beginsAtOnce: true, acknowledgesLoss: true })).toContain(atOnce);
  },
);

test('a street that was shown after the quote came stands in it', async () => {
  const { claire, schmit, request, quote } = await world();
  const url = `/api/requests/${request.id}/street`;
  await ask('POST', url, { as: claire.id, body: { companyId: schmit.id } });
  await accept(claire.id, quote);
  await makeCopy(quote.id);
  const mails = await mailsTo(schmit.userId);
  expect(mails.map(({ letter }) => letter.paragraphs.join('\n')).join()).toContain(
    'Where: 14, rue des Tilleuls, L-3919 Mondercange',
  );
});
