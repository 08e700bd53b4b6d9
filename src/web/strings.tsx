import { createContext, use } from 'react';
import type { Strings } from '../strings/strings.ts';
import type { StringsSource } from './strings-source.ts';

const StringsContext = createContext<StringsSource | null>(null);

export const StringsProvider = StringsContext.Provider;

export const useStringsSource = (): StringsSource => {
  const source = use(StringsContext);
  if (!source) throw new Error('No strings above this component');
  return source;
};

/** Every sentence of the reader's language: `useStrings().companies.companyNotFound`. */
export const useStrings = (): Strings => useStringsSource().strings;
