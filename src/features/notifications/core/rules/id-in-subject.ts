import type { StoredSubject } from './notification-kinds.ts';

/** An id that the subject of some news holds; 0, which nothing has, where it holds none of that name. */
export const idInSubject = (subject: StoredSubject, name: `${string}Id`): number => {
  const id = subject[name];
  return typeof id === 'number' ? id : 0;
};
