import type { KeyboardEvent } from 'react';

export type LineActionName = 'next' | 'up' | 'down' | 'copy' | 'remove';

/** Returns null for a key that does nothing to the line. */
export const lineActionOf = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): LineActionName | null => {
  if (key === 'Enter' && !shiftKey) return 'next';
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  return (ctrlKey || metaKey) && key.toLowerCase() === 'd' ? 'copy' : null;
};
