import { bannerUrlOf } from '#features/companies/core/rules/banner-url.ts';
import { budgetInEuros } from '#features/companies/core/rules/companies.ts';
import { workIllustrationUrl } from '#features/companies/core/rules/work-illustration-url.ts';
import {
  pickCompanyDetails,
  presentCompanyItem,
  presentGalleryPicture,
  presentPublicCompanyDetails,
} from '#features/companies/core/server/index.ts';
import type {
  CompletedProject,
  PriceExample,
  ProfileReview,
  PublicCompany,
  WithheldReview,
} from '#features/companies/profile/contract/company-profile.ts';
import { presentVerifiedProofs } from '#features/companies/proofs/server/index.ts';
import { mayKnowReviewedProject, presentPublicReview } from '#features/reviews/core/rules/present-review.ts';
import { withTranslationOffers } from '#features/reviews/core/server/index.ts';
import { areaMapUrl } from '#kernel/area-map-url.ts';
import type { Translator } from '#server/services/translator.ts';
import { joinProjectTexts } from './language-detection-context.ts';
import type { CompanyProfileRow } from './read-company-profile.ts';
import type { ProfileListsReader } from './store.ts';

type ReviewRow = Awaited<ReturnType<ProfileListsReader['reviews']>>['items'][number];
type ProjectRow = Awaited<ReturnType<ProfileListsReader['projects']>>['items'][number];
type WithheldRow = Awaited<ReturnType<ProfileListsReader['withheld']>>['items'][number];
type PricedRow = Awaited<ReturnType<ProfileListsReader['priced']>>[number];
type Figures = NonNullable<Awaited<ReturnType<ProfileListsReader['figures']>>>;
type CountRow = PublicCompany['ratingCounts'][number];

const offerForProject = (row: Pick<ProjectRow, 'title' | 'description'>, translator: Translator) =>
  translator.offerFor(row.description || row.title, joinProjectTexts(row));

/** A review of an unpublished project shows only its title and date; of a withheld project, nothing. */
export const presentProfileReview = (
  { project, ...row }: ReviewRow,
  translator: Translator,
): ProfileReview => {
  const { title, description, budget, completedAt, isPublished, isWithheld } = project;
  return {
    ...withTranslationOffers(presentPublicReview(row), translator),
    project:
      mayKnowReviewedProject(row, 'other') && !isWithheld
        ? {
            title,
            translation: offerForProject({ title, description }, translator),
            completedAt: completedAt?.toISOString() ?? null,
            description: isPublished ? description : null,
            budget: isPublished ? budgetInEuros(budget) : null,
          }
        : null,
  };
};

export const presentWithheldReview = ({ id, reason, withheldAt }: WithheldRow): WithheldReview => ({
  id,
  // The database guarantees both for withheld reviews.
  reason: reason as WithheldReview['reason'],
  withheldAt: (withheldAt as Date).toISOString(),
});

export const presentPriceExample = (row: PricedRow, translator: Translator): PriceExample => ({
  id: row.id,
  title: row.title,
  translation: offerForProject(row, translator),
  // The query chose only rows with a budget in euros and a date.
  budget: budgetInEuros(row.budget) as number,
  completedAt: (row.completedAt as Date).toISOString(),
});

export const presentCompletedProject = (
  row: ProjectRow,
  { company, translator }: { company: Pick<Figures, 'captions'>; translator: Translator },
): CompletedProject => ({
  ...row,
  translation: offerForProject(row, translator),
  captionTranslation: translator.offerFor(company.captions),
  status: 'completed',
  budget: budgetInEuros(row.budget),
  budgetWords: budgetInEuros(row.budget) === null ? row.budget || null : null,
  // The database guarantees that a completed project has a date.
  completedAt: (row.completedAt as Date).toISOString(),
  gallery: row.gallery.map(presentGalleryPicture),
  reviews: row.reviews.map((review) => withTranslationOffers(presentPublicReview(review), translator)),
});

/** Returns how many reviews gave so many stars. */
export const ratingCountOf = (rows: readonly CountRow[], rating: number): number =>
  rows.find((row) => row.rating === rating)?.count ?? 0;

/** Returns a row for every number of stars, from 5 down to 1. */
export const presentRatingCounts = (rows: readonly CountRow[]): CountRow[] =>
  [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: ratingCountOf(rows, rating),
  }));

const drawingFor = ({ id, canton, services }: CompanyProfileRow): string =>
  bannerUrlOf(workIllustrationUrl({ id, title: '', description: null, canton, services }));

export const presentCompanyProfile = (company: CompanyProfileRow, translator: Translator): PublicCompany => ({
  ...presentCompanyItem(company),
  texts: company.texts,
  ...presentPublicCompanyDetails(pickCompanyDetails(company), company),
  isDemo: company.isDemo,
  isListed: company.isListed,
  verifiedFacts: presentVerifiedProofs(company, company.proofs),
  areaMap: areaMapUrl(company.serviceCantons, company.partCantons),
  gallery: company.pictures.map(presentGalleryPicture),
  drawing: company.pictures.length > 0 ? null : drawingFor(company),
  reviews: company.newestReviews.map((review) => presentProfileReview(review, translator)),
  translation: translator.offerFor(company.description),
  guaranteeTranslation: translator.offerFor(company.guarantee),
  placeNames: company.placeNames,
  captionTranslation: translator.offerFor(company.captions),
  ratingCounts: presentRatingCounts(company.ratingCounts),
  projects: company.newestProjects.map((project) =>
    presentCompletedProject(project, { company, translator }),
  ),
  shownProjectCount: company.shownProjectCount,
});
