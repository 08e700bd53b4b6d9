import { and, eq } from 'drizzle-orm';
import type { Takedown } from '#features/moderation/core/contract/takedowns.ts';
import { whyNotObjectToTakedown } from '#features/moderation/core/rules/takedowns.ts';
import { isObjectionToOwnDecision } from '#features/moderation/core/server/is-objection-to-own-decision.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { notifyPerson, notifyStaff } from '#features/notifications/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { releaseFilesFromQuarantine } from '#server/files/quarantine-files.ts';
import type { Services } from '#server/services/services.ts';
import { takedownActionsByKind } from './takedown-actions.ts';

const lockTakedown = async (transaction: Db, id: number) => {
  const [row] = await transaction.select().from(takedowns).where(eq(takedowns.id, id)).for('no key update');
  return row;
};

type Row = NonNullable<Awaited<ReturnType<typeof lockTakedown>>>;

/** Finds one of this person's own takedowns. The refusal does not reveal that others have any. */
export const findTakedown = async (db: Db, id: number, ownerId: number) => {
  const [row] = await db
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.id, id), eq(takedowns.ownerId, ownerId)));
  return row;
};

const stateOf = ({ appealedAt, appealDecidedAt, restoredAt }: Row): Takedown['state'] => {
  if (restoredAt) return 'restored';
  if (appealDecidedAt) return 'final';
  return appealedAt ? 'waiting' : 'withheld';
};

/** Presents a takedown to its owner. */
export const presentTakedown = (row: Row, now: Date): Takedown => ({
  id: row.id,
  kind: row.kind,
  takenAt: row.takenAt.toISOString(),
  statement: row.statement,
  state: stateOf(row),
  mayObject: whyNotObjectToTakedown(row, now) === null,
  objection: row.appeal,
  answer: row.appealStatement,
});

/** Stores the owner's objection, once. */
export const submitObjection = (
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  id: number,
  person: Person,
  text: string,
) =>
  services.db.transaction(async (transaction) => {
    const row = await lockTakedown(transaction, id);
    if (row?.ownerId !== person.id) return 'takedownNotFound';
    const now = services.clock.now();
    const reason = whyNotObjectToTakedown(row, now);
    if (reason) return reason;
    const appealFields = { appeal: text, appealedAt: now };
    await transaction.update(takedowns).set(appealFields).where(eq(takedowns.id, id));
    await notifyStaff(transaction, services, 'objections');
    return null;
  });

interface Ruling {
  id: number;
  isRestored: boolean;
  statement: string | null;
  moderator: Person;
  now: Date;
}

/** Decides an objection: the content is restored as it was, or stays down for good. */
export const judgeObjection = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { id, isRestored, statement, moderator, now }: Ruling,
) => {
  const row = await lockTakedown(transaction, id);
  if (!row?.appealedAt) return { why: 'notFound' } as const;
  if (row.appealDecidedAt) return { why: 'alreadyDecided' } as const;
  if (await isObjectionToOwnDecision(transaction, row.takenBy, moderator))
    return { why: 'ownDecision' } as const;
  const { kind, subjectId, ownerId: personId, was, files } = row;
  await transaction
    .update(takedowns)
    .set({
      appealDecidedAt: now,
      appealDecidedBy: moderator.id,
      appealStatement: statement,
      restoredAt: isRestored ? now : null,
    })
    .where(eq(takedowns.id, id));
  if (isRestored && was !== null) {
    await takedownActionsByKind[kind].putBack(transaction, subjectId, was);
    await releaseFilesFromQuarantine(transaction, services.jobs, files);
  }
  const outcome = isRestored ? ('restored' as const) : ('final' as const);
  const subject = { takedownId: id, what: kind, outcome };
  await notifyPerson(transaction, services, { personId, kind: 'objectionDecided', subject });
  return { why: null, personId } as const;
};
