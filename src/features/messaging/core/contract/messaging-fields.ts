import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';

export const messageKey = createMessageKey<typeof sentences>('messaging');

export const userTypeSchema = z.enum(['private', 'company', 'admin']);

const party = z.object({ id: idSchema, username: z.string(), userType: userTypeSchema });

export const attachmentSchema = z.object({
  id: idSchema,
  kind: z.enum(fileKinds),
  /** The uploader's file has this name. */
  name: z.string(),
  size: z.int(),
  /** A picture has these dimensions at its largest size. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});

export const messageSchema = z.object({
  id: idSchema,
  senderId: idSchema,
  receiverId: idSchema,
  /** It may be empty where something is attached. */
  content: z.string(),
  /** A moderator has removed the text: each reader reads so in their language. */
  isWithheld: z.boolean(),
  translation: translationOfferSchema,
  attachments: z.array(attachmentSchema),
  isRead: z.boolean(),
  createdAt: momentSchema,
  sender: party,
  receiver: party,
  /** This member of the reader's company wrote it in its name. Clients see the company. */
  writtenBy: z.optional(z.string()),
  /** The sender alone reads the Idempotency-Key it was sent with. */
  clientKey: z.optional(z.string()),
});

/** The counts are of unread messages, and of the conversations with any. */
export const unreadMessagesSchema = z.object({ messages: z.int(), conversations: z.int() });

export const partnerIdParams = z.object({ partnerId: idInPath });

export const conversationNotFoundRefusals = {
  conversationNotFound: { status: 404, say: messageKey('conversationNotFound') },
} as const;

export type Attachment = z.output<typeof attachmentSchema>;
export type Message = z.output<typeof messageSchema>;
export type MessageParty = z.output<typeof party>;
export type UnreadMessages = z.output<typeof unreadMessagesSchema>;
