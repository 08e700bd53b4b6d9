import { projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { VARIANTS_PER_ILLUSTRATION } from '#kernel/illustration-url.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

export type PictureRow = typeof projectGalleryPictures.$inferSelect;
export type PictureValues = typeof projectGalleryPictures.$inferInsert;

export const pictureRow = (overrides: Partial<PictureValues> & { companyId: number }): PictureValues => {
  const number = nextUniqueNumber();
  return {
    imageUrl: `/plates/cover/renovation-${number % VARIANTS_PER_ILLUSTRATION}-gutland.svg`,
    title: `Picture ${number}`,
    ...overrides,
  };
};

export const buildPicture = async (db: Db, overrides: Partial<PictureValues> = {}): Promise<PictureRow> => {
  const companyId = overrides.companyId ?? (await buildCompany(db)).id;
  return firstInsertedRow(
    db
      .insert(projectGalleryPictures)
      .values(pictureRow({ ...overrides, companyId }))
      .returning(),
  );
};
