import { href } from '#kernel/href.ts';
import { type PageAccess, signedInElseLogin, signedInElseClientLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readOneOf } from '#web/navigation/search-parameters.ts';

export const profileRoute = pageRoute({
  path: '/profile',
  search: { tab: readOneOf('settings') },
  access: signedInElseClientLogin,
});

export const settingsRoute = pageRoute({
  path: '/settings',
  search: { tab: readOneOf('security', 'notifications') },
  access: signedInElseLogin,
});

const whoMustAddFactor: PageAccess = (visitor) => {
  if (!visitor) return href('/auth');
  return visitor.mustAddFactor ? null : href('/settings', { tab: 'security' });
};

/** Only people who must add a second factor come here; others do it in the settings. */
export const secondFactorRoute = pageRoute({
  path: '/second-factor',
  search: {},
  access: whoMustAddFactor,
});
