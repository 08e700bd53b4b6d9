import { readStored, writeStored } from '#web/own-storage.ts';

const nameOf = (me: number) => `giewel-no-push ${me}`;

/** A person who has declined, here or by dismissing the browser's prompt, is not asked here again. */
export const hasDeclinedOffer = (me: number): boolean => readStored(nameOf(me)) !== null;

export const declineOffer = (me: number) => writeStored(nameOf(me), 'no');
