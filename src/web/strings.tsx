import { createContext, type ReactNode, use, useState } from 'react';
import { addressIn, type Language } from '#kernel/language.ts';
import type { Strings } from '#strings/strings.ts';
import { currentAddress } from './navigation/own-address.ts';
import { setPageLanguage } from './page-language.ts';
import type { StringsSource } from './strings-source.ts';

const StringsContext = createContext<StringsSource | null>(null);

const SpeakContext = createContext<(source: StringsSource) => void>(() => {});

export const StringsProvider = ({ first, children }: { first: StringsSource; children: ReactNode }) => {
  const [source, setSource] = useState(first);
  return (
    <SpeakContext value={setSource}>
      <StringsContext value={source}>{children}</StringsContext>
    </SpeakContext>
  );
};

export const useStringsSource = (): StringsSource => {
  const source = use(StringsContext);
  if (!source) throw new Error('No strings above this component');
  return source;
};

/** Every sentence of the reader's language: `useStrings().companies.companyNotFound`. */
export const useStrings = (): Strings => useStringsSource().strings;

/** Fetches tables that the page does not name, for a part of it that comes when it is asked for. */
export const useLoadTables = () => {
  const source = useStringsSource();
  return (names: Parameters<StringsSource['load']>[0]) => source.load(names);
};

/** Says the page in another language, where it stands: what is open, chosen and typed stays. */
export const useSpeak = () => {
  const source = useStringsSource();
  const speak = use(SpeakContext);
  return async (language: Language) => {
    const next = await source.inLanguage?.(language);
    if (!next) return;
    const address = currentAddress();
    setPageLanguage(language);
    document.documentElement.lang = language;
    history.replaceState(history.state, '', addressIn(language, address));
    speak(next);
  };
};
