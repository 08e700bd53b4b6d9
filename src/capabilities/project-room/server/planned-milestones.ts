import type { Day } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { projectMilestones } from './tables.ts';

interface PlannedPart {
  name: string;
  dueOn: Day | null;
  percent: string;
  amount: string;
}

/** What falls due when, as the company has planned it: within the transaction that begins the project. */
export const storePlannedMilestones = async (
  transaction: Db,
  { projectId, authorId, createdAt }: { projectId: number; authorId: number; createdAt: Date },
  parts: readonly PlannedPart[],
): Promise<void> => {
  if (parts.length === 0) return;
  await transaction
    .insert(projectMilestones)
    .values(parts.map((part) => ({ ...part, projectId, authorId, side: 'company' as const, createdAt })));
};
