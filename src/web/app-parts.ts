import type { ComponentType } from 'react';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { LivePart } from './live/live-part.ts';
import type { PageAddress } from './navigation/page-address.ts';
import type { LoadedPage } from './page.ts';

/** A page with the way to its code. */
export interface Route extends PageAddress {
  load: () => Promise<{ page: LoadedPage }>;
}

/** What the browser's side is told of the capabilities, none of which it knows itself. */
export interface AppParts {
  /** Every page by its name, in the order they are tried. */
  routes: Readonly<Record<string, Route>>;
  /** Stands behind every path that no route claims. */
  notFound: Route;
  /** What the bell opens, and what keeps it fresh. */
  loadBell: () => Promise<{ BellList: ComponentType }>;
  /** Tells the server which companies were shown without its doing. */
  loadSightings: () => Promise<{
    reportSighting: (shown: ShownCompanies, cameFrom: string) => Promise<void>;
  }>;
  /** Who does something when the server tells of something. */
  liveParts: readonly (() => Promise<{ livePart: LivePart }>)[];
}

let raised: AppParts | undefined;

/** The roof (src/app) hands in what is above this floor, before anything is shown. */
export const setAppParts = (roof: AppParts) => {
  raised = roof;
};

export const appParts = (): AppParts => {
  if (!raised) throw new Error('Nothing was handed in: src/app raises the roof first');
  return raised;
};
