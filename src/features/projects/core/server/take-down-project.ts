import { eq } from 'drizzle-orm';
import type { PublicationState } from '#features/projects/core/rules/project-states.ts';
import type { Db } from '#server/database/db.ts';
import { projects } from './tables.ts';

interface ProjectWords {
  name: string;
  description: string | null;
  publication: PublicationState;
  publishedAt: string | null;
}

/** Removes a project's text and its publication for a moderator; `instead` replaces its name. */
export const takeDownProject = async (transaction: Db, projectId: number, instead: string) => {
  const isOne = eq(projects.id, projectId);
  const [row] = await transaction.select().from(projects).where(isOne).for('no key update');
  // The original was saved once; by now the row contains only the replacement.
  if (!row || row.isWithheld) return null;
  const { name, description, publication, publishedAt, clientId: ownerId } = row;
  await transaction
    .update(projects)
    .set({ name: instead, description: null, publication: 'none', publishedAt: null, isWithheld: true })
    .where(isOne);
  const was: ProjectWords = {
    name,
    description,
    publication,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
  return { ownerId, was };
};

export const restoreProject = async (transaction: Db, projectId: number, was: ProjectWords) => {
  const publishedAt = was.publishedAt === null ? null : new Date(was.publishedAt);
  await transaction
    .update(projects)
    .set({ ...was, publishedAt, isWithheld: false })
    .where(eq(projects.id, projectId));
};
