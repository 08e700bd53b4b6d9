import { buildAttachment } from '#demo/builders/attachment.ts';
import { personBlocks } from '#features/messaging/core/server/tables.ts';
import { formWith, sentBy } from '#testing/permissions/objects.ts';
import type { TestRole, TestWorld } from '#testing/permissions/test-world.ts';
import type { RequestBuilder } from './request-builder.ts';
import { sampleText } from './shared.ts';

/** Returns the other side of the conversation between client and company; for strangers, the client. */
const partner = ({ ids }: TestWorld, role: TestRole) => (role === 'client' ? ids.owner : ids.client);
const ofPartner: RequestBuilder = (world) => (role) => ({ params: { partnerId: partner(world, role) } });

export const messagesCalls: Readonly<Record<string, RequestBuilder>> = {
  'POST /api/client-reports': ({ ids }) => ({
    body: { clientId: ids.client, reason: 'absence', additionalInfo: sampleText },
  }),
  'GET /api/messages/partner/:partnerId': ofPartner,
  'GET /api/messages/conversation/:partnerId': ofPartner,
  'POST /api/messages/mark-read': (world) => (role) => ({
    body: { conversationPartnerId: partner(world, role) },
  }),
  'POST /api/messages/typing': (world) => (role) => ({ body: { receiverId: partner(world, role) } }),
  'POST /api/messages': (world) => (role) => ({
    body: { receiverId: partner(world, role), content: sampleText },
  }),
  'POST /api/messages to a company one never wrote to': ({ ids }) => ({
    body: { receiverId: ids.otherOwner, content: sampleText },
  }),
  'POST /api/messages to staff': ({ ids }) => ({ body: { receiverId: ids.moderator, content: sampleText } }),
  "POST /api/messages with the client's file": async (world) => {
    const { id } = await buildAttachment(world.host.db, { ownerId: world.ids.client });
    return { body: { receiverId: world.ids.owner, content: sampleText, attachmentIds: [id] } };
  },
  'POST /api/messages/attachments': () => ({ form: formWith('file') }),
  'DELETE /api/messages/attachments/:attachmentId': async ({ host, ids }) => ({
    params: { attachmentId: (await buildAttachment(host.db, { ownerId: ids.client })).id },
  }),
  'GET /api/messages/attachments/:attachmentId': async (world) => {
    const { id } = await sentBy(world, 'client', '/api/messages/attachments', formWith('file'));
    const body = { receiverId: world.ids.owner, content: sampleText, attachmentIds: [id] };
    await world.host.ask('POST', '/api/messages', { as: world.ids.client, body });
    return { params: { attachmentId: Number(id) } };
  },
  'GET /api/messages/attachments/:attachmentId unsent': async (world) => {
    const { id } = await sentBy(world, 'client', '/api/messages/attachments', formWith('file'));
    return { params: { attachmentId: Number(id) } };
  },
  'POST /api/blocks': (world) => (role) => ({ body: { userId: partner(world, role) } }),
  'DELETE /api/blocks/:userId': async (world) => {
    const { host, ids } = world;
    await host.db
      .insert(personBlocks)
      .values([
        { userId: ids.client, blockedId: ids.owner },
        { userId: ids.owner, blockedId: ids.client },
      ])
      .onConflictDoNothing();
    return (who) => ({ params: { userId: partner(world, who) } });
  },
  'POST /api/conversation-reports': (world) => (who) => ({
    body: { userId: partner(world, who), reason: sampleText },
  }),
  'POST /api/inbound-mail': () => ({ raw: { type: 'message/rfc822', content: 'Subject: x\r\n\r\nx' } }),
  'GET /api/messages/similar-companies/:partnerId': ofPartner,
};
