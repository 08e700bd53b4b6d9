import { eq } from 'drizzle-orm';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { projectMilestones } from './tables.ts';

interface PlannedPart {
  name: string;
  dueOn: IsoDay | null;
  percent: string;
  amount: string;
  /** The signatures of both sides reach it. */
  reachedAt: Date | null;
}

/** Stores the company's payment plan within the transaction that begins the project. */
export const storePlannedMilestones = async (
  transaction: Db,
  {
    projectId,
    authorId,
    createdAt,
    quoteId,
  }: { projectId: number; authorId: number; createdAt: Date; quoteId: number },
  parts: readonly PlannedPart[],
): Promise<void> => {
  if (parts.length === 0) return;
  await transaction.insert(projectMilestones).values(
    parts.map(({ reachedAt, ...part }) => ({
      ...part,
      projectId,
      authorId,
      quoteId,
      side: 'company' as const,
      createdAt,
      clientTickedAt: reachedAt,
      companyTickedAt: reachedAt,
    })),
  );
};

/** A quote that was withdrawn from has no payments due. */
export const removePlannedMilestones = (transaction: Db, quoteId: number) =>
  transaction.delete(projectMilestones).where(eq(projectMilestones.quoteId, quoteId));
