import type { ComponentProps } from 'react';
import { LONGEST_WORDS } from '#directory/rules/longest-words.ts';

/** A box whose text is its own: `defaultValue` is only what it begins with. */
export const TypedInput = (props: ComponentProps<'input'>) => (
  <input type="search" maxLength={LONGEST_WORDS} autoComplete="off" {...props} />
);
