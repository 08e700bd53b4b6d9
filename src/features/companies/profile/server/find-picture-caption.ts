import { and, eq } from 'drizzle-orm';
import { companyProfiles, projectGallery } from '#features/companies/core/server/tables.ts';
import type { FindOriginalText } from '#features/translations/core/server/index.ts';
import { companyCaptionsSql } from './language-detection-context.ts';

/** Everybody can read a caption on the page of a company that is not hidden. */
export const findPictureCaption: FindOriginalText = async (db, { id }) => {
  const [row] = await db
    .select({ text: projectGallery.title, toldBy: companyCaptionsSql })
    .from(projectGallery)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projectGallery.companyId))
    .where(and(eq(projectGallery.id, id), eq(companyProfiles.isHidden, false)));
  return row?.text ? { text: row.text, languageSample: row.toldBy ?? row.text } : null;
};
