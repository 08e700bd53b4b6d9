import { eq } from 'drizzle-orm';
import type { UserRow } from '#accounts/server/index.ts';
import { passkeys } from '#accounts/server/tables.ts';
import { demandsFactor } from '#server/factor-demand.ts';
import type { Asker } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { hasAppCodes, takeCode } from './take-code.ts';

type Outcome = 'secondFactorNeeded' | 'wrongSecondFactor' | 'passkeyNeeded' | 'enough' | 'recovery';

/**
 * Whether a right password is enough. Of staff who have nothing but a passkey where a second factor is demanded it
 * never is: a passkey stands for both.
 */
export const judgeFactor = async (
  from: Pick<Asker, 'ip' | 'knownToken'> & { tools: Tools },
  person: UserRow,
  code: string | undefined,
): Promise<{ outcome: Outcome; mustAddFactor: boolean }> => {
  const { tools } = from;
  const done = (outcome: Outcome, mustAddFactor = false) => ({ outcome, mustAddFactor });
  if (await hasAppCodes(tools.db, person.id)) {
    if (!code) return done('secondFactorNeeded');
    const taken = await takeCode(from, person.id, code);
    if (taken === null) return done('wrongSecondFactor');
    return done(taken === 'recovery' ? 'recovery' : 'enough');
  }
  if (person.staffRole === null || !demandsFactor(tools.config, person)) return done('enough');
  const hasPasskey = (await tools.db.$count(passkeys, eq(passkeys.userId, person.id))) > 0;
  return hasPasskey ? done('passkeyNeeded') : done('enough', true);
};
