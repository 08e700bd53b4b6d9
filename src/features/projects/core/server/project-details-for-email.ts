import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindWorkDetails } from '#features/notifications/core/server/index.ts';
import { projects } from './tables.ts';

/** A company reads the same of a new project in its email as on its page. */
export const findProjectEmailDetails: FindWorkDetails = async (transaction, { kind, subject }) => {
  if (kind !== 'projectCreated') return null;
  const [row] = await transaction
    .select({
      description: projects.description,
      budget: projects.budget,
      timeline: projects.timeline,
      phone: users.phoneNumber,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.clientId))
    .where(and(eq(projects.id, idInSubject(subject, 'projectId')), isNull(users.erasedAt)));
  return row ?? null;
};
