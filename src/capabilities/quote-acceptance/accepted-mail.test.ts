import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { mailOfNews } from '#testing/mail-of-news.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';

const host = await testHost();
const { ask, pool } = host;
const { accept, quoted, withCode } = await quoteCalls(host);

const world = async () => {
  const given = await quoted();
  await pool.query('update users set phone_number = $2 where id = $1', [given.claire.id, '+352621000001']);
  await withCode(given.claire.id, given.quote);
  return given;
};

test('the mail to a company that is hired says where, and how to call the client; a street not shown is not in it', async () => {
  const { claire, schmit, quote } = await world();
  expect(quoteOf(await accept(claire.id, quote)).state).toBe('accepted');
  const text = await mailOfNews(host, 'quoteAccepted', schmit.userId);
  expect(text).toContain('Where: L-3919 Mondercange');
  expect(text).toContain('Phone: +352621000001');
  expect(text).not.toContain('rue des Tilleuls');
  const own = await mailOfNews(host, 'quoteSigned', claire.id);
  for (const word of ['Where:', 'Phone:']) expect(own).not.toContain(word);
});

test('a street that was shown after the quote came stands in it', async () => {
  const { claire, schmit, request, quote } = await world();
  const url = `/api/requests/${request.id}/street`;
  await ask('POST', url, { as: claire.id, body: { companyId: schmit.id } });
  await accept(claire.id, quote);
  expect(await mailOfNews(host, 'quoteAccepted', schmit.userId)).toContain(
    'Where: 14, rue des Tilleuls, L-3919 Mondercange',
  );
});
