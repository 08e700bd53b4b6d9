import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

/** A person has one draft for each partner, in the dialog as in the conversation. */
export const createMessageDraftStorage = (me: number, partnerId: number | string) => {
  const name = `${DRAFT_KEY_PREFIX} ${me} ${partnerId}`;
  return {
    read: () => readBrowserStorage(name) ?? '',
    save: (content: string) => writeBrowserStorage(name, content),
  };
};
