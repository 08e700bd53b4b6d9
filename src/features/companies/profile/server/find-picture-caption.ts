import { and, eq } from 'drizzle-orm';
import { companyProfiles, projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import type { FindOriginalText } from '#features/translations/core/server/index.ts';
import { companyCaptionsSql } from './language-detection-context.ts';

/** Everybody can read a caption on the page of a company that is not hidden. */
export const findPictureCaption: FindOriginalText = async (db, { id }) => {
  const [row] = await db
    .select({ text: projectGalleryPictures.title, toldBy: companyCaptionsSql })
    .from(projectGalleryPictures)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projectGalleryPictures.companyId))
    .where(and(eq(projectGalleryPictures.id, id), eq(companyProfiles.isHidden, false)));
  return row?.text ? { text: row.text, languageSample: row.toldBy ?? row.text } : null;
};
