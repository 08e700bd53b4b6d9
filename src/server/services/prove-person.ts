import type { Db } from '#server/database/db.ts';
import type { CallLimits } from '#server/http/call-limits.ts';

/** Whether this is the person's password; if so their session is proved for the next minutes. Accounts know. */
export type ProvePerson = (
  services: { db: Db; limits: CallLimits },
  session: { id: number; personId: number },
  currentPassword: string,
) => Promise<boolean>;
