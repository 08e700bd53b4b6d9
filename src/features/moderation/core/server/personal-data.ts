import { and, asc, desc, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { quarantineFileName } from '#server/files/quarantine-files.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import {
  caseNotes,
  contentReports,
  moderationLog,
  entryPresences,
  pendingDecisions,
  setAsideEntries,
  suspensionProposals,
  takedowns,
} from './tables.ts';

/** The moderator is left out, because moderators speak for Giewel. */
const decisionColumns = {
  subject: moderationLog.subject,
  verdict: moderationLog.verdict,
  reason: moderationLog.reason,
  statement: moderationLog.statement,
  createdAt: moderationLog.createdAt,
};

export const personalData: PersonalData = {
  name: 'moderation',
  tables: [
    moderationLog,
    takedowns,
    entryPresences,
    pendingDecisions,
    suspensionProposals,
    setAsideEntries,
    caseNotes,
  ],

  async files(db, userId, contracts) {
    if (contracts.length > 0) return [];
    const rows = await db
      .select({ files: takedowns.files })
      .from(takedowns)
      .where(eq(takedowns.ownerId, userId));
    return rows.flatMap(({ files }) => files.map(quarantineFileName));
  },

  async collect(db, userId) {
    return {
      decisions: await db
        .select(decisionColumns)
        .from(moderationLog)
        .where(eq(moderationLog.personId, userId))
        .orderBy(desc(moderationLog.id)),
      takenDown: await db
        .select({
          kind: takedowns.kind,
          was: takedowns.was,
          statement: takedowns.statement,
          takenAt: takedowns.takenAt,
          objection: takedowns.appeal,
          objectionAnswered: takedowns.appealStatement,
          restoredAt: takedowns.restoredAt,
        })
        .from(takedowns)
        .where(eq(takedowns.ownerId, userId))
        .orderBy(asc(takedowns.id)),
      openInOffice: await db
        .select({
          queue: entryPresences.queue,
          entryId: entryPresences.entryId,
          openedAt: entryPresences.openedAt,
        })
        .from(entryPresences)
        .where(eq(entryPresences.moderatorId, userId)),
      decidedInOffice: await db
        .select({
          queue: pendingDecisions.queue,
          entryId: pendingDecisions.entryId,
          createdAt: pendingDecisions.createdAt,
        })
        .from(pendingDecisions)
        .where(eq(pendingDecisions.moderatorId, userId)),
      setAsideInOffice: await db
        .select({
          queue: setAsideEntries.queue,
          entryId: setAsideEntries.entryId,
          until: setAsideEntries.until,
        })
        .from(setAsideEntries)
        .where(eq(setAsideEntries.moderatorId, userId)),
      notesInOffice: await db
        .select({ queue: caseNotes.queue, words: caseNotes.words, createdAt: caseNotes.createdAt })
        .from(caseNotes)
        .where(or(eq(caseNotes.personId, userId), eq(caseNotes.moderatorId, userId)))
        .orderBy(asc(caseNotes.id)),
      proposedSuspensions: await db
        .select({
          reason: suspensionProposals.reason,
          until: suspensionProposals.until,
          createdAt: suspensionProposals.createdAt,
          decidedAt: suspensionProposals.decidedAt,
        })
        .from(suspensionProposals)
        .where(eq(suspensionProposals.personId, userId)),
      // Reports sent with an address are given only to the person who has verified it.
      contentReports: await db
        .select(getTableColumns(contentReports))
        .from(contentReports)
        .innerJoin(
          users,
          and(
            eq(users.id, userId),
            eq(users.isEmailVerified, true),
            sql`lower(${users.email}) = lower(${contentReports.email})`,
          ),
        )
        .orderBy(asc(contentReports.id)),
    };
  },

  /** While contracts run the person can still sign in and object, and be decided about. */
  async erase(transaction, userId, contracts) {
    if (contracts.length > 0) return;
    await transaction.delete(entryPresences).where(eq(entryPresences.moderatorId, userId));
    // A colleague's case stays set aside, and the notes about it stay; who did so is forgotten.
    for (const added of [setAsideEntries, caseNotes])
      await transaction.update(added).set({ moderatorId: null }).where(eq(added.moderatorId, userId));
    await transaction.delete(caseNotes).where(eq(caseNotes.personId, userId));
    await transaction.delete(suspensionProposals).where(eq(suspensionProposals.personId, userId));
    await transaction
      .update(contentReports)
      .set({ name: null, email: null })
      .where(
        sql`lower(${contentReports.email}) = (select lower(email) from users where id = ${userId} and is_email_verified)`,
      );
    // The takedown and its reasons stay; its content is deleted.
    await transaction
      .update(takedowns)
      .set({ was: null, files: [], appeal: null })
      .where(eq(takedowns.ownerId, userId));
    // The decision stays in the log; the words about the person are deleted.
    await transaction
      .update(moderationLog)
      .set({ statement: null })
      .where(and(eq(moderationLog.personId, userId), isNotNull(moderationLog.statement)));
  },
};
