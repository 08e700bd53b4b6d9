import { subjectIn } from '#features/notifications/core/rules/named-subjects.ts';
import type {
  NotificationKind,
  StoredSubject,
} from '#features/notifications/core/rules/notification-kinds.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

export interface StoredNotification {
  kind: NotificationKind;
  subject: StoredSubject;
}

interface Words {
  title: (subject: StoredSubject) => string;
  text: (subject: StoredSubject) => string;
  button: string;
}

/** Returns a notification's texts. A subject is stored with its kind's fields, which no type can say of every row. */
export const notificationWords = ({ kind, subject }: StoredNotification, language: Language) => {
  const { title, text, button } = stringsOf(language).news[kind] as unknown as Words;
  const localizedSubject = subjectIn(language, subject);
  return { title: title(localizedSubject), text: text(localizedSubject), button };
};

export const notificationTitle = (notification: StoredNotification, language: Language): string =>
  notificationWords(notification, language).title;
