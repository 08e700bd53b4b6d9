import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Strings } from '#strings/strings.ts';
import type { StringsSource } from './strings-source.ts';

const StringsContext = createContext<StringsSource | null>(null);

const ShowContext = createContext<(source: StringsSource) => void>(() => {});

/** Shows everything in another language. */
export const useSetStringsSource = () => use(ShowContext);

export const StringsProvider = ({ first, children }: { first: StringsSource; children: ReactNode }) => {
  const [source, setSource] = useState(first);
  // The development server puts newer sentences into the shown tables (scripts/hot-replacement.ts).
  useEffect(() => {
    if (!import.meta.env.DEV) return undefined;
    const showAgain = () => setSource((current) => ({ ...current }));
    addEventListener('sentences', showAgain);
    return () => removeEventListener('sentences', showAgain);
  }, []);
  return (
    <ShowContext value={setSource}>
      <StringsContext value={source}>{children}</StringsContext>
    </ShowContext>
  );
};

export const useStringsSource = (): StringsSource => {
  const source = use(StringsContext);
  if (!source) throw new Error('No strings above this component');
  return source;
};

/** Returns every sentence in the reader's language: `useStrings().companies.companyNotFound`. */
export const useStrings = (): Strings => useStringsSource().strings;

/** Loads tables that the page does not name, for a part of it that is loaded later. */
export const useLoadStringTables = () => {
  const source = useStringsSource();
  return (names: Parameters<StringsSource['load']>[0]) => source.load(names);
};
