import type { StoredNotificationSubject } from './notification-kinds.ts';

/** Returns an id from a notification's subject, or 0, which nothing has, if there is none of that name. */
export const idInSubject = (subject: StoredNotificationSubject, name: `${string}Id`): number => {
  const id = subject[name];
  return typeof id === 'number' ? id : 0;
};
