import type { Language } from '#kernel/language.ts';

/** What a mail says, in its reader's language. How it looks is the same for all: letter-html.ts, letter-text.ts. */
export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** To be read and typed, so it is set large. */
  code?: string;
  /** `address` is absolute: a mail has no page to be relative to. */
  button?: { label: string; address: string };
  /** Several things, each with the page it leads to. */
  links?: readonly { label: string; address: string }[];
  /** What somebody else wrote, word for word and line by line. */
  quote?: readonly string[];
  /** The first line of the mail: a reply is written above it. */
  replyAbove?: string;
  /** For what comes unasked: the way to have no more of it. */
  unsubscribe?: { label: string; address: string };
  /** The quiet last words: why this came, and what to do if nobody asked for it. */
  closing?: string;
}

/** A file that comes along. */
export interface MailAttachment {
  name: string;
  type: string;
  /** In base64, as the letter waits to be sent. */
  content: string;
}

export interface LocalizedEmail {
  letter: EmailContent;
  language: Language;
}

/** Who writes, under every letter: what the operator has entered, and the page that says all of it. */
export interface MailImprint {
  lines: readonly string[];
  address: string;
}
