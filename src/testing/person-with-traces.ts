import { buildAttachment } from '#demo/builders/attachment.ts';
import { buildClientReport } from '#demo/builders/client-report.ts';
import { buildCompanyInvitation } from '#demo/builders/company-invitation.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildNotification } from '#demo/builders/notification.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProjectEvent } from '#demo/builders/project-event.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview, buildReviewFlag } from '#demo/builders/review.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildUser } from '#demo/builders/user.ts';
import {
  knownBrowsers,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signupAttempts,
  users,
  verificationCodes,
} from '#features/accounts/core/server/tables.ts';
import { folderShares } from '#features/folders/core/server/tables.ts';
import { personBlocks, conversationReports } from '#features/messaging/core/server/tables.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { mailTokens, pushSubscriptions } from '#features/notifications/core/server/tables.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { teamActivityLog } from '#features/team/core/server/tables.ts';
import type { TestHost } from './host.ts';

type Host = Pick<TestHost, 'db' | 'pool' | 'services'>;

// Numbers have three digits, so that no mark is the beginning of another.
let count = 100;

/**
 * A person can be recognized by these marks. Each appears nowhere else, so that finding it means finding the
 * person.
 */
const marksOf = () => {
  count += 1;
  return {
    username: `marked-${count}-name`,
    fullName: `Marked${count} Persoun`,
    email: `marked-${count}@mark.example`,
    phoneNumber: `+352621000${count}`,
    passport: `LUX-MARK-${count}`,
    ip: `203.0.113.${count}`,
    userAgent: `MarkBrowser/${count}`,
  };
};

export type PersonMarks = ReturnType<typeof marksOf>;

const hash = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32)));

const inAnHour = () => new Date(Date.now() + 3_600_000);

const leaveAccountTraces = async ({ db, pool, services }: Host, userId: number, marks: PersonMarks) => {
  const { email, ip: ipAddress, userAgent } = marks;
  const expiresAt = inAnHour();
  const [session] = await db
    .insert(sessions)
    .values({ userId, tokenHash: hash(), ipAddress, userAgent, expiresAt })
    .returning();
  await db.insert(pushSubscriptions).values({
    userId,
    sessionId: session?.id ?? 0,
    endpoint: `https://push.example/${marks.username}`,
    p256dh: 'B'.repeat(87),
    auth: 'A'.repeat(22),
  });
  const code = { code: '123456', type: 'email', target: email, expiresAt } as const;
  await db.insert(verificationCodes).values([
    { ...code, userId },
    { ...code, browserHash: hash() },
  ]);
  await db.insert(knownBrowsers).values({ userId, tokenHash: hash(), expiresAt });
  await db.insert(passwordResets).values({ userId, tokenHash: hash(), expiresAt });
  const credential = { credentialId: `credential-${userId}`, publicKey: hash() };
  await db.insert(passkeys).values({ ...credential, userId, name: `Phone of ${marks.fullName}` });
  await db.insert(passkeyChallenges).values({ challenge: `challenge-${userId}`, userId, expiresAt });
  await db.insert(signupAttempts).values({ ipAddress, userAgent, status: 'success' });
  await pool.query(
    `insert into idempotency_keys (owner, key, request_hash, status, answer)
     values ($1, 'a', '\\x00', 201, $3), ($2, 'b', '\\x00', 201, $3)`,
    [`person ${userId}`, `ip ${ipAddress}`, JSON.stringify({ email })],
  );
  const emailContent = { subject: 'Moien', heading: marks.fullName, paragraphs: [] };
  await enqueueMail(db, services, { to: email.toUpperCase(), language: 'en', letter: emailContent });
};

const leaveTracesWithOthers = async ({ db }: Host, userId: number, marks: PersonMarks) => {
  const company = await buildCompany(db);
  const folder = await buildFolder(db, { userId, name: `Folder of ${marks.fullName}` });
  const folderNote = `${marks.fullName} asked for a quote`;
  await buildFolderCompany(db, { folderId: folder.id, companyId: company.id, note: folderNote });
  await db.insert(folderShares).values({ folderId: folder.id, tokenHash: hash() });
  await buildContact(db, { userId, companyId: company.id });
  const project = await buildProject(db, { clientId: userId, companyId: company.id, state: 'completed' });
  await buildProjectEvent(db, { project });
  const review = await buildReview(db, { project, comment: 'They came on time.' });
  await buildReview(db, {
    project: await buildProject(db, {
      clientId: userId,
      companyId: company.id,
      state: 'completed',
    }),
    status: 'rejected',
    withheldWhy: `${marks.fullName} is named`,
    appealedAt: new Date(),
    appeal: `I am ${marks.fullName}`,
  });
  const sentMessage = await buildMessage(db, {
    senderId: userId,
    receiverId: company.userId,
    content: 'When?',
  });
  const received = await buildMessage(db, {
    senderId: company.userId,
    receiverId: userId,
    content: 'On Monday.',
  });
  await buildCompanyLead(db, { userId, companyId: company.id });
  await buildCompanyMember(db, { userId, companyId: company.id });
  await buildCompanyInvitation(db, { email: marks.email.toUpperCase() });
  await db.insert(teamActivityLog).values([
    { companyId: company.id, userId, action: 'message', aboutId: company.userId },
    { companyId: company.id, userId: company.userId, action: 'message', aboutId: userId },
  ]);
  const unsent = await buildAttachment(db, { ownerId: userId, name: `Plan of ${marks.fullName}.pdf` });
  await buildNotification(db, { userId, subject: { name: marks.fullName } });
  const notification = await buildNotification(db, {
    userId: company.userId,
    subject: { userId, from: marks.username, name: 'New roof', rating: 5 },
  });
  await buildClientReport(db, {
    clientId: userId,
    companyId: company.id,
    reason: `${marks.fullName} never paid`,
  });
  await buildContentReport(db, { name: marks.fullName, email: marks.email });
  await db.insert(moderationLog).values({
    personId: userId,
    subject: 'review',
    subjectId: review.id,
    verdict: 'withheld',
    statement: `${marks.fullName} wrote of somebody else`,
  });
  await db.insert(personBlocks).values([
    { userId, blockedId: company.userId },
    { userId: company.userId, blockedId: userId },
  ]);
  const reason = `${marks.fullName} was rude`;
  await db.insert(conversationReports).values({ reporterId: company.userId, reportedId: userId, reason });
  await db.insert(mailTokens).values({ tokenHash: hash(), userId });
  const reviewed = await buildClientReport(db, { companyId: company.id, reviewedBy: userId });
  return {
    company,
    folder,
    project,
    review,
    sentMessage,
    receivedMessage: received,
    unsent,
    notification,
    reviewed,
  };
};

/** Builds a person with something in every table that can store personal data. */
export const buildPersonWithTraces = async (
  host: Host,
  overrides: Partial<typeof users.$inferInsert> = {},
) => {
  const marks = marksOf();
  const { ip, userAgent: _, ...names } = marks;
  const person = await buildUser(host.db, {
    ...names,
    signupIp: ip,
    lastLoginIp: ip,
    lastLoginDate: new Date(),
    isPhoneVerified: true,
    suspensionReason: `${marks.fullName} once`,
    language: 'en',
    pendingEmail: `new-${marks.email}`,
    pendingPhone: `${marks.phoneNumber}0`,
    ...overrides,
  });
  await leaveAccountTraces(host, person.id, marks);
  return { person, marks, ...(await leaveTracesWithOthers(host, person.id, marks)) };
};

/** Adds a company of the person's own and a client who dealt with it. */
export const buildCompanyWithTraces = async (host: Host) => {
  const traces = await buildPersonWithTraces(host, { userType: 'company' });
  const { db } = host;
  const { marks, person } = traces;
  const ownCompany = await buildCompany(db, {
    userId: person.id,
    name: `${marks.fullName} & Fils`,
    email: marks.email,
    phoneNumber: marks.phoneNumber,
  });
  await buildService(db, { companyId: ownCompany.id });
  await buildPicture(db, { companyId: ownCompany.id, title: `By ${marks.fullName}` });
  const client = await buildUser(db);
  const project = await buildProject(db, {
    clientId: client.id,
    companyId: ownCompany.id,
    state: 'completed',
  });
  const review = await buildReview(db, { project });
  await buildReviewFlag(db, review);
  await buildContact(db, { userId: client.id, companyId: ownCompany.id });
  await buildNotification(db, { userId: client.id, subject: { from: ownCompany.name } });
  return { ...traces, ownCompany, client };
};

/** Finds the marks in any column of any table. */
export const findMarks = async ({ pool }: Pick<Host, 'pool'>, marks: PersonMarks): Promise<string[]> => {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables.rows) {
    for (const mark of Object.values(marks)) {
      const { rows } = await pool.query(
        `select from ${name} as line where position($1 in lower(line::text)) > 0`,
        [mark.toLowerCase()],
      );
      if (rows.length > 0) places.push(`${mark} in ${name}`);
    }
  }
  return places;
};
