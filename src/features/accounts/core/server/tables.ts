import { sql } from 'drizzle-orm';
import { bigint, boolean, inet, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#features/accounts/core/rules/security-events.ts';
import type { StaffRole } from '#kernel/signed-in-person.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const users = pgTable('users', {
  id: idColumn(),
  username: text().notNull(),
  password: text().notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number'),
  userType: text('user_type')
    .$type<'private' | 'client' | 'company' | 'admin'>()
    .notNull()
    .default('private'),
  staffRole: text('staff_role').$type<StaffRole>(),
  fullName: text('full_name'),
  passport: text(),
  profilePictureUrl: text('profile_picture_url'),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  smsNotifications: boolean('sms_notifications').notNull().default(true),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  isEmailVerified: boolean('is_email_verified').notNull().default(false),
  isPhoneVerified: boolean('is_phone_verified').notNull().default(false),
  lastLoginIp: inet('last_login_ip'),
  lastLoginDate: momentColumn('last_login_date'),
  signupIp: inet('signup_ip'),
  isSuspended: boolean('is_suspended').notNull().default(false),
  suspensionReason: text('suspension_reason'),
  suspendedUntil: momentColumn('suspended_until'),
  /** They begin no conversations until then. */
  limitedUntil: momentColumn('limited_until'),
  dormantWarnedAt: momentColumn('dormant_warned_at'),
  eraseAt: momentColumn('erase_at'),
  erasedAt: momentColumn('erased_at'),
  language: text(),
  pendingEmail: text('pending_email'),
  pendingPhone: text('pending_phone'),
});

export const sessions = pgTable('sessions', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  tokenHash: byteaColumn('token_hash').notNull(),
  isRemembered: boolean('is_remembered').notNull().default(false),
  ipAddress: inet('ip_address'),
  userAgent: text('user_agent'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  lastUsedAt: momentColumn('last_used_at').notNull().defaultNow(),
  expiresAt: momentColumn('expires_at').notNull(),
  provedAt: momentColumn('proved_at'),
  idleSeconds: integer('idle_seconds').notNull().default(43_200),
  endsAt: momentColumn('ends_at')
    .notNull()
    .default(sql`now() + interval '30 days'`),
});

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: integer('user_id').notNull(),
    tokenHash: byteaColumn('token_hash').notNull(),
    createdAt: momentColumn('created_at').notNull().defaultNow(),
    expiresAt: momentColumn('expires_at').notNull(),
  },
  ({ tokenHash, userId }) => [primaryKey({ columns: [tokenHash, userId] })],
);

export const verificationCodes = pgTable('verification_codes', {
  id: idColumn(),
  userId: integer('user_id'),
  code: text().notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
  type: text().$type<'email' | 'sms'>().notNull(),
  isUsed: boolean('is_used').notNull().default(false),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  target: text().notNull(),
  attempts: smallint().notNull().default(0),
  browserHash: byteaColumn('browser_hash'),
});

export const passwordResets = pgTable('password_resets', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  tokenHash: byteaColumn('token_hash').notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
  purpose: text().$type<'password' | 'passkeys'>().notNull().default('password'),
});

export const passkeys = pgTable('passkeys', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: byteaColumn('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  lastUsedAt: momentColumn('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  userId: integer('user_id'),
  expiresAt: momentColumn('expires_at').notNull(),
  /** The signature is valid for this purpose alone; empty for signing in, a proof, or a new passkey. */
  purpose: text().notNull().default(''),
});

export const signupAttempts = pgTable('signup_attempts', {
  id: idColumn(),
  ipAddress: inet('ip_address'),
  userAgent: text('user_agent'),
  attemptTime: momentColumn('attempt_time').notNull().defaultNow(),
  status: text().notNull(),
  failureReason: text('failure_reason'),
});

/** Events are never changed, and are deleted after a year (db/migrations/0025). */
export const securityEvents = pgTable('security_events', {
  id: idColumn(),
  at: momentColumn('at').notNull().defaultNow(),
  kind: text().$type<SecurityEventKind>().notNull(),
  actorId: integer('actor_id'),
  personId: integer('person_id'),
  network: text(),
  browser: text(),
  endpoint: text(),
  object: text(),
});

export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  secret: byteaColumn('secret').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  confirmedAt: momentColumn('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: integer('user_id').notNull(), codeHash: byteaColumn('code_hash').notNull() },
  ({ userId, codeHash }) => [primaryKey({ columns: [userId, codeHash] })],
);
