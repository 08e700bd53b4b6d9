import { localizeNotificationSubject } from '#features/notifications/core/rules/localized-subjects.ts';
import type {
  NotificationKind,
  StoredNotificationSubject,
} from '#features/notifications/core/rules/notification-kinds.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

export interface StoredNotification {
  kind: NotificationKind;
  subject: StoredNotificationSubject;
}

interface Words {
  title: (subject: StoredNotificationSubject) => string;
  text: (subject: StoredNotificationSubject) => string;
  button: string;
  /** A text message says this in place of the title, if the title lacks what one has to know at once. */
  sms?: (subject: StoredNotificationSubject) => string;
}

/** Returns a notification's texts. A subject is stored with its kind's fields, which no type can say of every row. */
export const notificationTextsOf = ({ kind, subject }: StoredNotification, language: Language) => {
  const { title, text, button, sms = title } = stringsOf(language).news[kind] as unknown as Words;
  const localizedSubject = localizeNotificationSubject(language, subject);
  return {
    title: title(localizedSubject),
    text: text(localizedSubject),
    sms: sms(localizedSubject),
    button,
  };
};

export const notificationTitleOf = (notification: StoredNotification, language: Language): string =>
  notificationTextsOf(notification, language).title;
