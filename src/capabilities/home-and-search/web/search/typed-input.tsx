import type { ComponentProps } from 'react';

/** A box whose text is its own: `defaultValue` is only what it begins with. */
export const TypedInput = (props: ComponentProps<'input'>) => (
  <input type="search" maxLength={200} autoComplete="off" {...props} />
);
