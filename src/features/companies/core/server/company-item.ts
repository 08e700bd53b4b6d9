import { sql } from 'drizzle-orm';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { galleryPictureSizeOf } from '#features/companies/core/rules/gallery-picture-urls.ts';
import { shortenTextsForLists } from '#features/companies/core/rules/localized-text.ts';
import { companyProfiles as c } from './tables.ts';

/** A list reads one row of a company, without joins or counts. */
export const companyItemColumns = {
  id: c.id,
  userId: c.userId,
  name: c.name,
  description: c.description,
  line: c.line,
  textLanguage: c.textLanguage,
  texts: c.texts,
  logoUrl: c.logoUrl,
  address: c.address,
  postalCode: c.postalCode,
  city: c.city,
  commune: c.commune,
  canton: c.canton,
  // Only a search knows paid seats.
  isFeatured: sql<boolean>`false`,
  hasEmergencyService: c.hasEmergencyService,
  isVatVerified: c.isVatVerified,
  isVerified: c.isVerified,
  reviews: c.recentRatings,
  cover: c.cover,
  services: c.services,
  ratingAverage: c.ratingAverage,
  reviewCount: c.reviewCount,
  projectCount: c.projectCount,
  languages: c.languages,
  responseHours: c.responseHours,
};

type ItemRow = Omit<CompanyItem, 'gallery'> & { cover: CompanyItem['gallery'][number] | null };

interface PictureRow {
  id: number;
  imageUrl: string;
  title: string | null;
  description: string | null;
}

/** Adds a photograph's size, which is in its URL. */
export const presentGalleryPicture = (row: PictureRow): CompanyItem['gallery'][number] => ({
  ...row,
  ...galleryPictureSizeOf(row.imageUrl),
});

/** Copies field by field: spreading rows that drizzle made takes twenty times as long. */
export const presentCompanyItem = (row: ItemRow): CompanyItem => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  description: row.description,
  line: row.line,
  textLanguage: row.textLanguage,
  texts: shortenTextsForLists(row.texts),
  logoUrl: row.logoUrl,
  address: row.address,
  postalCode: row.postalCode,
  city: row.city,
  commune: row.commune,
  canton: row.canton,
  isFeatured: row.isFeatured,
  hasEmergencyService: row.hasEmergencyService,
  isVatVerified: row.isVatVerified,
  isVerified: row.isVerified,
  reviews: row.reviews,
  gallery: row.cover ? [presentGalleryPicture(row.cover)] : [],
  services: row.services,
  ratingAverage: row.ratingAverage,
  reviewCount: row.reviewCount,
  projectCount: row.projectCount,
  languages: row.languages,
  responseHours: row.responseHours,
});
