import { type FocusEvent, useState } from 'react';

/** The name of the field of a line that has the focus, and what its row listens with. */
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
