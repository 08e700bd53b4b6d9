import { readPersonById, recordSessionStepUp, verifyPassword } from '#features/accounts/core/server/index.ts';
import {
  checkStepUp,
  stepUpByPasskey,
  stepUpByPassword,
  startPasskeyStepUp,
} from '#features/accounts/sign-in/contract/step-up.ts';
import { handle } from '#server/http/handle.ts';
import type { StepUpWithPassword } from '#server/services/password-step-up.ts';
import { hasSignedWithOwnPasskey, issueOwnPasskeyChallenge } from './sign-with-own-passkey.ts';

const WRONG_TRIES = { points: 10, seconds: 15 * 60 };

/** Wrong passwords are counted as at sign-in. */
export const stepUpWithPassword: StepUpWithPassword = async ({ db, limits }, session, currentPassword) => {
  await limits.spend('own-password', session.personId, WRONG_TRIES);
  const person = await readPersonById(db, session.personId);
  if (!(await verifyPassword(person.password, currentPassword))) return false;
  await limits.refund('own-password', session.personId, WRONG_TRIES);
  await recordSessionStepUp(db, session.id);
  return true;
};

export const stepUpRoutes = [
  // The host has checked the password, because the contract requires a proof.
  handle(stepUpByPassword, async () => ({})),

  handle(checkStepUp, async () => ({})),

  handle(startPasskeyStepUp, ({ person, ip, origin, services }) =>
    issueOwnPasskeyChallenge(services, { personId: person.id, ip, origin }),
  ),

  handle(stepUpByPasskey, async ({ body, person, sessionId, origin, services, refuse }) => {
    const isSigned = await hasSignedWithOwnPasskey(
      services,
      { personId: person.id, origin },
      body.credential,
    );
    if (!isSigned || sessionId === null) throw refuse('wrongPasskey');
    await recordSessionStepUp(services.db, sessionId);
    return {};
  }),
];
