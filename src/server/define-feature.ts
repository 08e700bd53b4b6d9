import type { Db } from './database/db.ts';
import type { EndpointRoute } from './http/handle.ts';
import type { JobDefinition } from './jobs/job-worker.ts';
import type { SitemapSection } from './pages/host-sitemap.ts';
import type { PersonalData } from './privacy/personal-data.ts';

/** The server's half of a module: src/app/registry.ts lists them all. */
export interface Feature {
  routes?: readonly EndpointRoute[] | ((db: Db) => readonly EndpointRoute[]);
  jobs?: readonly JobDefinition[];
  /** Deletes what has been kept for its time, each night in a job of this name: one that fails does not stop the others. */
  retention?: Readonly<Record<string, (db: Db) => Promise<unknown>>>;
  personalData?: PersonalData;
  /** The pages that search engines may show. */
  sitemap?: (db: Db) => readonly SitemapSection[];
}

export const defineFeature = (feature: Feature): Feature => feature;
