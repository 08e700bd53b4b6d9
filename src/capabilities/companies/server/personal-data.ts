import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#server/personal-data.ts';
import { translationsOf } from '#translations/server/index.ts';
import { galleryFiles, logoFiles } from './picture-files.ts';
import { companyProfiles, companyServices, projectGallery, serviceCategories } from './tables.ts';

export const personalData: PersonalData = {
  name: 'companies',
  tables: [companyProfiles],

  async collect(db, userId) {
    const isOwn = eq(companyProfiles.userId, userId);
    const { services: _, cover: __, recentRatings: ___, ...columns } = getTableColumns(companyProfiles);
    return {
      companies: await db
        .select({
          ...columns,
          translations: translationsOf('company', companyProfiles.id),
          guaranteeTranslations: translationsOf('guarantee', companyProfiles.id),
        })
        .from(companyProfiles)
        .where(isOwn),
      services: await db
        .select({ category: serviceCategories.name })
        .from(companyServices)
        .innerJoin(companyProfiles, eq(companyProfiles.id, companyServices.companyId))
        .innerJoin(serviceCategories, eq(serviceCategories.id, companyServices.categoryId))
        .where(isOwn)
        .orderBy(asc(companyServices.id)),
      pictures: await db
        .select({
          ...getTableColumns(projectGallery),
          translations: translationsOf('caption', projectGallery.id),
        })
        .from(projectGallery)
        .innerJoin(companyProfiles, eq(companyProfiles.id, projectGallery.companyId))
        .where(isOwn)
        .orderBy(asc(projectGallery.id)),
    };
  },

  async files(db, userId) {
    const isOwn = eq(companyProfiles.userId, userId);
    const logos = await db.select({ address: companyProfiles.logoUrl }).from(companyProfiles).where(isOwn);
    const pictures = await db
      .select({ address: projectGallery.imageUrl })
      .from(projectGallery)
      .innerJoin(companyProfiles, eq(companyProfiles.id, projectGallery.companyId))
      .where(isOwn);
    return [
      ...logos.flatMap(({ address }) => logoFiles(address)),
      ...pictures.flatMap(({ address }) => galleryFiles(address)),
    ];
  },

  /** With the company goes all that is about it alone: services, pictures, projects and their reviews. */
  async erase(transaction, userId) {
    await transaction.delete(companyProfiles).where(eq(companyProfiles.userId, userId));
  },
};
