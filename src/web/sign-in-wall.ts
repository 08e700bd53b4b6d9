import { createStore } from '#design/store.ts';

/** What somebody wanted to do who has not signed in. It is done once, when they have. */
export type WantedAct = () => Promise<unknown> | void;

/** Wrapped, because a store takes a function for what it is. */
export const wantedAct = createStore<{ act: WantedAct } | null>(null);

/** Opens the dialog to sign in or up over the page; the act follows on it. */
export const askToSignIn = (act: WantedAct) => wantedAct.set({ act });
