import type { ComponentType } from 'react';
import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import type { ActionAwaitingSignIn } from './action-awaiting-sign-in.ts';
import type { LiveEventHandlers } from './live/live-event-handler-types.ts';
import type { PageRoute } from './navigation/page-route.ts';
import type { LoadedPage } from './page.ts';

/** Each page has a loader for its code. */
export interface AppRoute extends PageRoute {
  load: () => Promise<{ pageDefinition: LoadedPage }>;
}

export interface LeadBarProps {
  partnerId: number;
  lastMessageId: number;
}

/** The browser's host knows no module: src/app hands these in. */
export interface AppRegistration {
  /** The pages by name, in the order in which their paths are matched. */
  routes: Readonly<Record<string, AppRoute>>;
  /** Shown for every path that no route matches. */
  notFound: AppRoute;
  /** Shown in place of a page of another account. */
  notYours: AppRoute;
  /** Loads the list that the bell opens. */
  loadBell: () => Promise<{ BellList: ComponentType }>;
  /** Asks the person to prove again who they are. */
  loadStepUpDialog: () => Promise<{ StepUpDialog: ComponentType<{ onDone: (isProved: boolean) => void }> }>;
  /** Lets a visitor sign in over the page that needs it. */
  loadSignInDialog: () => Promise<{
    SignInDialog: ComponentType<ActionAwaitingSignIn & { onDone: () => void }>;
  }>;
  /** Offers people who have just signed in to save the companies they hearted before. */
  loadVisitorLikesOffer: () => Promise<{ VisitorLikesOffer: ComponentType<{ onDone: () => void }> }>;
  /** Shows a company a conversation's stage as a lead. */
  loadLeadBar: () => Promise<{ LeadBar: ComponentType<LeadBarProps> }>;
  /** Reports the companies that the browser has drawn itself, to be counted. */
  loadPageViewReport: () => Promise<{
    reportPageView: (companies: ViewedCompanies, cameFrom: string) => Promise<void>;
  }>;
  /** Each module handles its own live events. */
  liveEventHandlers: readonly (() => Promise<{ liveEventHandlers: LiveEventHandlers }>)[];
}

let raised: AppRegistration | undefined;

/** src/app calls this before anything is shown. */
export const registerApp = (roof: AppRegistration) => {
  raised = roof;
};

export const getAppRegistration = (): AppRegistration => {
  if (!raised) throw new Error('Nothing was handed in: src/app raises the roof first');
  return raised;
};
