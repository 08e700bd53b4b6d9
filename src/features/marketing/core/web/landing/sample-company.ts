import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import type { Strings } from '#strings/strings.ts';

/** Each language's sentence writes the number in its own way, so it cannot be parsed from there. */
export const SAMPLE_RATING = 4.8;

export const SAMPLE_COVER = '/plates/cover/truss-12-gutland.svg';

/** Returns a card's item as the directory would. Ids of 0 belong to nobody. */
export const sampleCompany = ({ sample }: Strings['marketing']): CompanyItem => ({
  id: 0,
  userId: 0,
  logoUrl: null,
  address: null,
  postalCode: null,
  commune: null,
  canton: null,
  name: sample.company,
  description: sample.description,
  line: '',
  textLanguage: null,
  texts: {},
  city: sample.city,
  isFeatured: false,
  responseHours: null,
  languages: ['lb', 'fr', 'de'],
  hasEmergencyService: false,
  isVatVerified: true,
  isVerified: true,
  reviews: [],
  gallery: [
    {
      id: 0,
      imageUrl: SAMPLE_COVER,
      title: null,
      description: null,
    },
  ],
  services: sample.trades.map((name, id) => ({
    id,
    categoryId: id,
    category: {
      id,
      name,
      names: {},
    },
  })),
  ratingAverage: SAMPLE_RATING,
  reviewCount: 37,
  projectCount: 52,
});
