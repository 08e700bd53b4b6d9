import { notificationKindDefinitionOf } from '#features/notifications/core/rules/notification-kinds.ts';
import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { notificationTextsOf, notificationTitleOf, type StoredNotification } from './notification-texts.ts';

/** Describes the work, as far as its reader may see it. */
export interface WorkDetails {
  description?: string | null;
  place?: string | null;
  budget?: string | null;
  timeline?: string | null;
  phone?: string | null;
  /** It names the work, its sum or its days where the notification's title says only what happened. */
  subject?: string;
  /** They come before the others, each with its name. */
  facts?: readonly string[];
  /** A text message says these after the notification's title. */
  textedFacts?: readonly string[];
  /** The language that the sender has chosen to write in; the reader’s own if unset. */
  language?: Language;
}

interface EmailContext {
  language: Language;
  /** A user's text, word for word. */
  quote: readonly string[];
  work: WorkDetails | null;
  /** Links start with this scheme and host. */
  address: string;
  canReply: boolean;
  /** Null if the law requires the mail: nobody can unsubscribe from that. */
  unsubscribeToken: string | null;
}

/** Composes the mail about one notification. */
export const notificationEmail = (
  notification: StoredNotification,
  { language, quote, work, address, canReply, unsubscribeToken }: EmailContext,
): EmailContent => {
  const { title, text, button } = notificationTextsOf(notification, language);
  const { letters } = stringsOf(language);
  const facts = (['place', 'budget', 'timeline', 'phone'] as const).flatMap((name) => {
    const fact = work?.[name];
    return fact ? [letters.work[name](fact)] : [];
  });
  return {
    subject: work?.subject ?? title,
    heading: title,
    facts: [...(work?.facts ?? []), ...facts],
    paragraphs: [text],
    quote: work?.description ? [work.description] : quote,
    ...(canReply && { replyAbove: letters.answerAbove }),
    button: {
      label: button,
      address: address + notificationKindDefinitionOf(notification.kind).href(notification.subject),
    },
    closing: unsubscribeToken === null ? letters.whyOwed : letters.whyMailed,
    ...(unsubscribeToken !== null && {
      unsubscribe: {
        label: letters.unsubscribe,
        address: `${address}${href('/unsubscribe/:token', { token: unsubscribeToken })}`,
      },
    }),
  };
};

/** Composes one mail for several notifications, each with its link. */
export const bundledNotificationsEmail = (
  notifications: readonly StoredNotification[],
  {
    more,
    language,
    address,
    unsubscribeToken,
  }: { more: number; language: Language; address: string; unsubscribeToken: string },
): EmailContent => {
  const { letters } = stringsOf(language);
  const subject = letters.bundle.subject(notifications.length + more);
  return {
    subject,
    heading: subject,
    paragraphs: [letters.bundle.text, ...(more > 0 ? [letters.bundle.more(more)] : [])],
    links: notifications.map((notification) => ({
      label: notificationTitleOf(notification, language),
      address: address + notificationKindDefinitionOf(notification.kind).href(notification.subject),
    })),
    closing: letters.whyMailed,
    unsubscribe: {
      label: letters.unsubscribe,
      address: `${address}${href('/unsubscribe/:token', { token: unsubscribeToken })}`,
    },
  };
};
