import { readStored, store } from '#web/own-storage.ts';

const nameOf = (me: number) => `giewel-no-push ${me}`;

/** Who has said no, here or by sending the browser's question away, is not asked here again. */
export const hasDeclined = (me: number): boolean => readStored(nameOf(me)) !== null;

export const decline = (me: number) => store(nameOf(me), 'no');
