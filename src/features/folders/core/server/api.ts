import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { createFolderShareRoutes } from './api/folder-shares.ts';
import { createFolderRoutes } from './api/folders.ts';
import { createLikeRoutes } from './api/likes.ts';
import { createSavedCompanyRoutes } from './api/saved-companies.ts';
import { createFolderReader } from './store.ts';
import { createSharedFolderReader } from './store/folder-shares.ts';
import { createLatestCompaniesReader } from './store/latest-companies-of-folders.ts';
import { createLikeReader } from './store/likes.ts';
import { createSavedCompanyReader } from './store/saved-companies.ts';

/** The routes take the database because the reader prepares its statements once. */
export const createFolderFeatureRoutes = (db: Db): EndpointRoute[] => {
  const folders = createFolderReader(db);
  const savedCompanies = createSavedCompanyReader(db);
  return [
    ...createFolderRoutes(folders, createLatestCompaniesReader(db)),
    ...createSavedCompanyRoutes(folders, savedCompanies),
    ...createLikeRoutes(createLikeReader(db)),
    ...createFolderShareRoutes(folders, savedCompanies, createSharedFolderReader(db)),
  ];
};
