import { useEffect, useEffectEvent, useState } from 'react';

const STORAGE_KEY = 'moderation-keys';

const readStored = () => {
  // The server has no storage.
  if (typeof window === 'undefined') return true;
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Single keys can be switched off: dictated words would press them (WCAG 2.1.4). */
export const useShortcutsSwitch = () => {
  const [isOn, setIsOn] = useState(readStored);
  const turn = (isEnabled: boolean) => {
    setIsOn(isEnabled);
    try {
      localStorage.setItem(STORAGE_KEY, isEnabled ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [isOn, turn] as const;
};

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [role="tablist"]') !== null;

/** Keys act only while nothing is typed and no dialog is open. */
export const useKeyboardShortcuts = (keys: Readonly<Record<string, () => void>>) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(event)) return;
    if (document.querySelector('dialog[open]')) return;
    const action = keys[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
