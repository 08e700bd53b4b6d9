import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { CompanyDetails } from '#features/companies/core/contract/company-details.ts';
import { storedTranslationsSql } from '#features/translations/core/server/index.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { logoFileNames, pictureFileNames } from './picture-file-names.ts';
import { companyProfiles, companyServices, projectGalleryPictures, serviceCategories } from './tables.ts';

const erasedCompanyFields = {
  isLeaving: true,
  description: '',
  line: '',
  textLanguage: null,
  texts: {},
  logoUrl: null,
  website: null,
  isContactPublic: false,
  businessHours: null,
  hasEmergencyService: false,
  emergencyPhoneNumber: null,
  languages: [],
  serviceCantons: [],
  serviceCommunes: [],
  foundedIn: null,
  teamSize: null,
  guarantee: null,
  keptListedUntil: null,
} satisfies Partial<typeof companyProfiles.$inferInsert> &
  // Running contracts need a phone number and an email.
  Record<Exclude<keyof CompanyDetails, 'phoneNumber' | 'email'>, unknown>;

export const personalData: PersonalData = {
  name: 'companies',
  tables: [companyProfiles],

  async collect(db, userId) {
    const isOwn = eq(companyProfiles.userId, userId);
    const {
      services: _services,
      cover: _cover,
      recentRatings: _recentRatings,
      rowReview: _rowReview,
      rowPrice: _rowPrice,
      ...columns
    } = getTableColumns(companyProfiles);
    return {
      companies: await db
        .select({
          ...columns,
          translations: storedTranslationsSql('company', companyProfiles.id),
          guaranteeTranslations: storedTranslationsSql('guarantee', companyProfiles.id),
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
          ...getTableColumns(projectGalleryPictures),
          translations: storedTranslationsSql('caption', projectGalleryPictures.id),
        })
        .from(projectGalleryPictures)
        .innerJoin(companyProfiles, eq(companyProfiles.id, projectGalleryPictures.companyId))
        .where(isOwn)
        .orderBy(asc(projectGalleryPictures.id)),
    };
  },

  async files(db, userId) {
    const isOwn = eq(companyProfiles.userId, userId);
    const logos = await db.select({ address: companyProfiles.logoUrl }).from(companyProfiles).where(isOwn);
    const pictures = await db
      .select({ address: projectGalleryPictures.imageUrl })
      .from(projectGalleryPictures)
      .innerJoin(companyProfiles, eq(companyProfiles.id, projectGalleryPictures.companyId))
      .where(isOwn);
    return [
      ...logos.flatMap(({ address }) => logoFileNames(address)),
      ...pictures.flatMap(({ address }) => pictureFileNames(address)),
    ];
  },

  /**
   * Deletes what is about the company alone: services, pictures, projects and their reviews. While its contracts run
   * nobody else finds it, and it shows only what documents do: name, address, numbers, contact.
   */
  async erase(transaction, userId, contracts) {
    const isOwn = eq(companyProfiles.userId, userId);
    if (contracts.length === 0) {
      await transaction.delete(companyProfiles).where(isOwn);
      return;
    }
    const ownCompanyIds = transaction.select({ id: companyProfiles.id }).from(companyProfiles).where(isOwn);
    await transaction.delete(companyServices).where(inArray(companyServices.companyId, ownCompanyIds));
    await transaction
      .delete(projectGalleryPictures)
      .where(inArray(projectGalleryPictures.companyId, ownCompanyIds));
    await transaction.update(companyProfiles).set(erasedCompanyFields).where(isOwn);
  },
};
