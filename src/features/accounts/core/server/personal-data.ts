import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { countStoredBytes } from '#server/files/storage-quota.ts';
import { storedFiles } from '#server/files/tables.ts';
import { deleteIdempotencyKeysOf } from '#server/http/idempotency.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';
import { profilePictureFileNames } from './profile-picture-api.ts';
import { shownSecurityEventColumns } from './security-events.ts';
import {
  knownBrowsers,
  passkeyChallenges,
  passkeys,
  passwordResets,
  recoveryCodes,
  secondFactors,
  securityEvents,
  sessions,
  signupAttempts,
  users,
  verificationCodes,
} from './tables.ts';

const { password: _, ...accountColumns } = getTableColumns(users);

const sessionColumns = {
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
  endsAt: sessions.endsAt,
  provedAt: sessions.provedAt,
  isRemembered: sessions.isRemembered,
  ipAddress: sessions.ipAddress,
  userAgent: sessions.userAgent,
};

const knownBrowserColumns = { createdAt: knownBrowsers.createdAt, expiresAt: knownBrowsers.expiresAt };

const codeColumns = {
  type: verificationCodes.type,
  sentTo: verificationCodes.target,
  createdAt: verificationCodes.createdAt,
  isUsed: verificationCodes.isUsed,
};

const passkeyColumns = {
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

const collect = async (db: Db, userId: number) => {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, userId));
  return {
    account,
    storedBytes: await countStoredBytes(db, userId),
    sessions: await db
      .select(sessionColumns)
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.id)),
    knownBrowsers: await db
      .select(knownBrowserColumns)
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, userId))
      .orderBy(asc(knownBrowsers.createdAt)),
    verifications: await db
      .select(codeColumns)
      .from(verificationCodes)
      .where(eq(verificationCodes.userId, userId))
      .orderBy(asc(verificationCodes.id)),
    passkeys: await db
      .select(passkeyColumns)
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
    secondFactor: await db
      .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    securityEvents: await db
      .select(shownSecurityEventColumns(userId))
      .from(securityEvents)
      .where(eq(securityEvents.personId, userId))
      .orderBy(asc(securityEvents.id)),
  };
};

/** Returns the IP addresses the person is known to have used. */
const ipAddressesOf = async (db: Db, userId: number): Promise<string[]> => {
  const { rows } = await db.execute<{ ip: string }>(sql`
    select distinct host(ip) as ip
    from (
      select signup_ip from users where id = ${userId}
      union all select last_login_ip from users where id = ${userId}
      union all select ip_address from sessions where user_id = ${userId}) as seen (ip)
    where ip is not null`);
  return rows.map(({ ip }) => ip);
};

/** Deletes codes and sign-up attempts that the person left before there was an account. */
const forgetTraces = async (transaction: Db, userId: number) => {
  const ips = await ipAddressesOf(transaction, userId);
  if (ips.length > 0) await transaction.delete(signupAttempts).where(inArray(signupAttempts.ipAddress, ips));
  await deleteIdempotencyKeysOf(transaction, { userId, ips });
  await transaction.execute(sql`
    delete from verification_codes code using users person
    where person.id = ${userId} and code.target in
      (lower(person.email), person.phone_number, lower(person.pending_email), person.pending_phone)`);
};

const isTakenByOther = (userId: number, name: string, email: string): SQL => sql`exists (
  select from users other where other.id <> ${userId}
  and (name_key(other.username) = name_key(${name}) or lower(other.email) = ${email}))`;

/** The row stays without any content, because messages, projects and reviews of others refer to it. */
const makeTombstone = async (transaction: Db, userId: number) => {
  const name = `deleted-${userId}`;
  // Somebody may have taken that name on purpose; that must not make an erasure fail.
  const isTaken = isTakenByOther(userId, name, `${name}@deleted.invalid`);
  const unique = sql`${name}::text || case when ${isTaken} then '-' || substr(md5(random()::text), 1, 12) else '' end`;
  await transaction
    .update(users)
    .set({
      username: unique,
      email: sql`${unique} || '@deleted.invalid'`,
      password: '!', // No hash looks like this.
      userType: sql`case when ${users.userType} = 'admin' then 'private' else ${users.userType} end`,
      staffRole: null,
      phoneNumber: null,
      pendingEmail: null,
      pendingPhone: null,
      fullName: null,
      passport: null,
      profilePictureUrl: null,
      emailNotifications: false,
      smsNotifications: false,
      isEmailVerified: false,
      isPhoneVerified: false,
      lastLoginIp: null,
      lastLoginDate: null,
      signupIp: null,
      isSuspended: false,
      suspensionReason: null,
      suspendedUntil: null,
      language: null,
      eraseAt: null,
      erasedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
};

const erase = async (transaction: Db, userId: number, contracts: readonly OpenContract[]) => {
  // The person must still be able to sign in, and contracts carry their name and address.
  if (contracts.length > 0) {
    const erasedFields = { passport: null, profilePictureUrl: null, signupIp: null };
    await transaction.update(users).set(erasedFields).where(eq(users.id, userId));
    return;
  }
  await forgetTraces(transaction, userId);
  for (const table of [
    secondFactors,
    recoveryCodes,
    sessions,
    knownBrowsers,
    verificationCodes,
    passwordResets,
    passkeys,
    passkeyChallenges,
  ])
    await transaction.delete(table).where(eq(table.userId, userId));
  await makeTombstone(transaction, userId);
};

const ownPicture = async (db: Db, userId: number) => {
  const [row] = await db.select({ picture: users.profilePictureUrl }).from(users).where(eq(users.id, userId));
  return profilePictureFileNames(row?.picture ?? null);
};

export const personalData: PersonalData = {
  name: 'account',
  // Security events are not erased: they contain numbers alone, and expire after a year.
  tables: [
    users,
    storedFiles,
    securityEvents,
    secondFactors,
    recoveryCodes,
    sessions,
    knownBrowsers,
    verificationCodes,
    passwordResets,
    passkeys,
    passkeyChallenges,
  ],
  collect,
  files: ownPicture,
  erase,
};
