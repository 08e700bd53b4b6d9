import { expect, test } from 'vitest';
import { deliverNewsJob } from '#notifications/server/index.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls, whole } from '#testing/requests.ts';
import { workOfRequest } from './server/work-of-request.ts';

const host = await testHost();
const { pool, tools } = host;
const { client, sent, roofer, company, invitationOf } = await requestCalls(host);

/** The mail that follows the newest news of a kind. */
const mailOf = async (kind: string) => {
  const news = await pool.query<{ id: number }>(
    'update notifications set told_at = null where id = (select max(id) from notifications where kind = $1) returning id',
    [kind],
  );
  const job = deliverNewsJob({ calendarOf: async () => null, worksOf: [workOfRequest] });
  await job.run({ id: news.rows[0]?.id }, tools);
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text as payload
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail' order by j.id desc limit 1`,
  );
  return rows[0]?.payload ?? '';
};

test('the mail about a request says what is to be done, as long as the company may read it, and not where', async () => {
  const { id, userId } = await roofer();
  await sent((await client()).id, [id]);
  const text = await mailOf('requestReceived');
  for (const words of [whole.description, 'Budget: €25,000–€35,000']) expect(text).toContain(words);
  expect(text).not.toContain(whole.street);
  expect(text).not.toContain('Phone:');
  const invitation = await invitationOf(userId);
  await company(userId, invitation.id, 'decline', { reason: 'too-far' });
  expect(await mailOf('requestReceived')).not.toContain(whole.description);
});
