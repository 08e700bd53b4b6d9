import type { KeyboardEvent } from 'react';

export type LineActionName = 'next' | 'above' | 'below' | 'insert' | 'up' | 'down' | 'copy' | 'remove';

/** A description of one row is lower than this. */
const ONE_ROW_PX = 48;

/** An arrow leaves a field where its caret can go no further; a list of choices keeps its arrows. */
const leavesField = (target: EventTarget, isUp: boolean): boolean => {
  if (target instanceof HTMLInputElement) return true;
  if (!(target instanceof HTMLTextAreaElement)) return false;
  const { selectionStart, selectionEnd, value, scrollHeight } = target;
  return scrollHeight < ONE_ROW_PX || (isUp ? selectionEnd === 0 : selectionStart === value.length);
};

/** Returns null for a key that does nothing to the line. */
export const lineActionOf = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  target,
}: KeyboardEvent): LineActionName | null => {
  if (key === 'Enter' && altKey) return 'insert';
  if (key === 'Enter' && !shiftKey) return 'next';
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const isUp = key === 'ArrowUp';
    if (altKey) return isUp ? 'up' : 'down';
    if (ctrlKey || metaKey || shiftKey || !leavesField(target, isUp)) return null;
    return isUp ? 'above' : 'below';
  }
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'copy' : null;
};
