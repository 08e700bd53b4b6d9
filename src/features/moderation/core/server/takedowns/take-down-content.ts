import { and, eq, isNull } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { TakedownContentKind } from '#features/moderation/core/rules/takedowns.ts';
import { recordDecision } from '#features/moderation/core/server/decision-log.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { withholdPublicReview } from '#features/reviews/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { quarantineFiles } from '#server/files/quarantine-files.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { takedownActionsByKind } from './takedown-actions.ts';

export interface TakedownGround {
  moderator: Pick<Person, 'id'>;
  statement: string;
  contentReportId?: number;
  conversationReportId?: number;
}

interface What {
  kind: TakedownContentKind;
  id: number;
}

type TakedownServices = Pick<Services, 'jobs' | 'clock'>;

const withholdReview = async (
  transaction: Db,
  services: TakedownServices,
  id: number,
  { moderator, statement }: TakedownGround,
) => {
  const now = services.clock.now();
  const withheldReview = await withholdPublicReview(transaction, id, { reason: 'illegal', statement }, now);
  if (!withheldReview) return false;
  const { ownerId: personId } = withheldReview;
  const [review] = await transaction
    .select({ projectId: reviews.projectId, company: companyProfiles.name })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, id));
  if (!review) throw new Error(`Review ${id} is gone`);
  await recordDecision(transaction, {
    moderatorId: moderator.id,
    personId,
    subject: 'review',
    subjectId: id,
    verdict: 'taken',
    reason: 'illegal',
    statement,
    createdAt: now,
  });
  await notifyPerson(transaction, services, {
    personId,
    kind: 'reviewWithheld',
    subject: { reviewId: id, ...review, statement },
  });
  return true;
};

/** Takes one thing down, notifies its owner and logs it. Returns false if it does not exist (any longer). */
export const takeDownContent = async (
  transaction: Db,
  services: TakedownServices,
  { kind, id }: What,
  ground: TakedownGround,
): Promise<boolean> => {
  if (kind === 'review') return withholdReview(transaction, services, id, ground);
  const { moderator, statement, ...report } = ground;
  // Everybody reads it, and its language is not recorded.
  const instead = stringsOf(DEFAULT_LANGUAGE).moderationLetters.withheldInstead;
  const content = await takedownActionsByKind[kind].take(transaction, id, instead);
  if (!content) return false;
  const { ownerId: personId, was, files } = content;
  const now = services.clock.now();
  const [row] = await transaction
    .insert(takedowns)
    .values({
      kind,
      subjectId: id,
      ownerId: personId,
      was,
      files,
      statement,
      takenBy: moderator.id,
      takenAt: now,
      ...report,
    })
    .returning({ id: takedowns.id });
  if (!row) throw new Error('What was taken down was not stored');
  await quarantineFiles(transaction, services.jobs, files);
  await recordDecision(transaction, {
    moderatorId: moderator.id,
    personId,
    subject: 'takedown',
    subjectId: row.id,
    verdict: 'taken',
    reason: kind,
    statement,
    createdAt: now,
  });
  const subject = { takedownId: row.id, what: kind, statement };
  await notifyPerson(transaction, services, { personId, kind: 'contentTakenDown', subject });
  return true;
};

/** Returns whether an earlier decision has taken it down, and nobody has put it back. */
export const isTakenDown = async (transaction: Db, { kind, id }: What): Promise<boolean> => {
  const standing =
    kind === 'review'
      ? transaction.$count(reviews, and(eq(reviews.id, id), eq(reviews.withheldFor, 'illegal')))
      : transaction.$count(
          takedowns,
          and(eq(takedowns.kind, kind), eq(takedowns.subjectId, id), isNull(takedowns.restoredAt)),
        );
  return (await standing) > 0;
};
