export const THEME_STORAGE_KEY = 'giewel-theme';

/** `system` means that the person has chosen nothing. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const isStored = (value: string | null | undefined): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

export const parseThemeChoice = (storedValue: string | null | undefined): ThemeChoice =>
  isStored(storedValue) ? storedValue : 'system';

/**
 * Goes into <head>, before the style sheets, so that a stored choice applies at the first paint. Its hash is in
 * the content security policy: the text must not change between the hash and the page.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

export const readTheme = (): ThemeChoice => {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return parseThemeChoice(document.documentElement.dataset.theme); // storage is forbidden here
  }
};

export const applyTheme = (choice: ThemeChoice): void => {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
};

const listeners = new Set<() => void>();
const callSubscribers = () => {
  for (const listener of listeners) listener();
};

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // The choice applies to this page only.
  }
  applyTheme(choice);
  callSubscribers();
};

const followOtherTabs = (event: StorageEvent) => {
  if (event.key !== THEME_STORAGE_KEY && event.key !== null) return;
  applyTheme(readTheme());
  callSubscribers();
};

/** Matches useSyncExternalStore. */
export const subscribeTheme = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
};
