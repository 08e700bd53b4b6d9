import { createContext, use } from 'react';

/** What the settings say that a page must know. */
export interface SiteSettings {
  isPrelaunch: boolean;
  /** Mail leaves this server: a forgotten password can be set again. */
  canMail: boolean;
  /** Where the footer's icons lead. */
  socialPages: Record<'facebook' | 'instagram' | 'linkedin', string>;
}

const SiteContext = createContext<SiteSettings>({
  isPrelaunch: true,
  canMail: false,
  socialPages: { facebook: '', instagram: '', linkedin: '' },
});

export const SiteProvider = SiteContext.Provider;

export const useSite = (): SiteSettings => use(SiteContext);
