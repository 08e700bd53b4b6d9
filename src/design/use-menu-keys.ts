import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';
import { nextIndexForKey } from './next-index-for-key.ts';
import { positionBelowOpener } from './position-below-opener.ts';

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button:enabled')];

/** Opens by arrow key, and closes when the page changes under it. */
const useOpener = (opener: RefObject<HTMLButtonElement | null>, menu: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const button = opener.current;
    const layer = menu.current;
    if (!button || !layer) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      layer.showPopover({ source: button });
      itemsOf(layer)
        .at(event.key === 'ArrowDown' ? 0 : -1)
        ?.focus();
    };
    button.addEventListener('keydown', open, { signal });
    window.addEventListener('popstate', () => layer.hidePopover(), { signal });
    return () => leaving.abort();
  }, [opener, menu]);

/** A menu may have several openers: the pressed one, unless it went away with the menu it stood in. */
const visibleSourceOf = ({ nativeEvent }: ToggleEvent) => {
  const source = 'source' in nativeEvent ? nativeEvent.source : null;
  return source instanceof HTMLElement && source.checkVisibility() ? source : null;
};

/** Handles arrow keys, Home and End inside; closes after a choice. */
export const useMenuKeys = (opener: RefObject<HTMLButtonElement | null>, onOpen?: () => void) => {
  const ref = useRef<HTMLElement>(null);
  useOpener(opener, ref);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const items = itemsOf(event.currentTarget);
      const focusedIndex = items.findIndex((item) => item === document.activeElement);
      const next = nextIndexForKey(event.key, focusedIndex, items.length, 'vertical');
      if (next === undefined) return;
      event.preventDefault();
      items[next]?.focus();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('a, button')) {
        event.currentTarget.hidePopover();
      }
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.newState !== 'open') return;
      const button = visibleSourceOf(event) ?? opener.current;
      if (button) positionBelowOpener(event.currentTarget, button);
      onOpen?.();
    },
  };
};
