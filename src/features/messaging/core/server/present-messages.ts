import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import type { Conversation, WrittenLead } from '#features/messaging/core/contract/conversations.ts';
import type {
  Attachment,
  Message,
  MessageParty,
} from '#features/messaging/core/contract/messaging-fields.ts';
import { whyNotReceiveMessages } from '#features/messaging/core/rules/message-rules.ts';
import type { Translator } from '#server/services/translator.ts';
import type { ConversationPartnerRow } from './store/find-conversation-partner.ts';
import type { ConversationRow } from './store/list-conversations.ts';
import type { MessageRow } from './store/messages-store.ts';

type StoredType = ConversationRow['userType'];

export const presentUserType = (storedType: StoredType): MessageParty['userType'] =>
  storedType === 'client' ? 'private' : storedType;

export const presentMessageParty = (row: {
  id: number;
  username: string;
  userType: StoredType;
}): MessageParty => ({
  id: row.id,
  username: row.username,
  userType: presentUserType(row.userType),
});

const offerFor = (
  { content, isWithheld }: { content: string; isWithheld: boolean },
  translator: Translator,
) => (isWithheld ? undefined : translator.offerFor(content));

/** Its first party is the reader. A member's name and the key are for the sender's own side alone. */
export const presentMessage = (
  { writtenBy: _writer, clientKey, ...row }: MessageRow,
  parties: readonly [MessageParty, MessageParty],
  translator: Translator,
  { attachments = [], writtenBy }: { attachments?: readonly Attachment[]; writtenBy?: string } = {},
): Message => {
  const partyOf = (id: number) => (parties[0].id === id ? parties[0] : parties[1]);
  return {
    ...row,
    translation: offerFor(row, translator),
    attachments: [...attachments],
    createdAt: row.createdAt.toISOString(),
    sender: partyOf(row.senderId),
    receiver: partyOf(row.receiverId),
    ...(writtenBy !== undefined && { writtenBy }),
    ...(clientKey !== null && row.senderId === parties[0].id && { clientKey }),
  };
};

/** An account's own address is for people who share a project with it; a company's public one is for everybody. */
const emailOf = ({ isErased, sharesProject, email, publicEmail }: ConversationRow) => {
  if (isErased) return null;
  return sharesProject ? email : publicEmail;
};

export const presentWrittenLead = (row: ConversationRow, translator: Translator): WrittenLead => ({
  otherUser: {
    id: row.userId,
    username: row.username,
    name: row.company?.name ?? row.personName,
    email: emailOf(row),
    userType: presentUserType(row.userType),
    company: row.company,
  },
  unreadCount: row.unreadCount,
  lastMessage: {
    content: row.content,
    attachmentCount: row.attachmentCount,
    createdAt: row.createdAt.toISOString(),
    isMine: row.senderId !== row.userId,
    isWithheld: row.isWithheld,
    translation: offerFor(row, translator),
  },
});

export const presentConversation = (row: ConversationRow, translator: Translator): Conversation => ({
  userId: row.userId,
  username: row.username,
  userType: presentUserType(row.userType),
  name: row.company?.name ?? row.personName,
  logoUrl: row.company?.logoUrl ?? null,
  lastMessage: row.content,
  attachmentCount: row.attachmentCount,
  lastMessageDate: row.createdAt.toISOString(),
  isLastMine: row.senderId !== row.userId,
  isLastWithheld: row.isWithheld,
  translation: offerFor(row, translator),
  unreadCount: row.unreadCount,
});

export const presentConversationPartner = (
  row: ConversationPartnerRow,
  { hasNews, hasTurnedToMe }: { hasNews: boolean; hasTurnedToMe: boolean },
): ConversationPartner => ({
  ...presentMessageParty(row),
  name: row.company?.name ?? row.personName,
  company: row.company,
  isBlocked: row.isBlocked,
  hasBlockedMe: row.hasBlockedMe,
  hasNews,
  lastWrittenAt: row.lastWrittenAt?.toISOString() ?? null,
  abilities: {
    maySend: whyNotReceiveMessages(row) === null && !row.hasBlockedMe,
    mayPropose: whyNotReceiveMessages(row) === null && hasTurnedToMe && !row.hasBlockedMe && !row.isBlocked,
  },
});
