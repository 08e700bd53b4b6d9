import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { folderShareRoutes } from './api/folder-shares.ts';
import { folderRoutes } from './api/folders.ts';
import { likeRoutes } from './api/likes.ts';
import { savedCompanyRoutes } from './api/saved-companies.ts';
import { createFolderReader } from './store.ts';
import { createSharedFolderReader } from './store/folder-shares.ts';
import { createLatestCompaniesReader } from './store/latest-companies-of-folders.ts';
import { createLikeReader } from './store/likes.ts';
import { createSavedCompanyReader } from './store/saved-companies.ts';

/** The routes take the database because the reader prepares its statements once. */
export const routes = (db: Db): EndpointRoute[] => {
  const folders = createFolderReader(db);
  const savedCompanies = createSavedCompanyReader(db);
  return [
    ...folderRoutes(folders, createLatestCompaniesReader(db)),
    ...savedCompanyRoutes(folders, savedCompanies),
    ...likeRoutes(createLikeReader(db)),
    ...folderShareRoutes(folders, savedCompanies, createSharedFolderReader(db)),
  ];
};
