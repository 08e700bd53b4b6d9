import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { encode } from 'uqr';
import { readPersonById, recordSecurityEvent } from '#features/accounts/core/server/index.ts';
import { secondFactors } from '#features/accounts/core/server/tables.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startAddingSecondFactor,
} from '#features/accounts/sign-in/contract/second-factor.ts';
import {
  secondFactorAddedEmail,
  secondFactorRemovedEmail,
} from '#features/accounts/sign-in/server/sign-in-emails.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { handle } from '#server/http/handle.ts';
import { stringsOf } from '#strings/strings.ts';
import {
  findSecondFactor,
  hasAuthenticatorApp,
  redeemAuthenticatorCode,
  checkSecondFactorCode,
  withCountedAttempts,
} from './check-second-factor-code.ts';
import { deleteSecondFactor } from './delete-second-factor.ts';
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts';
import { encodeBase32 } from './totp.ts';

const SECRET_BYTES = 20;
/** Cameras find a QR code only with this white margin. */
const QUIET_ZONE = 4;

const otpauthUri = (product: string, username: string, secret: string) => {
  const label = `${encodeURIComponent(product)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(product)}`;
};

const qrOf = (address: string) => {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};

export const secondFactorRoutes = [
  handle(getSecondFactor, async ({ person, services }) => {
    const since = (await findSecondFactor(services.db, person.id))?.confirmedAt ?? null;
    return {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(services.db, person.id),
    };
  }),

  handle(startAddingSecondFactor, async ({ person, language, services, refuse }) => {
    const secret = randomBytes(SECRET_BYTES);
    const { rowCount } = await services.db
      .insert(secondFactors)
      .values({ userId: person.id, secret })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret, createdAt: sql`now()`, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      });
    if (rowCount === 0) throw refuse('factorIsOn');
    const text = encodeBase32(secret);
    const address = otpauthUri(stringsOf(language).web.product, person.username, text);
    return { secret: text, address, qr: qrOf(address) };
  }),

  handle(confirmSecondFactor, async (context) => {
    const { body, person, language, services, refuse } = context;
    const secondFactor = await findSecondFactor(services.db, person.id);
    if (!secondFactor || secondFactor.confirmedAt !== null) throw refuse('factorNotStarted');
    const isRight = await withCountedAttempts(
      { from: context, userId: person.id, code: body.code },
      async (code) =>
        (await redeemAuthenticatorCode(services.db, person.id, code, services.clock.now())) ? true : null,
    );
    if (!isRight) throw refuse('wrongSecondFactor');
    const { email } = await readPersonById(services.db, person.id);
    return services.db.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .update(secondFactors)
        .set({ confirmedAt: sql`now()` })
        .where(and(eq(secondFactors.userId, person.id), isNull(secondFactors.confirmedAt)));
      if (rowCount === 0) throw refuse('factorNotStarted');
      const recoveryCodes = await createRecoveryCodes(transaction, person.id);
      await recordSecurityEvent(transaction, { kind: 'factor-added', personId: person.id, from: context });
      await enqueueMail(transaction, services, {
        to: email,
        language,
        letter: secondFactorAddedEmail(language),
      });
      return { recoveryCodes };
    });
  }),

  handle(renewRecoveryCodes, async (context) => {
    const { body, person, services, refuse } = context;
    if (!(await hasAuthenticatorApp(services.db, person.id))) throw refuse('factorIsOff');
    if ((await checkSecondFactorCode(context, person.id, body.code)) === null)
      throw refuse('wrongSecondFactor');
    return services.db.transaction(async (transaction) => {
      const recoveryCodes = await createRecoveryCodes(transaction, person.id);
      await recordSecurityEvent(transaction, {
        kind: 'recovery-codes-made',
        personId: person.id,
        from: context,
      });
      return { recoveryCodes };
    });
  }),

  handle(removeSecondFactor, async (context) => {
    const { body, person, language, services, refuse } = context;
    if (!(await hasAuthenticatorApp(services.db, person.id))) throw refuse('factorIsOff');
    if ((await checkSecondFactorCode(context, person.id, body.code)) === null)
      throw refuse('wrongSecondFactor');
    const { email } = await readPersonById(services.db, person.id);
    await services.db.transaction(async (transaction) => {
      await deleteSecondFactor(transaction, person.id);
      await recordSecurityEvent(transaction, { kind: 'factor-removed', personId: person.id, from: context });
      await enqueueMail(transaction, services, {
        to: email,
        language,
        letter: secondFactorRemovedEmail(language),
      });
    });
    return {};
  }),
];
