import { DatabaseError } from 'pg';

/** Returns which unique index a change violated. */
export const uniqueViolationOf = (error: unknown): 'usernameTaken' | 'emailTaken' | null => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof DatabaseError)) continue;
    if (cause.constraint === 'users_username_key') return 'usernameTaken';
    if (cause.constraint === 'users_email_key') return 'emailTaken';
  }
  return null;
};
