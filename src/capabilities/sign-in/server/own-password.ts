import { eq } from 'drizzle-orm';
import {
  deleteOtherSessions,
  findPerson,
  hashPassword,
  isCommonPassword,
  noteSecurityEvent,
} from '#accounts/server/index.ts';
import { passwordResets, users } from '#accounts/server/tables.ts';
import { say } from '#accounts/strings/say.ts';
import type { Person } from '#kernel/visitor.ts';
import { mail } from '#mail/server/index.ts';
import { type Asker, answer, invalidField } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { changePassword, updatePassword } from '#sign-in/contract/passwords.ts';
import { passwordChangedLetter } from './letters.ts';

export const refuseCommon = (password: string) => {
  if (isCommonPassword(password)) throw invalidField('newPassword', say('passwordTooCommon'));
};

/**
 * Both screens change the one password; only what they ask of the new one differs. The host has looked at the present
 * one: their contracts say that a proof is needed, and name the field it comes in.
 */
const changeOwn = async (asking: Asker & { tools: Tools; person: Person }, newPassword: string) => {
  const { person, sessionId, language, tools } = asking;
  refuseCommon(newPassword);
  const { email } = await findPerson(tools.db, person.id);
  const password = await hashPassword(newPassword);
  await tools.db.transaction(async (transaction) => {
    await transaction.update(users).set({ password }).where(eq(users.id, person.id));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, person.id));
    await deleteOtherSessions(transaction, person.id, sessionId ?? 0);
    await mail(transaction, tools, { to: email, language, letter: passwordChangedLetter(language) });
    await noteSecurityEvent(transaction, { kind: 'password-changed', personId: person.id, from: asking });
  });
};

export const passwordRoutes = [
  answer(changePassword, async (asking) => {
    await changeOwn(asking, asking.body.newPassword);
    return {};
  }),

  answer(updatePassword, async (asking) => {
    await changeOwn(asking, asking.body.newPassword);
    return {};
  }),
];
