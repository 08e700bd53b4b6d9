import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { text } from '#kernel/text.ts';
import { MOST_ATTACHMENTS } from '#messaging/rules/attachments.ts';
import { LONGEST_MESSAGE } from '#messaging/rules/messaging.ts';
import { message, say } from './fields.ts';

/** The dialogs ask for as much; the server is content with any message that says something. */
export const SHORTEST_IN_DIALOG = 5;

const ownAttachments = z.array(id).check(
  z.maxLength(MOST_ATTACHMENTS, say('tooManyAttachments')),
  z.refine((ids) => new Set(ids).size === ids.length, say('attachedTwice')),
);

const LONGEST_KIND = 40;

export const sendMessage = endpoint({
  method: 'POST',
  url: '/api/messages',
  body: z
    .object({
      /** Left out where it follows from the quote. */
      receiverId: z.optional(id),
      /** It is about a quote of both, which is named above the words; or about a line of it, or a kind of work. */
      quoteId: z.optional(id),
      lineId: z.optional(id),
      lineKind: z.optional(z.string().check(z.maxLength(LONGEST_KIND))),
      content: text({
        min: { length: 0, say: say('contentRequired') },
        max: { length: LONGEST_MESSAGE, say: say('contentTooLong') },
      }),
      /** What was uploaded for it before, in the order in which it is shown. */
      attachmentIds: z.optional(ownAttachments),
    })
    .check(
      z.refine(({ receiverId, quoteId }) => (receiverId ?? quoteId) !== undefined, {
        error: say('receiverRequired'),
        path: ['receiverId'],
      }),
      z.refine(({ content, attachmentIds = [] }) => content !== '' || attachmentIds.length > 0, {
        error: say('contentRequired'),
        path: ['content'],
      }),
    ),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Send a message to another person; a company is written to by its owner’s id',
    answer: message,
    refusals: {
      quoteNotFound: { status: 404, say: say('quoteNotFound') },
      lineNotFound: { status: 404, say: say('lineNotFound') },
      receiverNotFound: { status: 404, say: say('receiverNotFound') },
      receiverSuspended: { status: 409, say: say('receiverSuspended') },
      toOneself: { status: 409, say: say('toOneself') },
      blocked: { status: 403, say: say('blocked') },
      limited: { status: 403, say: say('limited') },
      emailNotVerified: { status: 403, say: say('emailNotVerified') },
      attachmentNotFound: { status: 404, say: say('attachmentNotFound') },
    },
    creates: true,
  },
});

/** What the message dialog asks for. */
export const dialogMessage = z.object({
  content: text({
    min: { length: SHORTEST_IN_DIALOG, say: say('contentTooShort') },
    max: { length: LONGEST_MESSAGE, say: say('contentTooLong') },
  }),
});
