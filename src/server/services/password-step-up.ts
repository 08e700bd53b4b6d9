import type { Db } from '#server/database/db.ts';
import type { CallLimits } from '#server/http/call-limits.ts';

/** Checks the password and, if it is right, proves the session for the next minutes. Accounts implement it. */
export type StepUpWithPassword = (
  services: { db: Db; limits: CallLimits },
  session: { id: number; personId: number },
  currentPassword: string,
) => Promise<boolean>;
