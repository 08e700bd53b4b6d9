import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const messagesRoute = pageRoute({
  path: '/messages',
  search: {},
  access: signedInElseLogin,
});

export const conversationRoute = pageRoute({
  /** The id is the partner's user id. */
  path: '/messages/:id',
  search: {},
  access: signedInElseLogin,
});
