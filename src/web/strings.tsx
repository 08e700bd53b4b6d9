import { createContext, use } from 'react';
import type { Strings } from '../strings/strings.ts';

const StringsContext = createContext<Strings | null>(null);

export const StringsProvider = StringsContext.Provider;

/** Every sentence of the reader's language: `useStrings().companies.companyNotFound`. */
export const useStrings = (): Strings => {
  const strings = use(StringsContext);
  if (!strings) throw new Error('No strings above this component');
  return strings;
};
