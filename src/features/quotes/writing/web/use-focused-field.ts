import { type FocusEvent, useState } from 'react';

/** Returns the name of the line's field that has the focus, and the listeners for its row. */
export const useFocusedField = () => {
  const [typing, setTyping] = useState<string | null>(null);
  return {
    typing,
    follow: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setTyping(target.dataset['field'] ?? null),
      onBlur: () => setTyping(null),
    },
  };
};
