import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { securityEvents, sessions, users } from '#features/accounts/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs, jobsOf } from '#testing/jobs.ts';
import { quoteCalls } from '#testing/quotes.ts';
import { startStandIn } from '#testing/stand-in-server.ts';
import { standIn } from '#testing/stand-in.ts';
import { turnTo } from '#testing/turn-to.ts';
import { visitOf } from '#testing/visits.ts';
import type { CreatedWebhook, Webhook, WebhookDelivery } from './contract/webhooks.ts';
import { MAX_WEBHOOKS, nextAttemptAt, WEBHOOK_RETRY_SECONDS, webhookEventTypes } from './rules/webhooks.ts';
import { deliverWebhookJob } from './server/deliver-webhook.ts';
import { webhooksFeature } from './server/feature.ts';
import { type DeliverWebhookPayload, sendWebhookEvent } from './server/send-webhook-event.ts';
import { webhookDeliveries, webhookOldSecrets, webhooks } from './server/tables.ts';

const receiver = await standIn();
const host = await testHost({ env: { WEBHOOK_ADDRESSES: 'any' } });
const { ask, db, pool, services } = host;
const calls = await quoteCalls(host);

beforeEach(async () => {
  receiver.requests.length = 0;
  receiver.respond = () => ({ status: 204 });
  await forgetJobs(pool);
  await pool.query('delete from webhooks; delete from rate_limits');
});

const create = async (as: number, events: readonly string[] = webhookEventTypes) => {
  const body = { url: `${receiver.url}/hook?key=1`, events };
  const response = await ask('POST', '/api/webhooks', { as, body });
  expect(response.status, response.text).toBe(201);
  return response.body as CreatedWebhook;
};

/** Makes the attempts that wait, and returns after how many seconds each was to be made. */
const attempt = async (): Promise<number[]> => {
  const jobs = await jobsOf<DeliverWebhookPayload>(pool, deliverWebhookJob.name);
  await pool.query(`delete from pgboss.job where data ->> 'kind' = $1`, [deliverWebhookJob.name]);
  for (const { payload } of jobs) await deliverWebhookJob.run(payload, services);
  return jobs.map(({ inSeconds }) => Math.round(inSeconds));
};

const event = { type: 'message.created', data: { messageId: 7, senderId: 8 }, at: new Date() } as const;

const tell = (personId: number) =>
  db.transaction((transaction) => sendWebhookEvent(transaction, services, [personId], event));

const deliveriesOf = async (as: number, id: number) =>
  (await ask('GET', `/api/webhooks/${id}/deliveries`, { as })).body as WebhookDelivery[];

const signaturesOf = (headers: Record<string, unknown>, body: string, secrets: readonly string[]) =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    })
    .join(' ');

const received = () =>
  receiver.requests.map(({ body }) => JSON.parse(body) as { type: string; data: object });

describe('a delivery', () => {
  test('is signed as Standard Webhooks says, over the bytes that arrive', async () => {
    const person = await buildUser(db);
    const { secret } = await create(person.id);
    await tell(person.id);
    await attempt();
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/hook?key=1' });
    if (!request) throw new Error('Nothing arrived');
    const { headers, body } = request;
    const id = String(headers['webhook-id']);
    const timestamp = String(headers['webhook-timestamp']);
    expect(id).toMatch(/^evt_[0-9a-f-]{36}$/);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers['webhook-signature']).toBe(signaturesOf(headers, body, [secret]));
    expect(JSON.parse(body)).toEqual({
      type: 'message.created',
      timestamp: event.at.toISOString(),
      data: event.data,
    });
  });

  test('is in the log, and can be sent again under the same id', async () => {
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await tell(person.id);
    await attempt();
    const [delivery] = await deliveriesOf(person.id, id);
    expect(delivery).toMatchObject({ type: 'message.created', state: 'delivered', attempts: 1, status: 204 });
    const address = `/api/webhooks/${id}/deliveries/${delivery?.id}/resend`;
    expect((await ask('POST', address, { as: person.id })).status).toBe(200);
    await attempt();
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await deliveriesOf(person.id, id)).toHaveLength(2);
  });

  test('that fails is tried again over 24 hours, then is failed', async () => {
    receiver.respond = () => ({ status: 500 });
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await tell(person.id);
    const waits: number[] = [];
    waits.push(...(await attempt()));
    const [first] = await deliveriesOf(person.id, id);
    const { attemptedAt } = first ?? {};
    if (!first || !attemptedAt) throw new Error('No attempt was made');
    expect(nextAttemptAt(first)?.getTime()).toBe(new Date(attemptedAt).getTime() + 5000);
    for (let turn = 1; turn <= WEBHOOK_RETRY_SECONDS.length; turn += 1) waits.push(...(await attempt()));
    expect(waits).toEqual([0, ...WEBHOOK_RETRY_SECONDS]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(24 * 3600);
    expect(await attempt()).toEqual([]);
    expect(await deliveriesOf(person.id, id)).toMatchObject([
      { state: 'failed', attempts: WEBHOOK_RETRY_SECONDS.length + 1, status: 500, failure: null },
    ]);
    expect(nextAttemptAt({ ...first, state: 'failed' })).toBeNull();
  });

  test('that gets no response says why, and one to a webhook that was turned off too', async () => {
    const person = await buildUser(db);
    const closed = await startStandIn();
    closed.end();
    const { id: unheard } = await buildWebhook(db, { userId: person.id, url: `${closed.url}/` });
    const { id: off } = await buildWebhook(db, {
      userId: person.id,
      url: `${receiver.url}/`,
      isEnabled: false,
    });
    for (const webhookId of [unheard, off]) {
      const { id: deliveryId } = await buildWebhookDelivery(db, { webhookId });
      await deliverWebhookJob.run({ deliveryId, attempts: 0 }, services);
    }
    expect(await deliveriesOf(person.id, unheard)).toMatchObject([
      { state: 'pending', status: null, failure: 'connection-refused' },
    ]);
    expect(await deliveriesOf(person.id, off)).toMatchObject([
      { state: 'failed', attempts: 0, status: null, failure: 'turned-off' },
    ]);
  });

  test('is not made twice where its job runs twice', async () => {
    const person = await buildUser(db);
    await create(person.id);
    await tell(person.id);
    const [job] = await jobsOf<DeliverWebhookPayload>(pool, deliverWebhookJob.name);
    await deliverWebhookJob.run(job?.payload, services);
    await deliverWebhookJob.run(job?.payload, services);
    expect(receiver.requests).toHaveLength(1);
  });

  test('follows no redirect, and counts it as failed', async () => {
    receiver.respond = ({ path }) =>
      path === '/inside' ? { status: 200 } : { status: 307, headers: { location: `${receiver.url}/inside` } };
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await tell(person.id);
    await attempt();
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/hook?key=1']);
    expect(await deliveriesOf(person.id, id)).toMatchObject([{ state: 'pending', status: 307 }]);
  });

  test('of a change that was rolled back is none', async () => {
    const person = await buildUser(db);
    await create(person.id);
    const rollBack = db.transaction(async (transaction) => {
      await sendWebhookEvent(transaction, services, [person.id], event);
      throw new Error('rolled back');
    });
    await expect(rollBack).rejects.toThrow('rolled back');
    expect(await attempt()).toEqual([]);
    expect(await db.$count(webhookDeliveries)).toBe(0);
  });

  test.each([
    [
      'its webhook is off',
      (id: number) => db.update(webhooks).set({ isEnabled: false }).where(eq(webhooks.id, id)),
    ],
    [
      'its owner is suspended',
      (_: number, owner: number) => db.update(users).set({ isSuspended: true }).where(eq(users.id, owner)),
    ],
  ])('is given up once %s', async (_, change) => {
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await tell(person.id);
    await change(id, person.id);
    await attempt();
    expect(receiver.requests).toEqual([]);
    const deliveries = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
    expect(deliveries).toMatchObject([{ state: 'failed', attempts: 0, attemptedAt: null }]);
  });
});

describe('a webhook to which nothing was delivered for three days', () => {
  const threeDaysAgo = (moreMs: number) => new Date(Date.now() - 3 * 24 * 3_600_000 - moreMs);

  test('is turned off with a mail, and starts afresh once it is turned on', async () => {
    receiver.respond = () => ({ status: 503 });
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await tell(person.id);
    await attempt();
    expect((await ask('GET', '/api/webhooks', { as: person.id })).body).toMatchObject([
      { isEnabled: true, failingSince: expect.any(String) },
    ]);
    await db
      .update(webhooks)
      .set({ failingSince: threeDaysAgo(1_000) })
      .where(eq(webhooks.id, id));
    await attempt();
    const [off] = (await ask('GET', '/api/webhooks', { as: person.id })).body as Webhook[];
    expect(off?.isEnabled).toBe(false);
    const mails = await jobsOf<{ to: string; letter: { subject: string; paragraphs: string[] } }>(
      pool,
      'mail',
    );
    expect(mails.map(({ payload }) => [payload.to, payload.letter.subject])).toEqual([
      [person.email, 'We’ve turned off your webhook'],
    ]);
    // The address may hold a secret of the receiver's.
    expect(JSON.stringify(mails)).not.toContain('key=1');
    expect(await attempt()).toEqual([]);

    receiver.respond = () => ({ status: 200 });
    const body = { isEnabled: true };
    expect(await ask('PATCH', `/api/webhooks/${id}`, { as: person.id, body })).toMatchObject({
      status: 200,
      body: { isEnabled: true, failingSince: null },
    });
    await tell(person.id);
    await attempt();
    expect(receiver.requests.at(-1)?.path).toBe('/hook?key=1');
  });

  test('stays on if anything arrived meanwhile', async () => {
    const person = await buildUser(db);
    const { id } = await create(person.id);
    await db
      .update(webhooks)
      .set({ failingSince: threeDaysAgo(1_000) })
      .where(eq(webhooks.id, id));
    await tell(person.id);
    await attempt();
    receiver.respond = () => ({ status: 500 });
    await tell(person.id);
    await attempt();
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row).toMatchObject({ isEnabled: true });
    expect(Date.now() - (row?.failingSince?.getTime() ?? 0)).toBeLessThan(60_000);
  });
});

describe('what the product tells', () => {
  test('message.created goes to the receiver alone', async () => {
    const company = await buildUser(db, { userType: 'company' });
    const client = await buildUser(db);
    await create(company.id);
    await create(client.id);
    await turnTo(pool, client.id, company.id);
    const body = { receiverId: client.id, content: 'Moien' };
    const response = await ask('POST', '/api/messages', { as: company.id, body });
    expect(response.status, response.text).toBe(201);
    await attempt();
    const { id: messageId } = response.body as { id: number };
    expect(received()).toEqual([
      {
        type: 'message.created',
        timestamp: expect.any(String),
        data: { messageId, senderId: company.id },
      },
    ]);
  });

  test('request.invited, quote.sent and quote.accepted follow the work', async () => {
    const claire = await calls.client();
    const schmit = await calls.lawfulRoofer('Toiture Schmit');
    await create(schmit.userId);
    const request = await calls.sentRequest(claire.id, [schmit.id]);
    await attempt();
    const { id: invitationId } = await calls.invitationOf(schmit.userId);
    expect(received()).toMatchObject([{ type: 'request.invited', data: { invitationId } }]);

    receiver.requests.length = 0;
    const quote = await calls.sent(schmit.userId, request.id);
    await attempt();
    expect(received()).toMatchObject([{ type: 'quote.sent', data: { quoteId: quote.id, version: 1 } }]);

    receiver.requests.length = 0;
    await create(claire.id);
    await calls.withCode(claire.id, quote);
    const seen = (await calls.see(claire.id, quote.id)).body as typeof quote;
    expect((await calls.accept(claire.id, seen)).status).toBe(200);
    await attempt();
    const accepted = { type: 'quote.accepted', data: { quoteId: quote.id, version: 1 } };
    expect(received()).toMatchObject([accepted, accepted]);
  });

  test('visit.agreed goes to both sides', async () => {
    const { claire, schmit } = await calls.asked();
    const { id: invitationId } = await calls.invitationOf(schmit.userId);
    const slots = [{ start: new Date(Date.now() + 30 * 3_600_000).toISOString(), minutes: 60 }];
    const proposed = await ask('POST', '/api/visits', { as: schmit.userId, body: { invitationId, slots } });
    const visit = visitOf(proposed);
    await create(claire.id);
    await create(schmit.userId);
    const body = { slot: visit.slots[0]?.id };
    const accepted = await ask('POST', `/api/visits/${visit.id}/accept`, { as: claire.id, body });
    expect(accepted.status, accepted.text).toBe(200);
    await attempt();
    const agreed = { type: 'visit.agreed', data: { visitId: visit.id } };
    expect(received()).toMatchObject([agreed, agreed]);
  });

  test('review.published comes once a moderator has made it public, not before', async () => {
    const moderator = await buildUser(db, { userType: 'admin', staffRole: 'moderator' });
    const { id: companyId, userId } = await calls.roofer();
    const review = await buildReview(db, { companyId, status: 'pending' });
    await create(userId);
    const decide = decidingAtOnce(host);
    const body = { verdict: 'approve', seen: review.createdAt.toISOString() };
    const response = await decide('reviews', review.id, body, moderator.id);
    expect(response.status, response.text).toBe(200);
    await attempt();
    expect(received()).toMatchObject([
      { type: 'review.published', data: { reviewId: review.id, companyId } },
    ]);
  });

  test('only the events that were chosen', async () => {
    const person = await buildUser(db);
    await create(person.id, ['quote.sent']);
    await tell(person.id);
    expect(await attempt()).toEqual([]);
  });
});

describe('a new secret', () => {
  const renew = async (as: number, id: number, headers?: Record<string, string>) => {
    const response = await ask('POST', `/api/webhooks/${id}/secret`, { as, ...(headers && { headers }) });
    expect(response.status, response.text).toBe(201);
    return (response.body as CreatedWebhook).secret;
  };

  const expectSignedWith = async (personId: number, secrets: readonly string[]) => {
    receiver.requests.length = 0;
    await tell(personId);
    await attempt();
    const [request] = receiver.requests;
    if (!request) throw new Error('Nothing arrived');
    const { headers, body } = request;
    expect(headers['webhook-signature']).toBe(signaturesOf(headers, body, secrets));
  };

  test('is shown once and recorded, and signs beside the old one for 24 hours', async () => {
    const person = await buildUser(db);
    const { id, secret: old } = await create(person.id);
    const before = Date.now();
    const secret = await renew(person.id, id);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(secret).not.toBe(old);
    expect((await ask('GET', '/api/webhooks', { as: person.id })).text).not.toContain('whsec_');
    const events = await db.select().from(securityEvents).where(eq(securityEvents.personId, person.id));
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'webhook-secret-renewed', object: String(id) }),
    );
    await expectSignedWith(person.id, [secret, old]);

    const day = 24 * 3_600_000;
    const ofThis = eq(webhookOldSecrets.webhookId, id);
    const [row] = await db.select().from(webhookOldSecrets).where(ofThis);
    expect(row?.validUntil.getTime()).toBeGreaterThanOrEqual(before + day);
    expect(row?.validUntil.getTime()).toBeLessThanOrEqual(Date.now() + day);
    await db.update(webhookOldSecrets).set({ validUntil: new Date() }).where(ofThis);
    await expectSignedWith(person.id, [secret]);
    await webhooksFeature.retention?.['webhook-secrets']?.(db);
    expect(await db.$count(webhookOldSecrets, ofThis)).toBe(0);
  });

  test('made before the last one was put to use breaks no receiver', async () => {
    const person = await buildUser(db);
    const { id, secret: first } = await create(person.id);
    const second = await renew(person.id, id);
    const third = await renew(person.id, id);
    await webhooksFeature.retention?.['webhook-secrets']?.(db);
    await expectSignedWith(person.id, [third, second, first]);
  });

  test('is the same for all tries of one call', async () => {
    const person = await buildUser(db);
    const { id, secret: old } = await create(person.id);
    const headers = { 'idempotency-key': 'new-secret' };
    const secret = await renew(person.id, id, headers);
    expect(await renew(person.id, id, headers)).toBe(secret);
    await expectSignedWith(person.id, [secret, old]);
    const { rows } = await pool.query('select answer::text from idempotency_keys');
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });

  test('needs a proof of who makes it', async () => {
    const person = await buildUser(db);
    const { id } = await create(person.id);
    const cookie = await host.signIn(person.id);
    await db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, person.id));
    expect(await ask('POST', `/api/webhooks/${id}/secret`, { headers: { cookie } })).toMatchObject({
      status: 403,
      body: { code: 'stepUpNeeded' },
    });
    expect(await db.$count(webhookOldSecrets, eq(webhookOldSecrets.webhookId, id))).toBe(0);
  });

  test('is made five times a day at most, which nobody else uses up', async () => {
    const person = await buildUser(db);
    const stranger = await buildUser(db);
    const { id } = await create(person.id);
    const address = `/api/webhooks/${id}/secret`;
    for (let time = 0; time < 6; time += 1)
      expect((await ask('POST', address, { as: stranger.id })).status).toBe(404);
    for (let time = 0; time < 5; time += 1) await renew(person.id, id);
    const { status, headers } = await ask('POST', address, { as: person.id });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('managing webhooks', () => {
  test('the secret is shown once, and a test event arrives', async () => {
    const person = await buildUser(db);
    const { id, secret } = await create(person.id);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await ask('GET', '/api/webhooks', { as: person.id })).text).not.toContain(secret);
    expect((await ask('POST', `/api/webhooks/${id}/test`, { as: person.id })).status).toBe(200);
    await attempt();
    expect(received()).toMatchObject([{ type: 'webhook.test', data: {} }]);
    const kinds = await db.select().from(securityEvents).where(eq(securityEvents.personId, person.id));
    expect(kinds.map(({ kind }) => kind)).toContain('webhook-created');
  });

  test('address and events change under the same secret and log, after a proof, and it is recorded', async () => {
    const person = await buildUser(db);
    const { id } = await create(person.id, ['quote.sent']);
    await db.update(webhooks).set({ failingSince: new Date() }).where(eq(webhooks.id, id));
    const change = (body: object) => ask('PATCH', `/api/webhooks/${id}`, { as: person.id, body });
    const url = `${receiver.url}/other`;
    expect(await change({ url, events: ['message.created', 'message.created'] })).toMatchObject({
      status: 200,
      body: { id, url, events: ['message.created'], isEnabled: true, failingSince: null },
    });
    await tell(person.id);
    await attempt();
    expect(receiver.requests.map((request) => request.path)).toEqual(['/other']);
    expect(await change({ events: [] })).toMatchObject({
      status: 400,
      body: { fields: { events: expect.any(String) } },
    });
    expect(await change({ url: 'other' })).toMatchObject({
      status: 400,
      body: { fields: { url: expect.any(String) } },
    });
    const recorded = await db.select().from(securityEvents).where(eq(securityEvents.personId, person.id));
    expect(recorded).toContainEqual(expect.objectContaining({ kind: 'webhook-changed', object: String(id) }));

    const cookie = await host.signIn(person.id);
    await db.update(sessions).set({ provedAt: null }).where(eq(sessions.userId, person.id));
    const unproved = (body: object) => ask('PATCH', `/api/webhooks/${id}`, { headers: { cookie }, body });
    for (const body of [{ url: receiver.url }, { events: ['quote.sent'] }])
      expect(await unproved(body)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect(await unproved({ isEnabled: false })).toMatchObject({
      status: 200,
      body: { url, isEnabled: false },
    });
  });

  test('nobody reads, changes, tests or repeats another’s', async () => {
    const { id } = await buildWebhook(db, { userId: (await buildUser(db)).id });
    const delivery = await buildWebhookDelivery(db, { webhookId: id });
    const { id: as } = await buildUser(db);
    const statuses = await Promise.all([
      ask('GET', `/api/webhooks/${id}/deliveries`, { as }),
      ask('PATCH', `/api/webhooks/${id}`, { as, body: { isEnabled: false } }),
      ask('POST', `/api/webhooks/${id}/test`, { as }),
      ask('POST', `/api/webhooks/${id}/deliveries/${delivery.id}/resend`, { as }),
      ask('POST', `/api/webhooks/${id}/secret`, { as }),
      ask('DELETE', `/api/webhooks/${id}`, { as }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const own = await create(as);
    const borrowed = `/api/webhooks/${own.id}/deliveries/${delivery.id}/resend`;
    expect((await ask('POST', borrowed, { as })).status).toBe(404);
  });

  test('there are ten of one account at most', async () => {
    const { id: as } = await buildUser(db);
    for (let number = 1; number < MAX_WEBHOOKS; number += 1) await buildWebhook(db, { userId: as });
    const body = { url: `${receiver.url}/`, events: ['quote.sent'] };
    const responses = await Promise.all([1, 2].map(() => ask('POST', '/api/webhooks', { as, body })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});
