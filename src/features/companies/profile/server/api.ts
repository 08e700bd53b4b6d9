import {
  presentGalleryPicture,
  createSimilarCompaniesReader,
} from '#features/companies/core/server/index.ts';
import {
  getCompany,
  listSimilarToCompany,
  listCompanyPictures,
  listCompanyProjects,
  listCompanyReviews,
  listCompanyServices,
  listPriceExamples,
  listWithheldReviews,
} from '#features/companies/profile/contract/company-profile.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import {
  ratingCountOf,
  presentCompanyProfile,
  presentCompletedProject,
  presentPriceExample,
  presentProfileReview,
  presentWithheldReview,
} from './present-company-profile.ts';
import { createProfileListsReader } from './store.ts';

/** The routes take the database because the reader prepares its statements once. */
export const createCompanyProfileRoutes = (db: Db): EndpointRoute[] => {
  const reader = createProfileListsReader(db);
  const readSimilar = createSimilarCompaniesReader(db);
  return [
    handle(getCompany, async ({ params: { id }, services: { translator }, refuse }) => {
      const company = await reader.company(id);
      if (!company) throw refuse('companyNotFound');
      return presentCompanyProfile(company, translator);
    }),

    handle(listCompanyServices, async ({ params: { id }, refuse }) => {
      const [figures, services] = await Promise.all([reader.figures(id), reader.services(id)]);
      if (!figures) throw refuse('companyNotFound');
      return services;
    }),

    handle(listCompanyPictures, async ({ params: { id }, refuse }) => {
      const [figures, pictures] = await Promise.all([reader.figures(id), reader.pictures(id)]);
      if (!figures) throw refuse('companyNotFound');
      return pictures.map(presentGalleryPicture);
    }),

    handle(listCompanyProjects, async ({ params: { id }, query, services: { translator }, refuse }) => {
      const figures = await reader.figures(id);
      if (!figures) throw refuse('companyNotFound');
      const page = await reader.projects({ companyId: id, ...query });
      const presentation = { company: figures, translator };
      return { ...page, items: page.items.map((project) => presentCompletedProject(project, presentation)) };
    }),

    handle(listPriceExamples, async ({ params: { id }, services: { translator }, refuse }) => {
      const [figures, priced] = await Promise.all([reader.figures(id), reader.priced(id)]);
      if (!figures) throw refuse('companyNotFound');
      return priced.map((row) => presentPriceExample(row, translator));
    }),

    handle(listSimilarToCompany, async ({ params: { id }, refuse }) => {
      const [figures, similar] = await Promise.all([reader.figures(id), readSimilar(id, null)]);
      if (!figures) throw refuse('companyNotFound');
      return similar;
    }),

    handle(listWithheldReviews, async ({ params: { id }, query, refuse }) => {
      const [figures, page] = await Promise.all([
        reader.figures(id),
        reader.withheld({ companyId: id, ...query }),
      ]);
      if (!figures) throw refuse('companyNotFound');
      return { ...page, items: page.items.map(presentWithheldReview) };
    }),

    handle(listCompanyReviews, async ({ params: { id }, query, services: { translator }, refuse }) => {
      const figures = await reader.figures(id);
      if (!figures) throw refuse('companyNotFound');
      const total =
        query.rating === undefined
          ? figures.reviewCount
          : ratingCountOf(await reader.ratingCounts(id), query.rating);
      const page = await reader.reviews({ companyId: id, ...query }, total);
      return { ...page, items: page.items.map((review) => presentProfileReview(review, translator)) };
    }),
  ];
};
