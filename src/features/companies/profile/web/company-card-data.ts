import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { firstSentence } from '#features/companies/core/rules/first-sentence.ts';
import { localizedTextFor, type MultilingualText } from '#features/companies/core/rules/localized-text.ts';
import { shortenText } from '#features/companies/core/rules/shorten-text.ts';
import type { CompanyRowFacts, PlaceDistance } from '#features/directory/core/contract/search-filters.ts';
import type { Language } from '#kernel/language.ts';

/** Three lines on the narrowest card hold this many letters. */
export const MAX_CARD_DESCRIPTION_LENGTH = 120;

/** A card says this until there is enough to measure. */
export const ASSUMED_RESPONSE_HOURS = 2;

type Service = Pick<CompanyItem['services'][number], 'category'>;

/** A card draws these fields or needs them for its buttons. */
export interface CompanyCardData
  extends
    MultilingualText<'description'>,
    Pick<
      CompanyItem,
      | 'canton'
      | 'city'
      | 'commune'
      | 'id'
      | 'isFeatured'
      | 'isVerified'
      | 'languages'
      | 'logoUrl'
      | 'name'
      | 'projectCount'
      | 'ratingAverage'
      | 'responseHours'
      | 'reviewCount'
      | 'userId'
    > {
  gallery: readonly Pick<CompanyItem['gallery'][number], 'imageUrl'>[];
  services: readonly Service[];
  /** Undefined if the search named no place. */
  distance?: PlaceDistance | undefined;
}

/** A row of results draws these as well. */
export type CompanyRowData = CompanyCardData & CompanyRowFacts;

// One letter more than the card draws says that there is more.
const cutForCard = (description: string) => description.slice(0, MAX_CARD_DESCRIPTION_LENGTH + 1);

/** Returns a company's first sentence: from the whole text the same as from the one that a page carries. */
export const rowSentenceOf = (description: string): string =>
  shortenText(firstSentence(cutForCard(description)), MAX_CARD_DESCRIPTION_LENGTH);

const textsOnCard = (texts: CompanyCardData['texts']): CompanyCardData['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { description }]) => [
      language,
      { description: cutForCard(description) },
    ]),
  );

// Sixteen digits of an average are a tenth of a kilobyte in a list, and nobody is shown more than one of them.
const withoutFurtherDigits = (average: number | null) => average && Number(average.toFixed(5));

/** Cuts a list of companies to their cards' fields; each trade is one shared object. */
export const trimCompaniesForCards = (companies: readonly CompanyCardData[]): CompanyCardData[] => {
  const trades = new Map<number, Service>();
  const serviceOf = ({ category }: Service): Service => {
    if (!category) return {};
    const service = trades.get(category.id) ?? { category };
    trades.set(category.id, service);
    return service;
  };
  return companies.map((company) => ({
    id: company.id,
    userId: company.userId,
    name: company.name,
    description: cutForCard(company.description),
    textLanguage: company.textLanguage,
    texts: textsOnCard(company.texts),
    logoUrl: company.logoUrl,
    city: company.city,
    commune: company.commune,
    canton: company.canton,
    isFeatured: company.isFeatured,
    isVerified: company.isVerified,
    gallery: company.gallery.map(({ imageUrl }) => ({ imageUrl })),
    services: company.services.map(serviceOf),
    ratingAverage: withoutFurtherDigits(company.ratingAverage),
    reviewCount: company.reviewCount,
    projectCount: company.projectCount,
    languages: company.languages,
    responseHours: company.responseHours,
    distance: company.distance,
  }));
};

/** The text that a reader gets stands in place of the others: 24 rows with up to five texts each weigh too much. */
const withBestText = (company: CompanyRowData, reader: Language): CompanyRowData => {
  const { text, language } = localizedTextFor(company, 'description', reader);
  return { ...company, description: text, textLanguage: language, texts: {} };
};

/**
 * Does the same for rows. Whoever switches the language on the page reads the texts of the language before, marked as
 * such, until the next search.
 */
export const trimCompaniesForRows = (
  companies: readonly CompanyRowData[],
  reader: Language,
): CompanyRowData[] => {
  const cards = trimCompaniesForCards(companies.map((company) => withBestText(company, reader)));
  return companies.map(({ review, priceExample }, index) => ({
    ...(cards[index] as CompanyCardData),
    review,
    priceExample,
  }));
};
