import {
  presentItem,
  presentPicture,
  presentPublicDetails,
  similarCompaniesReader,
} from '#companies/server/index.ts';
import {
  getCompany,
  listCompaniesAlike,
  listCompanyPictures,
  listCompanyProjects,
  listCompanyReviews,
  listCompanyServices,
  listPriceExamples,
  listWithheldReviews,
} from '#company-profile/contract/company-profile.ts';
import { areaMapOf } from '#kernel/area-map.ts';
import { presentVerified, verifiedProofsReader } from '#proofs/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import {
  countOf,
  type Figures,
  presentCompletedProject,
  presentCounts,
  presentPrice,
  presentReview,
  presentWithheld,
} from './present.ts';
import { profileReader } from './store.ts';

/** What a project’s drawing is chosen by, and no more: another field would take the place of the project’s own. */
const figuresIn = ({ reviewCount, canton, services, captions }: Figures): Figures => ({
  reviewCount,
  canton,
  services,
  captions,
});

/** Made with the database at hand, because its statements are prepared once. */
export const routes = (db: Db): Route[] => {
  const reader = profileReader(db);
  const readVerified = verifiedProofsReader(db);
  const readSimilar = similarCompaniesReader(db);
  return [
    answer(getCompany, async ({ params: { id }, tools: { translator }, refuse }) => {
      const [found, proofs] = await Promise.all([reader.company(id), readVerified([id])]);
      if (!found) throw refuse('companyNotFound');
      return {
        ...presentItem(found),
        texts: found.texts,
        ...presentPublicDetails(found.details, found),
        isDemo: found.isDemo,
        isListed: found.isListed,
        verifiedFacts: presentVerified(found, proofs),
        areaMap: areaMapOf(found.details.serviceCantons, found.partCantons),
        gallery: found.pictures.map(presentPicture),
        reviews: found.newestReviews.map((review) => presentReview(review, translator)),
        translation: translator.offerFor(found.description),
        guaranteeTranslation: translator.offerFor(found.details.guarantee),
        placeNames: found.placeNames,
        captionTranslation: translator.offerFor(found.captions),
        ratingCounts: presentCounts(found.ratingCounts),
        projects: found.newestProjects.map((project) =>
          presentCompletedProject(project, { company: figuresIn(found), translator }),
        ),
        shownProjectCount: found.shownProjectCount,
      };
    }),

    answer(listCompanyServices, async ({ params: { id }, refuse }) => {
      const [figures, services] = await Promise.all([reader.figures(id), reader.services(id)]);
      if (!figures) throw refuse('companyNotFound');
      return services;
    }),

    answer(listCompanyPictures, async ({ params: { id }, refuse }) => {
      const [figures, pictures] = await Promise.all([reader.figures(id), reader.pictures(id)]);
      if (!figures) throw refuse('companyNotFound');
      return pictures.map(presentPicture);
    }),

    answer(listCompanyProjects, async ({ params: { id }, query, tools: { translator }, refuse }) => {
      const figures = await reader.figures(id);
      if (!figures) throw refuse('companyNotFound');
      const page = await reader.projects({ companyId: id, ...query });
      const shown = { company: figures, translator };
      return { ...page, items: page.items.map((project) => presentCompletedProject(project, shown)) };
    }),

    answer(listPriceExamples, async ({ params: { id }, tools: { translator }, refuse }) => {
      const [figures, priced] = await Promise.all([reader.figures(id), reader.priced(id)]);
      if (!figures) throw refuse('companyNotFound');
      return priced.map((row) => presentPrice(row, translator));
    }),

    answer(listCompaniesAlike, async ({ params: { id }, refuse }) => {
      const [figures, similar] = await Promise.all([reader.figures(id), readSimilar(id, null)]);
      if (!figures) throw refuse('companyNotFound');
      return similar;
    }),

    answer(listWithheldReviews, async ({ params: { id }, query, refuse }) => {
      const [figures, page] = await Promise.all([
        reader.figures(id),
        reader.withheld({ companyId: id, ...query }),
      ]);
      if (!figures) throw refuse('companyNotFound');
      return { ...page, items: page.items.map(presentWithheld) };
    }),

    answer(listCompanyReviews, async ({ params: { id }, query, tools: { translator }, refuse }) => {
      const figures = await reader.figures(id);
      if (!figures) throw refuse('companyNotFound');
      const total =
        query.rating === undefined
          ? figures.reviewCount
          : countOf(await reader.ratingCounts(id), query.rating);
      const page = await reader.reviews({ companyId: id, ...query }, total);
      return { ...page, items: page.items.map((review) => presentReview(review, translator)) };
    }),
  ];
};
