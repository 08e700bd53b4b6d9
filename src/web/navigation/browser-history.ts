import { pathInPageLanguage } from './current-address.ts';
import { rememberScroll } from './scroll-memory.ts';

const entryKey = () => (history.state as { entry?: string } | null)?.entry;

/** Wraps the browser's history: each entry has a key by which its scroll position is remembered. */
export const createBrowserHistory = () => {
  let key = '';
  const leave = () => rememberScroll(key, scrollY);
  return {
    leave,

    write: (address: string, replace: boolean) => {
      leave();
      if (!replace) key = crypto.randomUUID();
      history[replace ? 'replaceState' : 'pushState']({ entry: key }, '', pathInPageLanguage(address));
    },

    /** Returns the key of the entry to which the browser has gone back or forward. */
    comeBack: (): string => {
      leave();
      key = entryKey() ?? crypto.randomUUID();
      return key;
    },

    /** Takes over the scroll. Returns the key of an entry that was here before; none on a first visit. */
    begin: (): string | undefined => {
      history.scrollRestoration = 'manual';
      const presentKey = entryKey();
      key = presentKey ?? crypto.randomUUID();
      if (presentKey === undefined) history.replaceState({ entry: key }, '');
      return presentKey;
    },
  };
};
