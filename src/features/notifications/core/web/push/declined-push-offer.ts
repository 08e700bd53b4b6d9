import { readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

const nameOf = (me: number) => `giewel-no-push ${me}`;

/** A person who has declined, here or by dismissing the browser's prompt, is not asked here again. */
export const hasDeclinedPushOffer = (me: number): boolean => readBrowserStorage(nameOf(me)) !== null;

export const storeDeclinedPushOffer = (me: number) => writeBrowserStorage(nameOf(me), 'no');
