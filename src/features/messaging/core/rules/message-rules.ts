import { DAY_MS, DAY_SECONDS } from '#kernel/calendar.ts';
export const MAX_MESSAGE_LENGTH = 5000;

/** The first limits all messages; the second limits new conversations of a new account. */
export const MESSAGE_RATE_LIMIT = { points: 20, seconds: 60 };
export const HOURLY_NEW_CONVERSATION_RATE_LIMIT = { points: 5, seconds: 60 * 60 };

/** A day's limit of new conversations depends on the sender's standing. */
export const DAILY_NEW_CONVERSATION_RATE_LIMITS = {
  doubted: { points: 2, seconds: DAY_SECONDS },
  unanswered: { points: 5, seconds: DAY_SECONDS },
  new: { points: 10, seconds: DAY_SECONDS },
  usual: { points: 20, seconds: DAY_SECONDS },
  trusted: { points: 40, seconds: DAY_SECONDS },
};
export type SenderStanding = keyof typeof DAILY_NEW_CONVERSATION_RATE_LIMITS;
/** A browser reports typing every few seconds; nobody types more often. */
export const TYPING_SIGNAL_RATE_LIMIT = { points: 40, seconds: 60 };

const NEW_FOR_MS = 7 * DAY_MS;

export const isNewAccount = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEW_FOR_MS;

/** The standing of a person who begins a conversation depends on this. */
export interface SenderHistory {
  /** It counts conversations begun in the last thirty days. */
  begun: number;
  /** In so many of them the other side has answered. */
  answered: number;
  /** So many people reported them lately without a moderator's dismissal. */
  reporters: number;
  /** A moderator agreed with so many reports lately. */
  upheld: number;
  createdAt: Date;
}

const TRUSTED_AFTER_MS = 30 * DAY_MS;
const REPORTERS_THAT_COUNT = 3;
const BEGUN_THAT_COUNT = 10;
const REPLIES_THAT_COUNT = 5;

/** A sender whom few answer ranks below a new one; one reporter alone slows nobody down. */
export const senderStandingOf = (
  { begun, answered, reporters, upheld, createdAt }: SenderHistory,
  now: Date,
): SenderStanding => {
  if (upheld > 0 || reporters >= REPORTERS_THAT_COUNT) return 'doubted';
  if (begun >= BEGUN_THAT_COUNT && answered * 10 < begun) return 'unanswered';
  if (isNewAccount(createdAt, now)) return 'new';
  const isOld = now.getTime() - createdAt.getTime() >= TRUSTED_AFTER_MS;
  return isOld && answered >= REPLIES_THAT_COUNT ? 'trusted' : 'usual';
};

/**
 * Anybody may begin a conversation with a company (reading 84), a company also with clients who have approached it, and
 * staff with everybody.
 */
export const mayBeginConversation = (
  sender: { userType: 'private' | 'company' | 'admin' },
  receiver: { userType: string },
  hasApproached: boolean,
): boolean => sender.userType === 'admin' || receiver.userType === 'company' || hasApproached;

interface Receiver {
  isErased: boolean;
  isSuspended: boolean;
}

/** Returns the refusal's code, or null. */
export const whyNotReceiveMessages = ({ isErased, isSuspended }: Receiver) => {
  if (isErased) return 'receiverNotFound';
  return isSuspended ? 'receiverSuspended' : null;
};

const PREVIEW = 60;

/** A list shows a message's first 60 characters, and whether there is more. */
export const messagePreview = (content: string): string => {
  const characters = Array.from(content);
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}...` : content;
};

export interface MessageTextPiece {
  text: string;
  /** Only a link has it. */
  href?: string;
}

const URL_PATTERN = /https?:\/\/[^\s<>"]+/gi;
// Characters that end a sentence or a bracket after an address do not belong to it.
const AFTERWARDS = new Set(`.,;:!?)]}'»”`);

/**
 * It scans from the end, character by character: a pattern would restart at each character of a long row that ends
 * otherwise.
 */
const withoutAfterwards = (address: string): string => {
  let end = address.length;
  while (end > 0 && AFTERWARDS.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
};

/** Splits a text into web addresses and the rest. Nothing in it is markup. */
export const splitTextAtLinks = (content: string): MessageTextPiece[] => {
  const pieces: MessageTextPiece[] = [];
  let end = 0;
  for (const { 0: url, index } of content.matchAll(URL_PATTERN)) {
    const href = withoutAfterwards(url);
    if (!URL.canParse(href)) continue;
    if (index > end) pieces.push({ text: content.slice(end, index) });
    pieces.push({ text: href, href });
    end = index + href.length;
  }
  if (end < content.length) pieces.push({ text: content.slice(end) });
  return pieces;
};
