import { createContext, use } from 'react';

/** A page must know these settings. */
export interface SiteSettings {
  isPrelaunch: boolean;
  /** True if this server sends email: a forgotten password can be reset. */
  canMail: boolean;
  /** True if webhooks may also be sent to http:// and to private addresses: for testing. */
  webhooksToAnyAddress: boolean;
  /** The footer's icons link here. */
  socialPages: Record<'facebook' | 'instagram' | 'linkedin', string>;
}

const SiteContext = createContext<SiteSettings>({
  isPrelaunch: true,
  canMail: false,
  webhooksToAnyAddress: false,
  socialPages: { facebook: '', instagram: '', linkedin: '' },
});

export const SiteSettingsProvider = SiteContext.Provider;

export const useSiteSettings = (): SiteSettings => use(SiteContext);
