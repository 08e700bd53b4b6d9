import { readStored, writeStored } from '#web/own-storage.ts';

const nameOf = (me: number) => `giewel-no-push ${me}`;

/** Who has said no, here or by sending the browser's question away, is not asked here again. */
export const hasDeclinedOffer = (me: number): boolean => readStored(nameOf(me)) !== null;

export const declineOffer = (me: number) => writeStored(nameOf(me), 'no');
