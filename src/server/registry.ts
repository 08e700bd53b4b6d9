import {
  routes as accounts,
  forgetOldCodes,
  forgetOldResets,
} from '../capabilities/accounts/server/index.ts';
import { routes as companies, companyJobs, registerCompany } from '../capabilities/companies/server/index.ts';
import { routes as directory, sitemapSections } from '../capabilities/directory/server/index.ts';
import { routes as folders } from '../capabilities/folders/server/index.ts';
import { deliveryJobs } from '../capabilities/notifications/server/index.ts';
import type { Db } from './database/db.ts';
import { removeFiles } from './files/remove-files.ts';
import type { Route } from './http/answer.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import type { Job } from './jobs.ts';
import { forgetOldLimits } from './limits.ts';
import { forgetOldSessions } from './sessions.ts';

/** Every endpoint of Giewel: each capability is named here once. */
export const allRoutes = (db: Db): Route[] => [
  ...accounts(registerCompany),
  ...companies(db),
  ...directory(db),
  ...folders(db),
];

export const allJobs: readonly Job[] = [
  {
    name: 'sweep',
    every: '17 3 * * *',
    run: async (_, { db }) => {
      await forgetOldKeys(db);
      await forgetOldSessions(db);
      await forgetOldCodes(db);
      await forgetOldResets(db);
      await forgetOldLimits(db);
    },
  },
  ...deliveryJobs,
  ...companyJobs,
  removeFiles,
];

/** What search engines are told of. */
export const allSitemapSections = (db: Db) => sitemapSections(db);
