import { eq } from 'drizzle-orm';
import {
  deleteOtherSessions,
  readPersonById,
  hashPassword,
  isCommonPassword,
  recordSecurityEvent,
} from '#features/accounts/core/server/index.ts';
import { passwordResets, users } from '#features/accounts/core/server/tables.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import {
  changeProfilePassword,
  changeSettingsPassword,
} from '#features/accounts/sign-in/contract/passwords.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { handle, invalidFieldError, type RequestContext } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { passwordChangedEmail } from './sign-in-emails.ts';

export const refuseCommonPassword = (password: string) => {
  if (isCommonPassword(password)) throw invalidFieldError('newPassword', messageKey('passwordTooCommon'));
};

/**
 * Both screens change the same password; only their rules for the new one differ. The host has checked the present one,
 * because their contracts require a proof and name its field.
 */
const changeOwn = async (
  context: RequestContext & { services: Services; person: Person },
  newPassword: string,
) => {
  const { person, sessionId, language, services } = context;
  refuseCommonPassword(newPassword);
  const { email } = await readPersonById(services.db, person.id);
  const password = await hashPassword(newPassword);
  await services.db.transaction(async (transaction) => {
    await transaction.update(users).set({ password }).where(eq(users.id, person.id));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, person.id));
    await deleteOtherSessions(transaction, person.id, sessionId ?? 0);
    await enqueueMail(transaction, services, { to: email, language, letter: passwordChangedEmail(language) });
    await recordSecurityEvent(transaction, { kind: 'password-changed', personId: person.id, from: context });
  });
};

export const changePasswordRoutes = [
  handle(changeProfilePassword, async (context) => {
    await changeOwn(context, context.body.newPassword);
    return {};
  }),

  handle(changeSettingsPassword, async (context) => {
    await changeOwn(context, context.body.newPassword);
    return {};
  }),
];
