import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { folderRoutes } from './api/folders.ts';
import { likeRoutes } from './api/likes.ts';
import { savedCompanyRoutes } from './api/saved-companies.ts';
import { folderShareRoutes } from './api/shares.ts';
import { folderReader } from './store.ts';
import { latestCompaniesReader } from './store/latest-companies.ts';
import { likeReader } from './store/likes.ts';
import { savedCompanyReader } from './store/saved-companies.ts';
import { sharedFolderReader } from './store/shares.ts';

/** The routes take the database because the reader prepares its statements once. */
export const routes = (db: Db): EndpointRoute[] => {
  const folders = folderReader(db);
  const savedCompanies = savedCompanyReader(db);
  return [
    ...folderRoutes(folders, latestCompaniesReader(db)),
    ...savedCompanyRoutes(folders, savedCompanies),
    ...likeRoutes(likeReader(db)),
    ...folderShareRoutes(folders, savedCompanies, sharedFolderReader(db)),
  ];
};
