import { eq } from 'drizzle-orm';
import type { UserRow } from '#features/accounts/core/server/index.ts';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import { requiresSecondFactor } from '#server/auth/requires-second-factor.ts';
import type { RequestContext } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { hasAuthenticatorApp, checkSecondFactorCode } from './check-second-factor-code.ts';

type Outcome = 'secondFactorNeeded' | 'wrongSecondFactor' | 'passkeyNeeded' | 'enough' | 'recovery';

/**
 * Decides whether a right password is enough. For staff who have only a passkey where a second factor is required it
 * never is: a passkey counts as both.
 */
export const checkSignInSecondFactor = async (
  from: Pick<RequestContext, 'ip' | 'knownToken'> & { services: Services },
  person: UserRow,
  code: string | undefined,
): Promise<{ outcome: Outcome; mustAddFactor: boolean }> => {
  const { services } = from;
  const judgement = (outcome: Outcome, mustAddFactor = false) => ({ outcome, mustAddFactor });
  if (await hasAuthenticatorApp(services.db, person.id)) {
    if (!code) return judgement('secondFactorNeeded');
    const usedCode = await checkSecondFactorCode(from, person.id, code);
    if (usedCode === null) return judgement('wrongSecondFactor');
    return judgement(usedCode === 'recovery' ? 'recovery' : 'enough');
  }
  if (person.staffRole === null || !requiresSecondFactor(services.config, person)) return judgement('enough');
  const hasPasskey = (await services.db.$count(passkeys, eq(passkeys.userId, person.id))) > 0;
  return hasPasskey ? judgement('passkeyNeeded') : judgement('enough', true);
};
