import { createContext, use } from 'react';

/** What the settings say that a page must know. */
export interface Site {
  isPrelaunch: boolean;
}

const SiteContext = createContext<Site>({ isPrelaunch: true });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => use(SiteContext);
