import * as z from 'zod/mini';
import { MAX_ATTACHMENTS_PER_MESSAGE } from '#features/messaging/core/rules/attachments.ts';
import { MAX_MESSAGE_LENGTH } from '#features/messaging/core/rules/message-rules.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { messageKey, messageSchema } from './messaging-fields.ts';

/** Only the dialogs ask for this many characters; the server accepts any message that says something. */
export const MIN_DIALOG_MESSAGE_LENGTH = 5;

const ownAttachments = z.array(idSchema).check(
  z.maxLength(MAX_ATTACHMENTS_PER_MESSAGE, messageKey('tooManyAttachments')),
  z.refine((ids) => new Set(ids).size === ids.length, messageKey('attachedTwice')),
);

const LONGEST_KIND = 40;

export const sendMessage = endpoint({
  method: 'POST',
  url: '/api/messages',
  body: z
    .object({
      /** It can be left out where the quote determines it. */
      receiverId: z.optional(idSchema),
      /**
       * The message is about a quote of both, which is named above its text; or about a line of it, or a kind of work.
       */
      quoteId: z.optional(idSchema),
      lineId: z.optional(idSchema),
      lineKind: z.optional(z.string().check(z.maxLength(LONGEST_KIND))),
      content: textSchema({
        min: { length: 0, say: messageKey('contentRequired') },
        max: { length: MAX_MESSAGE_LENGTH, say: messageKey('contentTooLong') },
      }),
      /** They were uploaded before, and are shown in this order. */
      attachmentIds: z.optional(ownAttachments),
    })
    .check(
      z.refine(({ receiverId, quoteId }) => (receiverId ?? quoteId) !== undefined, {
        error: messageKey('receiverRequired'),
        path: ['receiverId'],
      }),
      z.refine(({ content, attachmentIds = [] }) => content !== '' || attachmentIds.length > 0, {
        error: messageKey('contentRequired'),
        path: ['content'],
      }),
    ),
  server: {
    scope: 'messages:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Send a message to another person; for a company, use its owner’s ID',
    response: messageSchema,
    refusals: {
      quoteNotFound: { status: 404, say: messageKey('quoteNotFound') },
      lineNotFound: { status: 404, say: messageKey('lineNotFound') },
      receiverNotFound: { status: 404, say: messageKey('receiverNotFound') },
      receiverSuspended: { status: 409, say: messageKey('receiverSuspended') },
      toOneself: { status: 409, say: messageKey('toOneself') },
      blocked: { status: 403, say: messageKey('blocked') },
      limited: { status: 403, say: messageKey('limited') },
      emailNotVerified: { status: 403, say: messageKey('emailNotVerified') },
      attachmentNotFound: { status: 404, say: messageKey('attachmentNotFound') },
    },
    creates: true,
  },
});

export const dialogMessageSchema = z.object({
  content: textSchema({
    min: { length: MIN_DIALOG_MESSAGE_LENGTH, say: messageKey('contentTooShort') },
    max: { length: MAX_MESSAGE_LENGTH, say: messageKey('contentTooLong') },
  }),
});
