import { and, eq, isNotNull } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import { projects } from '#project-records/server/tables.ts';
import type { FindOriginal } from '#translations/server/index.ts';

/** What a project was everybody reads once it is shown, on the page of a company that is there. */
export const findProjectText: FindOriginal = async (db, { id }) => {
  const isShown = and(isNotNull(projects.publishedAt), eq(companyProfiles.isHidden, false));
  const [row] = await db
    .select({ text: projects.description })
    .from(projects)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .where(and(eq(projects.id, id), isShown));
  return row?.text ?? null;
};
