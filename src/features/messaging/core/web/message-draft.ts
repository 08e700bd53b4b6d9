import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

/** What one person writes to another and has not sent: one draft, in the dialog as in the conversation. */
export const messageDraft = (me: number, partnerId: number | string) => {
  const name = `${DRAFT_PREFIX} ${me} ${partnerId}`;
  return {
    read: () => readStored(name) ?? '',
    save: (content: string) => writeStored(name, content),
  };
};
