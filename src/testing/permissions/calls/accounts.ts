import { buildApiToken } from '#demo/builders/api-token.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { nextUniqueNumber } from '#demo/builders/number.ts';
import { buildWebhook, buildWebhookDelivery } from '#demo/builders/webhook.ts';
import { browserAtPushService } from '#testing/browser-at-push-service.ts';
import { passkeyOfClient, sessionOfClient, unsubscribeToken } from '#testing/permissions/objects.ts';
import type { TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';
import { pictureRequest, samplePassword } from './shared.ts';

const credential = { id: 'abc', rawId: 'abc', type: 'public-key' };
const unread =
  (role: 'client' | 'owner'): RequestBuilder =>
  async ({ host, ids }) => ({
    params: { id: (await buildNotification(host.db, { userId: ids[role] })).id },
  });

const webhookOfClient = async ({ host, ids }: TestWorld) => ({
  params: { id: (await buildWebhook(host.db, { userId: ids.client })).id },
});

export const accountsCalls: Readonly<Record<string, RequestBuilder>> = {
  'POST /api/login': () => ({ body: { username: 'nobody', password: samplePassword } }),
  'POST /api/register/check': () => ({
    body: { username: `joiner-${nextUniqueNumber()}`, password: samplePassword },
  }),
  'POST /api/register': () => ({
    body: {
      username: `joiner-${nextUniqueNumber()}`,
      email: `joiner-${nextUniqueNumber()}@mail.example`,
      password: samplePassword,
      confirmPassword: samplePassword,
      userType: 'private',
    },
  }),
  'POST /api/request-verification': ({ ids }) => ({ body: { type: 'email', userId: ids.client } }),
  'POST /api/verify-code': ({ ids }) => ({ body: { type: 'email', userId: ids.client, code: '123456' } }),
  'PATCH /api/user': () => ({ body: { fullName: 'Claire Weber' } }),
  'PATCH /api/user/language/:language': () => ({ params: { language: 'fr' } }),
  'PATCH /api/client/profile': () => ({ body: { fullName: 'Claire Weber' } }),
  'PATCH /api/client/notifications': () => ({
    body: { emailNotifications: false, smsNotifications: false },
  }),
  'POST /api/client/change-password': () => ({
    body: { currentPassword: 'wrong', newPassword: samplePassword },
  }),
  'POST /api/update-password': () => ({ body: { currentPassword: 'wrong', newPassword: samplePassword } }),
  'POST /api/request-password-reset': () => ({ body: { email: 'nobody@mail.example' } }),
  'GET /api/reset-password': () => ({ query: { token: 'a'.repeat(43) } }),
  'POST /api/reset-password': () => ({ body: { token: 'a'.repeat(43), newPassword: samplePassword } }),
  'POST /api/reset-password/passkeys': () => ({ body: { removal: 'a'.repeat(43), ids: [1] } }),
  'DELETE /api/sessions/:id': async (world) => ({ params: { id: (await sessionOfClient(world)).id } }),
  'POST /api/client/upload-picture': pictureRequest,
  'POST /api/passkeys': () => ({
    body: { credential: { ...credential, response: { clientDataJSON: 'abc', attestationObject: 'abc' } } },
  }),
  'DELETE /api/passkeys/:id': async (world) => ({ params: { id: (await passkeyOfClient(world)).id } }),
  'POST /api/tokens': () => ({ body: { name: 'CRM', scopes: ['leads:read'], days: 90 } }),
  'DELETE /api/tokens/:id': async ({ host, ids }) => ({
    params: { id: (await buildApiToken(host.db, { userId: ids.client })).id },
  }),
  'POST /api/webhooks': () => ({
    body: { url: 'https://crm.example.lu/giewel', events: ['message.created'] },
  }),
  'POST /api/webhooks/:id/secret': webhookOfClient,
  'PATCH /api/webhooks/:id': async (world) => ({
    ...(await webhookOfClient(world)),
    body: { isEnabled: false },
  }),
  'DELETE /api/webhooks/:id': webhookOfClient,
  'POST /api/webhooks/:id/test': webhookOfClient,
  'GET /api/webhooks/:id/deliveries': webhookOfClient,
  'POST /api/webhooks/:id/deliveries/:deliveryId/resend': async (world) => {
    const { params } = await webhookOfClient(world);
    const { id: deliveryId } = await buildWebhookDelivery(world.host.db, { webhookId: params.id });
    return { params: { ...params, deliveryId } };
  },
  'POST /api/second-factor': () => ({ body: { code: '123456' } }),
  'POST /api/second-factor/recovery-codes': () => ({ body: { code: '123456' } }),
  'POST /api/second-factor/removal': () => ({ body: { code: '123456' } }),
  'POST /api/login/passkey': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' },
      },
    },
  }),
  'DELETE /api/user/pending/:type': () => ({ params: { type: 'email' } }),
  'POST /api/proof': () => ({ body: { currentPassword: 'wrong' } }),
  'POST /api/proof/passkey': () => ({
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' },
      },
    },
  }),
  'POST /api/user/deletion': () => ({ body: { currentPassword: 'wrong' } }),
  'PATCH /api/notifications/muted': () => ({ body: { about: 'visits', channel: 'sms', isMuted: true } }),
  'POST /api/notifications/:id/mark-read': unread('client'),
  'POST /api/notifications/:id/mark-read of the company': unread('owner'),
  'POST /api/push': () => ({
    body: browserAtPushService('https://updates.push.services.mozilla.com/x').subscription,
  }),
  'POST /unsubscribe/:token': async (world) => ({
    params: { token: await unsubscribeToken(world) },
    raw: { type: 'application/x-www-form-urlencoded', content: 'List-Unsubscribe=One-Click' },
  }),
};
