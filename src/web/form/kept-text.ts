import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';

/** What is written in a dialog and not sent: there again when the dialog is opened again. */
export const keptText = (about: string) => {
  const name = `${DRAFT_PREFIX} ${about}`;
  return {
    read: () => readStored(name) ?? '',
    keep: (text: string) => writeStored(name, text.trim()),
    forget: () => writeStored(name, ''),
  };
};
