import type { Db } from './database/db.ts';
import type { EndpointRoute } from './http/handle.ts';
import type { JobDefinition } from './jobs/job-worker.ts';
import type { SitemapSection } from './pages/serve-sitemap.ts';
import type { PersonalData } from './privacy/personal-data.ts';

/** A module describes its server half so; src/app/registry.ts lists all of them. */
export interface FeatureDefinition {
  routes?: readonly EndpointRoute[] | ((db: Db) => readonly EndpointRoute[]);
  jobs?: readonly JobDefinition[];
  /** Each entry deletes expired data every night in a job of this name, so one that fails doesn't stop the others. */
  retention?: Readonly<Record<string, (db: Db) => Promise<unknown>>>;
  personalData?: PersonalData;
  /** Search engines may show these pages. */
  sitemap?: (db: Db) => readonly SitemapSection[];
}

export const defineFeature = (feature: FeatureDefinition): FeatureDefinition => feature;
