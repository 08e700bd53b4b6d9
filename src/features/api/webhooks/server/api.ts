import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import {
  changeWebhook,
  type CreatedWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  messageKey,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
} from '#features/api/webhooks/contract/webhooks.ts';
import { MAX_WEBHOOKS, oldSecretEnd, WEBHOOK_TEST_EVENT } from '#features/api/webhooks/rules/webhooks.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { isPublicHttpsUrl } from '#kernel/public-https-url.ts';
import type { Db } from '#server/database/db.ts';
import {
  type EndpointRoute,
  handle,
  handleInSteps,
  type HandlerContext,
  invalidFieldError,
} from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { DELIVER_WEBHOOK_JOB, type DeliverWebhookPayload } from './send-webhook-event.ts';
import { webhookDeliveries, webhookOldSecrets, webhooks } from './tables.ts';
import { newWebhookSecret, formatWebhookSecret } from './webhook-signature.ts';

const TRIES = { points: 60, seconds: 60 * 60 };
/** Each old secret adds a signature to every delivery for a day. */
const NEW_SECRETS = { points: 5, seconds: DAY_SECONDS };

type WebhookRow = typeof webhooks.$inferSelect;

const presentWebhook = ({ id, url, events, isEnabled, createdAt, failingSince }: WebhookRow) => ({
  id,
  url,
  events,
  isEnabled,
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
});

const presentDelivery = ({
  id,
  type,
  state,
  attempts,
  createdAt,
  attemptedAt,
  status,
  failure,
}: typeof webhookDeliveries.$inferSelect) => ({
  id,
  type,
  state,
  attempts,
  createdAt: createdAt.toISOString(),
  attemptedAt: attemptedAt?.toISOString() ?? null,
  status,
  failure,
});

const findOwn = async (db: Db, userId: number, id: number): Promise<WebhookRow | undefined> => {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));
  return row;
};

const refusePrivateAddress = ({ config }: Services, url: string) => {
  if (!config.webhooksToAnyAddress && !isPublicHttpsUrl(url))
    throw invalidFieldError('url', messageKey('urlNotPublic'));
};

/** Stores a delivery of its own, with the job that sends it. */
const deliver = (
  services: Services,
  values: Pick<typeof webhookDeliveries.$inferInsert, 'webhookId' | 'eventId' | 'type' | 'payload'>,
) =>
  services.db.transaction(async (transaction) => {
    const [row] = await transaction.insert(webhookDeliveries).values(values).returning();
    if (!row) throw new Error('A delivery was not stored');
    const job: DeliverWebhookPayload = { deliveryId: row.id, attempts: 0 };
    await services.jobs.add(transaction, DELIVER_WEBHOOK_JOB, job);
    return presentDelivery(row);
  });

const store = (context: HandlerContext<typeof createWebhook>) => {
  const { person, body, services, ip, userAgent, refuse } = context;
  return services.db.transaction(async (transaction) => {
    // Two calls at once would both find room for one more.
    await transaction.execute(sql`select from users where id = ${person.id} for no key update`);
    if ((await transaction.$count(webhooks, eq(webhooks.userId, person.id))) >= MAX_WEBHOOKS)
      throw refuse('tooMany');
    const secret = newWebhookSecret();
    const [row] = await transaction
      .insert(webhooks)
      .values({ userId: person.id, url: body.url, events: [...new Set(body.events)], secret })
      .returning();
    if (!row) throw new Error('A webhook was not stored');
    const from = { ip, userAgent };
    const object = String(row.id);
    await recordSecurityEvent(transaction, { kind: 'webhook-created', personId: person.id, from, object });
    return { ...presentWebhook(row), secret: formatWebhookSecret(secret) };
  });
};

const renewSecret = (context: HandlerContext<typeof renewWebhookSecret>) => {
  const { person, params, services, ip, userAgent, refuse } = context;
  return services.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.id, params.id), eq(webhooks.userId, person.id)))
      .for('update');
    if (!row) throw refuse('webhookNotFound');
    const { id: webhookId, secret: oldSecret } = row;
    const validUntil = oldSecretEnd(services.clock.now());
    await transaction.insert(webhookOldSecrets).values({ webhookId, secret: oldSecret, validUntil });
    const secret = newWebhookSecret();
    await transaction.update(webhooks).set({ secret }).where(eq(webhooks.id, webhookId));
    await recordSecurityEvent(transaction, {
      kind: 'webhook-secret-renewed',
      personId: person.id,
      from: { ip, userAgent },
      object: String(webhookId),
    });
    return { ...presentWebhook(row), secret: formatWebhookSecret(secret) };
  });
};

const change = ({
  person,
  params,
  body,
  services,
  ip,
  userAgent,
  refuse,
}: HandlerContext<typeof changeWebhook>) => {
  const { url, events, isEnabled } = body;
  if (url !== undefined) refusePrivateAddress(services, url);
  return services.db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(webhooks)
      .set({
        ...(url !== undefined && { url }),
        ...(events && { events: [...new Set(events)] }),
        ...(isEnabled !== undefined && { isEnabled }),
        // Somebody has looked after it: the three days begin anew.
        failingSince: null,
      })
      .where(and(eq(webhooks.id, params.id), eq(webhooks.userId, person.id)))
      .returning();
    if (!row) throw refuse('webhookNotFound');
    const from = { ip, userAgent };
    const object = String(row.id);
    await recordSecurityEvent(transaction, { kind: 'webhook-changed', personId: person.id, from, object });
    return presentWebhook(row);
  });
};

/** The secret isn't stored with the response of a call that has a key: a repeat reads it again. */
const secretOnce = {
  redact: (response: CreatedWebhook) => ({ ...response, secret: '' }),
  repeat: async (
    { services, person }: Pick<HandlerContext<typeof createWebhook>, 'services' | 'person'>,
    stored: CreatedWebhook,
  ) => {
    const row = await findOwn(services.db, person.id, stored.id);
    return { ...stored, secret: row ? formatWebhookSecret(row.secret) : '' };
  },
};

export const routes: readonly EndpointRoute[] = [
  handle(listWebhooks, async ({ person, services }) => {
    const rows = await services.db
      .select()
      .from(webhooks)
      .where(eq(webhooks.userId, person.id))
      .orderBy(desc(webhooks.id));
    return rows.map(presentWebhook);
  }),

  handleInSteps(createWebhook, {
    prepare: async ({ person, body, services, refuse }) => {
      // A company’s events are told to its owner’s webhooks.
      if (person.worksFor) throw refuse('ownersOnly');
      refusePrivateAddress(services, body.url);
      await services.limits.spend('webhooks', person.id, TRIES);
    },
    handle: store,
    ...secretOnce,
  }),

  handleInSteps(renewWebhookSecret, {
    prepare: async ({ person, params, services, refuse }) => {
      if (!(await findOwn(services.db, person.id, params.id))) throw refuse('webhookNotFound');
      await services.limits.spend('webhook-secrets', params.id, NEW_SECRETS);
    },
    handle: renewSecret,
    ...secretOnce,
  }),

  handle(changeWebhook, change),

  handle(deleteWebhook, ({ person, params, ip, userAgent, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .delete(webhooks)
        .where(and(eq(webhooks.id, params.id), eq(webhooks.userId, person.id)));
      if (rowCount === 0) throw refuse('webhookNotFound');
      const from = { ip, userAgent };
      const object = String(params.id);
      await recordSecurityEvent(transaction, { kind: 'webhook-deleted', personId: person.id, from, object });
      return {};
    }),
  ),

  handle(testWebhook, async ({ person, params, services, refuse }) => {
    const row = await findOwn(services.db, person.id, params.id);
    if (!row) throw refuse('webhookNotFound');
    if (!row.isEnabled) throw refuse('webhookDisabled');
    await services.limits.spend('webhooks', person.id, TRIES);
    const timestamp = services.clock.now().toISOString();
    const payload = JSON.stringify({ type: WEBHOOK_TEST_EVENT, timestamp, data: {} });
    return deliver(services, { webhookId: row.id, type: WEBHOOK_TEST_EVENT, payload });
  }),

  handle(listWebhookDeliveries, async ({ person, params, query, services, refuse }) => {
    if (!(await findOwn(services.db, person.id, params.id))) throw refuse('webhookNotFound');
    const { limit: size } = query;
    const isOfWebhook = eq(webhookDeliveries.webhookId, params.id);
    const isOlder = query.cursor === undefined ? undefined : lt(webhookDeliveries.id, query.cursor);
    const [rows, total] = await Promise.all([
      services.db
        .select()
        .from(webhookDeliveries)
        .where(and(isOfWebhook, isOlder))
        .orderBy(desc(webhookDeliveries.id))
        .limit(size + 1),
      services.db.$count(webhookDeliveries, isOfWebhook),
    ]);
    const items = rows.slice(0, size).map(presentDelivery);
    const last = rows.length > size ? items.at(-1) : undefined;
    return { items, total, next: last ? String(last.id) : null };
  }),

  handle(resendWebhookDelivery, async ({ person, params, services, refuse }) => {
    const row = await findOwn(services.db, person.id, params.id);
    const [delivery] = await services.db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, params.deliveryId), eq(webhookDeliveries.webhookId, row?.id ?? 0)));
    if (!row || !delivery) throw refuse('webhookNotFound');
    if (!row.isEnabled) throw refuse('webhookDisabled');
    await services.limits.spend('webhooks', person.id, TRIES);
    const { eventId, type, payload } = delivery;
    return deliver(services, { webhookId: row.id, eventId, type, payload });
  }),
];
