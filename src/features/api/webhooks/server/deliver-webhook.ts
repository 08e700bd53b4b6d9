import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  hasFailedTooLong,
  WEBHOOK_RETRY_SECONDS,
  type WebhookFailure,
  webhookHost,
} from '#features/api/webhooks/rules/webhooks.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { postToPublicAddress } from '#server/processes/post-to-public-address.ts';
import type { Services } from '#server/services/services.ts';
import { webhookFailureOf } from './delivery-failure.ts';
import { webhookDisabledEmail } from './emails.ts';
import { DELIVER_WEBHOOK_JOB, type DeliverWebhookPayload } from './send-webhook-event.ts';
import { webhookDeliveries, webhookOldSecrets, webhooks } from './tables.ts';
import { signedWebhookHeaders } from './webhook-signature.ts';

/** Whoever needs longer should respond first and work afterwards. */
const PATIENCE_MS = 10_000;

/** Finds a delivery that waits for this attempt: the job may run twice. */
const findWaiting = async (db: Db, { deliveryId, attempts }: DeliverWebhookPayload) => {
  const [row] = await db
    .select({
      delivery: webhookDeliveries,
      webhook: webhooks,
      email: users.email,
      language: users.language,
      isWanted: sql<boolean>`${webhooks.isEnabled} and not ${users.isSuspended} and ${users.erasedAt} is null`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.state, 'pending'),
        eq(webhookDeliveries.attempts, attempts),
      ),
    );
  return row;
};

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** The newest comes first. */
const secretsOf = async ({ webhook }: Waiting, { db, clock }: Services) => {
  const old = await db
    .select({ secret: webhookOldSecrets.secret })
    .from(webhookOldSecrets)
    .where(and(eq(webhookOldSecrets.webhookId, webhook.id), gt(webhookOldSecrets.validUntil, clock.now())))
    .orderBy(desc(webhookOldSecrets.id));
  return [webhook.secret, ...old.map(({ secret }) => secret)];
};

type Outcome = { status: number; failure: null } | { status: null; failure: WebhookFailure };

const post = async (waiting: Waiting, services: Services): Promise<Outcome> => {
  const { delivery, webhook } = waiting;
  const { config, log } = services;
  const secrets = await secretsOf(waiting, services);
  const seconds = Math.floor(Date.now() / 1000);
  const { eventId, payload: body } = delivery;
  try {
    const { status } = await makeOutsideCall('a webhook', () =>
      postToPublicAddress(webhook.url, {
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Giewel-Webhooks/1',
          ...signedWebhookHeaders(secrets, { id: `evt_${eventId}`, body, seconds }),
        },
        body: Buffer.from(body),
        patienceMs: PATIENCE_MS,
        mayBePrivate: config.webhooksToAnyAddress,
      }),
    );
    return { status, failure: null };
  } catch (error) {
    // The address may hold a secret of its receiver's, so only the webhook's number is logged.
    log.info({ part: 'webhooks', webhook: webhook.id, err: error }, 'a webhook could not be reached');
    return { status: null, failure: webhookFailureOf(error) };
  }
};

/** A redirect is no success: it could lead anywhere, so none is followed. */
const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300;

const disable = async (
  transaction: Db,
  services: Services,
  { webhook, email: to, language: stored }: Waiting,
) => {
  const disabled = await transaction
    .update(webhooks)
    .set({ isEnabled: false })
    .where(and(eq(webhooks.id, webhook.id), eq(webhooks.isEnabled, true)))
    .returning({ id: webhooks.id });
  if (disabled.length === 0) return;
  const language = mailLanguageOf({ language: stored });
  const page = `${publicBaseUrl(services.config, language)}${href('/settings/webhooks')}`;
  const letter = webhookDisabledEmail(language, webhookHost(webhook.url), page);
  await enqueueMail(transaction, services, { to, language, letter });
};

/** Its owner can send it again from the log. */
const giveUp = (db: Db, { delivery }: Waiting, failure?: WebhookFailure) =>
  db
    .update(webhookDeliveries)
    .set({ state: 'failed', ...(failure && { failure }) })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'pending')));

const recordFailure = async (transaction: Db, services: Services, waiting: Waiting, attempts: number) => {
  const { delivery, webhook } = waiting;
  const now = services.clock.now();
  const [row] = await transaction
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` })
    .where(eq(webhooks.id, webhook.id))
    .returning({ failingSince: webhooks.failingSince });
  const hasEnded = row?.failingSince != null && hasFailedTooLong(row.failingSince, now);
  if (hasEnded) await disable(transaction, services, waiting);
  const inSeconds = WEBHOOK_RETRY_SECONDS[attempts - 1];
  const isLast = hasEnded || inSeconds === undefined;
  if (isLast) await giveUp(transaction, waiting);
  else {
    const job: DeliverWebhookPayload = { deliveryId: delivery.id, attempts };
    await services.jobs.add(transaction, DELIVER_WEBHOOK_JOB, job, { inSeconds });
  }
};

const deliver = async (payload: unknown, services: Services) => {
  const job = payload as DeliverWebhookPayload;
  const waiting = await findWaiting(services.db, job);
  if (!waiting) return;
  const { delivery, webhook, isWanted } = waiting;
  if (!isWanted) {
    await giveUp(services.db, waiting, 'turned-off');
    return;
  }
  const { status, failure } = await post(waiting, services);
  const isDelivered = isSuccess(status);
  const attempts = job.attempts + 1;
  await services.db.transaction(async (transaction) => {
    const attempted = await transaction
      .update(webhookDeliveries)
      .set({
        attempts,
        attemptedAt: sql`now()`,
        status,
        failure,
        ...(isDelivered && { state: 'delivered' as const }),
      })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.attempts, job.attempts)))
      .returning({ id: webhookDeliveries.id });
    // The same attempt was made by another process, which also adds the next one.
    if (attempted.length === 0) return;
    if (isDelivered)
      await transaction.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhook.id));
    else await recordFailure(transaction, services, waiting, attempts);
  });
};

export const deliverWebhookJob: JobDefinition = { name: DELIVER_WEBHOOK_JOB, run: deliver };
