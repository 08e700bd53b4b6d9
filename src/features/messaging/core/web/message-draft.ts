import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

/** A person has one draft for each partner, in the dialog as in the conversation. */
export const messageDraft = (me: number, partnerId: number | string) => {
  const name = `${DRAFT_PREFIX} ${me} ${partnerId}`;
  return {
    read: () => readStored(name) ?? '',
    save: (content: string) => writeStored(name, content),
  };
};
