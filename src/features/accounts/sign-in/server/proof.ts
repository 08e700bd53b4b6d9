import { findPerson, recordProof, verifyPassword } from '#features/accounts/core/server/index.ts';
import {
  checkProof,
  proveByPasskey,
  proveByPassword,
  startPasskeyProof,
} from '#features/accounts/sign-in/contract/proof.ts';
import { handle } from '#server/http/handle.ts';
import type { ProvePerson } from '#server/services/prove-person.ts';
import { hasSigned, ownPasskeyChallenge } from './own-passkey.ts';

const WRONG_TRIES = { points: 10, seconds: 15 * 60 };

/** Wrong passwords are counted as at sign-in. */
export const provePerson: ProvePerson = async ({ db, limits }, session, currentPassword) => {
  await limits.spend('own-password', session.personId, WRONG_TRIES);
  const person = await findPerson(db, session.personId);
  if (!(await verifyPassword(person.password, currentPassword))) return false;
  await limits.refund('own-password', session.personId, WRONG_TRIES);
  await recordProof(db, session.id);
  return true;
};

export const ownProofRoutes = [
  // The host has checked the password, because the contract requires a proof.
  handle(proveByPassword, async () => ({})),

  handle(checkProof, async () => ({})),

  handle(startPasskeyProof, ({ person, ip, origin, services }) =>
    ownPasskeyChallenge(services, { personId: person.id, ip, origin }),
  ),

  handle(proveByPasskey, async ({ body, person, sessionId, origin, services, refuse }) => {
    const isSigned = await hasSigned(services, { personId: person.id, origin }, body.credential);
    if (!isSigned || sessionId === null) throw refuse('wrongPasskey');
    await recordProof(services.db, sessionId);
    return {};
  }),
];
