import { createStore } from './store.ts';

/**
 * A modal dialog makes the rest of the page inert, toasts included. So the toast region moves into the
 * topmost open dialog, and this is how it knows.
 */
export const openDialogs = createStore<readonly HTMLElement[]>([]);

export const dialogOpened = (dialog: HTMLElement): void => openDialogs.set([...openDialogs.get(), dialog]);
export const dialogClosed = (dialog: HTMLElement): void =>
  openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
