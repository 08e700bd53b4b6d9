export const LONGEST_MESSAGE = 5000;

/** How much one may write: to anybody, and to people one has not written to before while one is new here. */
export const MESSAGES_A_MINUTE = { points: 20, seconds: 60 };
export const NEW_CONVERSATIONS_AN_HOUR = { points: 5, seconds: 60 * 60 };

const A_DAY = 24 * 60 * 60;
/** With how many people one has not written to before one begins a day, by one's standing. */
export const NEW_CONVERSATIONS_A_DAY = {
  doubted: { points: 2, seconds: A_DAY },
  unanswered: { points: 5, seconds: A_DAY },
  new: { points: 10, seconds: A_DAY },
  usual: { points: 20, seconds: A_DAY },
  trusted: { points: 40, seconds: A_DAY },
};
export type SenderStanding = keyof typeof NEW_CONVERSATIONS_A_DAY;
/** A browser reports typing every few seconds; more often is no typing. */
export const TYPING_A_MINUTE = { points: 40, seconds: 60 };

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

export const isNewAccount = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < NEW_FOR_MS;

/** What is known of whoever would like to begin a conversation. */
export interface RecentRecord {
  /** Conversations begun in the last thirty days. */
  begun: number;
  /** Those of them in which the other has answered. */
  answered: number;
  /** People who reported them lately, and whom no moderator has contradicted. */
  reporters: number;
  /** Of reports that a moderator agreed with lately. */
  upheld: number;
  createdAt: Date;
}

const TRUSTED_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
const REPORTERS_THAT_COUNT = 3;
const BEGUN_THAT_COUNT = 10;
const REPLIES_THAT_COUNT = 5;

/** Whom few answer is worse than somebody new; one reporter alone slows nobody down. */
export const standingOf = (
  { begun, answered, reporters, upheld, createdAt }: RecentRecord,
  now: Date,
): SenderStanding => {
  if (upheld > 0 || reporters >= REPORTERS_THAT_COUNT) return 'doubted';
  if (begun >= BEGUN_THAT_COUNT && answered * 10 < begun) return 'unanswered';
  if (isNewAccount(createdAt, now)) return 'new';
  const isOld = now.getTime() - createdAt.getTime() >= TRUSTED_AFTER_MS;
  return isOld && answered >= REPLIES_THAT_COUNT ? 'trusted' : 'usual';
};

/**
 * Who may begin a conversation (reading 84): anybody with a company, a company besides with clients who have turned to it,
 * and staff with everybody.
 */
export const mayBegin = (
  sender: { userType: 'private' | 'company' | 'admin' },
  receiver: { userType: string },
  hasApproached: boolean,
): boolean => sender.userType === 'admin' || receiver.userType === 'company' || hasApproached;

interface Receiver {
  isErased: boolean;
  isSuspended: boolean;
}

/** Why somebody cannot be written to, as the refusals of sending are called. */
export const whyNotSend = ({ isErased, isSuspended }: Receiver) => {
  if (isErased) return 'receiverNotFound';
  return isSuspended ? 'receiverSuspended' : null;
};

const PREVIEW = 60;

/** A message in a list: its first 60 characters, and that there is more. */
export const messagePreview = (content: string): string => {
  const characters = Array.from(content);
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}...` : content;
};

export interface TextPiece {
  text: string;
  /** Where it leads, if it is a link. */
  href?: string;
}

const URL_PATTERN = /https?:\/\/[^\s<>"]+/gi;
// What ends a sentence or a bracket after an address does not belong to it.
const AFTERWARDS = new Set(`.,;:!?)]}'»”`);

/** From the end, sign by sign: a pattern would begin again at each sign of a long row that ends otherwise. */
const withoutAfterwards = (address: string): string => {
  let end = address.length;
  while (end > 0 && AFTERWARDS.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
};

/** The web addresses in a text, apart from the rest. Nothing in it is markup. */
export const linksIn = (content: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
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
