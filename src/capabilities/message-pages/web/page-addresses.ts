import { signedIn } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const messagesAddress = pageAddress({
  path: '/messages',
  search: {},
  access: signedIn,
});

export const conversationAddress = pageAddress({
  /** The other's user id. */
  path: '/messages/:id',
  search: {},
  access: signedIn,
});
