import { eq, sql } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { RequestContext, ResponseCookies } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { storeKnownBrowser } from './known-browsers.ts';
import type { UserRow } from './read-people.ts';
import { recordSecurityEvent } from './security-events.ts';
import { deleteSession, insertSession } from './sessions.ts';
import { users } from './tables.ts';

/**
 * Signs a person in. Any session the browser had ends, so a cookie that was planted or copied before is worth nothing
 * afterwards.
 */
export const signInPerson = async (
  {
    services,
    ip,
    userAgent,
    sessionId,
    language,
    knownToken,
    setSession,
    setKnownToken,
  }: Pick<RequestContext, 'ip' | 'userAgent' | 'sessionId' | 'language' | 'knownToken'> &
    Pick<ResponseCookies, 'setSession' | 'setKnownToken'> & { services: Services },
  person: UserRow,
  isRemembered: boolean,
) => {
  const { session, browserToken } = await services.db.transaction(async (transaction) => {
    // A page without a prefix is English for everyone who chose nothing: to have signed in there is no choice (reading 87).
    const ofPrefix = language === DEFAULT_LANGUAGE ? null : language;
    // The language the person chose before wins over the one this page is in.
    const remembered = sql`coalesce(${users.language}, ${ofPrefix})`;
    if (sessionId !== null) await deleteSession(transaction, sessionId);
    await transaction
      .update(users)
      .set({ lastLoginIp: ip, lastLoginDate: sql`now()`, language: remembered })
      .where(eq(users.id, person.id));
    await recordSecurityEvent(transaction, {
      kind: 'signed-in',
      personId: person.id,
      from: { ip, userAgent },
    });
    return {
      session: await insertSession(transaction, { userId: person.id, isRemembered, ip, userAgent }),
      browserToken: await storeKnownBrowser(transaction, knownToken, person.id),
    };
  });
  setSession(session);
  setKnownToken(browserToken);
};
