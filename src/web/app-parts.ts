import type { ComponentType } from 'react';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { LivePart } from './live/live-part.ts';
import type { PageRoute } from './navigation/page-route.ts';
import type { LoadedPage } from './page.ts';
import type { PendingSignIn } from './sign-in-wall.ts';

/** A page with the way to its code. */
export interface AppRoute extends PageRoute {
  load: () => Promise<{ page: LoadedPage }>;
}

export interface LeadBarProps {
  partnerId: number;
  lastMessageId: number;
}

/** What src/app hands in of the modules, none of which the browser's host knows. */
export interface AppParts {
  /** Every page by its name, in the order they are tried. */
  routes: Readonly<Record<string, AppRoute>>;
  /** Stands behind every path that no route claims. */
  notFound: AppRoute;
  /** Stands in place of a page of another account. */
  notYours: AppRoute;
  /** What the bell opens, and what keeps it fresh. */
  loadBell: () => Promise<{ BellList: ComponentType }>;
  /** Asks the person to prove once more that it is them. */
  loadProofDialog: () => Promise<{ ProofDialog: ComponentType<{ onDone: (isProved: boolean) => void }> }>;
  /** Lets a visitor in, over the page on which they wanted something. */
  loadSignInDialog: () => Promise<{
    SignInDialog: ComponentType<PendingSignIn & { onDone: () => void }>;
  }>;
  /** Offers whoever has signed in to keep what they hearted before. */
  loadHeartsOffer: () => Promise<{ HeartsOffer: ComponentType<{ onDone: () => void }> }>;
  /** Shows a company where a conversation stands as a lead. */
  loadLeadBar: () => Promise<{ LeadBar: ComponentType<LeadBarProps> }>;
  /** Reports the companies that the browser has drawn itself, to be counted. */
  loadSightings: () => Promise<{
    reportSighting: (companies: ShownCompanies, cameFrom: string) => Promise<void>;
  }>;
  /** What each module does with its live events. */
  liveParts: readonly (() => Promise<{ livePart: LivePart }>)[];
}

let raised: AppParts | undefined;

/** Called by src/app before anything is shown. */
export const setAppParts = (roof: AppParts) => {
  raised = roof;
};

export const appParts = (): AppParts => {
  if (!raised) throw new Error('Nothing was handed in: src/app raises the roof first');
  return raised;
};
