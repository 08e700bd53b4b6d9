import { and, eq, isNotNull } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { FindOriginalText } from '#features/translations/core/server/index.ts';
import { joinProjectTexts } from './language-detection-context.ts';

/** Everybody can read a published project's texts, on the page of a company that is not hidden. */
const findWords =
  (part: 'title' | 'description'): FindOriginalText =>
  async (db, { id }) => {
    const isShown = and(isNotNull(projects.publishedAt), eq(companyProfiles.isHidden, false));
    const [row] = await db
      .select({ title: projects.name, description: projects.description })
      .from(projects)
      .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
      .where(and(eq(projects.id, id), isShown));
    const text = row?.[part];
    return row && text ? { text, languageSample: joinProjectTexts(row) } : null;
  };

export const findProjectText = findWords('description');

export const findProjectTitle = findWords('title');
