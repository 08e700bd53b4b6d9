import { findPerson, noteProof, verifyPassword } from '#accounts/server/index.ts';
import { answer } from '#server/http/answer.ts';
import type { ProvePerson } from '#server/prove-person.ts';
import {
  askWhetherProved,
  proveByPasskey,
  proveByPassword,
  startPasskeyProof,
} from '#sign-in/contract/proof.ts';
import { askForPasskey, hasSigned } from './own-passkey.ts';

const WRONG_TRIES = { points: 10, seconds: 15 * 60 };

/** Wrong passwords are counted as at sign-in. */
export const provePerson: ProvePerson = async ({ db, limits }, session, currentPassword) => {
  await limits.spend('own-password', session.personId, WRONG_TRIES);
  const person = await findPerson(db, session.personId);
  if (!(await verifyPassword(person.password, currentPassword))) return false;
  await limits.refund('own-password', session.personId, WRONG_TRIES);
  await noteProof(db, session.id);
  return true;
};

export const ownProofRoutes = [
  // The host has looked at the password: the contract says that a proof is needed.
  answer(proveByPassword, async () => ({})),

  answer(askWhetherProved, async () => ({})),

  answer(startPasskeyProof, ({ person, ip, origin, tools }) =>
    askForPasskey(tools, { personId: person.id, ip, origin }),
  ),

  answer(proveByPasskey, async ({ body, person, sessionId, origin, tools, refuse }) => {
    const isSigned = await hasSigned(tools, { personId: person.id, origin }, body.credential);
    if (!isSigned || sessionId === null) throw refuse('wrongPasskey');
    await noteProof(tools.db, sessionId);
    return {};
  }),
];
