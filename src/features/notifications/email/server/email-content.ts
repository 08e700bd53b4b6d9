import type { Language } from '#kernel/language.ts';

/** An email's content, in its reader's language. The layout is the same for all: render-email-html.ts, render-email-text.ts. */
export interface EmailContent {
  subject: string;
  heading: string;
  /** What it is about, in lines of a name and a value: the first a mail program shows. */
  facts?: readonly string[];
  paragraphs: readonly string[];
  /** The reader has to type it, so it is set large. */
  code?: string;
  /** `address` is absolute: a mail has no page to be relative to. */
  button?: { label: string; address: string };
  /** Lists several items, each with its page. */
  links?: readonly { label: string; address: string }[];
  /** Another person's text, word for word and line by line. */
  quote?: readonly string[];
  /** It is the mail's first line: a reply is written above it. */
  replyAbove?: string;
  /** Mails that nobody requested have a link that ends them. */
  unsubscribe?: { label: string; address: string };
  /** The last, quiet paragraph says why this came, and what to do if nobody requested it. */
  closing?: string;
}

/** A file is attached to the mail. */
export interface MailAttachment {
  name: string;
  type: string;
  /** It is in base64, because the email waits in the queue. */
  content: string;
}

export interface LocalizedEmail {
  letter: EmailContent;
  language: Language;
}

/** Every email ends with its sender: the operator's details, and the page with all of them. */
export interface MailImprint {
  lines: readonly string[];
  address: string;
}
