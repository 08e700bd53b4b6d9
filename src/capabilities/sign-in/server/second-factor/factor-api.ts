import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { encode } from 'uqr';
import { findPerson, noteSecurityEvent } from '#accounts/server/index.ts';
import { secondFactors } from '#accounts/server/tables.ts';
import { mail } from '#mail/server/index.ts';
import { answer } from '#server/http/answer.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#sign-in/contract/second-factor.ts';
import { factorAddedLetter, factorRemovedLetter } from '#sign-in/server/letters.ts';
import { stringsOf } from '#strings/strings.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';
import { findFactor, hasAppCodes, spendAppCode, takeCode, withCodesCounted } from './take-code.ts';
import { base32 } from './totp.ts';

const SECRET_BYTES = 20;
/** White around it, without which a camera does not find it. */
const QUIET_ZONE = 4;

const addressOf = (product: string, username: string, secret: string) => {
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

export const factorRoutes = [
  answer(getSecondFactor, async ({ person, tools }) => {
    const since = (await findFactor(tools.db, person.id))?.confirmedAt ?? null;
    return {
      isOn: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(tools.db, person.id),
    };
  }),

  answer(startSecondFactor, async ({ person, language, tools, refuse }) => {
    const secret = randomBytes(SECRET_BYTES);
    const { rowCount } = await tools.db
      .insert(secondFactors)
      .values({ userId: person.id, secret })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret, createdAt: sql`now()`, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      });
    if (rowCount === 0) throw refuse('factorIsOn');
    const text = base32(secret);
    const address = addressOf(stringsOf(language).web.product, person.username, text);
    return { secret: text, address, qr: qrOf(address) };
  }),

  answer(confirmSecondFactor, async (asking) => {
    const { body, person, language, tools, refuse } = asking;
    const factor = await findFactor(tools.db, person.id);
    if (!factor || factor.confirmedAt !== null) throw refuse('factorNotStarted');
    const isRight = await withCodesCounted(
      { from: asking, userId: person.id, code: body.code },
      async (code) => ((await spendAppCode(tools.db, person.id, code, tools.clock.now())) ? true : null),
    );
    if (!isRight) throw refuse('wrongSecondFactor');
    const { email } = await findPerson(tools.db, person.id);
    return tools.db.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .update(secondFactors)
        .set({ confirmedAt: sql`now()` })
        .where(and(eq(secondFactors.userId, person.id), isNull(secondFactors.confirmedAt)));
      if (rowCount === 0) throw refuse('factorNotStarted');
      const recoveryCodes = await makeRecoveryCodes(transaction, person.id);
      await noteSecurityEvent(transaction, { kind: 'factor-added', personId: person.id, from: asking });
      await mail(transaction, tools, { to: email, language, letter: factorAddedLetter(language) });
      return { recoveryCodes };
    });
  }),

  answer(renewRecoveryCodes, async (asking) => {
    const { body, person, tools, refuse } = asking;
    if (!(await hasAppCodes(tools.db, person.id))) throw refuse('factorIsOff');
    if ((await takeCode(asking, person.id, body.code)) === null) throw refuse('wrongSecondFactor');
    return tools.db.transaction(async (transaction) => {
      const recoveryCodes = await makeRecoveryCodes(transaction, person.id);
      await noteSecurityEvent(transaction, {
        kind: 'recovery-codes-made',
        personId: person.id,
        from: asking,
      });
      return { recoveryCodes };
    });
  }),

  answer(removeSecondFactor, async (asking) => {
    const { body, person, language, tools, refuse } = asking;
    if (!(await hasAppCodes(tools.db, person.id))) throw refuse('factorIsOff');
    if ((await takeCode(asking, person.id, body.code)) === null) throw refuse('wrongSecondFactor');
    const { email } = await findPerson(tools.db, person.id);
    await tools.db.transaction(async (transaction) => {
      await removeFactor(transaction, person.id);
      await noteSecurityEvent(transaction, { kind: 'factor-removed', personId: person.id, from: asking });
      await mail(transaction, tools, { to: email, language, letter: factorRemovedLetter(language) });
    });
    return {};
  }),
];
