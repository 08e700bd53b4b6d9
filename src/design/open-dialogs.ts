import { createStore } from './store.ts';

/**
 * A modal dialog makes the rest of the page inert, toasts included. So the toast region moves into the topmost
 * open dialog, which it finds here.
 */
export const openDialogsStore = createStore<readonly HTMLElement[]>([]);

const setOpen = (dialogs: readonly HTMLElement[]): void => {
  // The page behind does not scroll (base.css).
  document.documentElement.toggleAttribute('data-dialog', dialogs.length > 0);
  openDialogsStore.set(dialogs);
};

export const addOpenDialog = (dialog: HTMLElement): void => setOpen([...openDialogsStore.get(), dialog]);
export const removeOpenDialog = (dialog: HTMLElement): void =>
  setOpen(openDialogsStore.get().filter((open) => open !== dialog));
