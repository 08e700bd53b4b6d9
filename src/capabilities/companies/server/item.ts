import { sql } from 'drizzle-orm';
import type { CompanyItem } from '../contract/item.ts';
import { companyProfiles as c } from './tables.ts';

/** What a list reads of a company: one row, nothing joined, nothing counted. */
export const itemColumns = {
  id: c.id,
  userId: c.userId,
  name: c.name,
  description: c.description,
  logoUrl: c.logoUrl,
  address: c.address,
  postalCode: c.postalCode,
  city: c.city,
  commune: c.commune,
  canton: c.canton,
  isFeatured: sql<boolean>`${c.placement} > 0`,
  hasEmergencyService: c.hasEmergencyService,
  isVatVerified: c.isVatVerified,
  isVerified: c.isVerified,
  reviews: c.recentRatings,
  cover: c.cover,
  services: c.services,
  ratingAverage: c.ratingAverage,
  reviewCount: c.reviewCount,
  projectCount: c.projectCount,
};

type ItemRow = Omit<CompanyItem, 'gallery'> & { cover: CompanyItem['gallery'][number] | null };

export const presentItem = ({ cover, ...row }: ItemRow): CompanyItem => ({
  ...row,
  gallery: cover ? [cover] : [],
});
