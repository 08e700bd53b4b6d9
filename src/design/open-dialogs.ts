/**
 * A modal dialog makes the rest of the page inert, toasts included. So the toast region moves into the
 * topmost open dialog, and this is how it knows.
 */
let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLElement[]) => {
  dialogs = next;
  for (const listener of listeners) listener();
};

export const dialogOpened = (dialog: HTMLElement): void => set([...dialogs, dialog]);
export const dialogClosed = (dialog: HTMLElement): void => set(dialogs.filter((open) => open !== dialog));
export const topDialog = (): HTMLElement | undefined => dialogs.at(-1);

export const subscribeDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
