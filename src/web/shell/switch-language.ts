import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { User } from '#kernel/current-user.ts';
import { addressIn, type Language } from '#kernel/language.ts';
import { rememberLanguage } from '#kernel/remember-language.ts';
import { call } from '#web/api-client.ts';
import { currentAddress } from '#web/navigation/own-address.ts';
import { writeStored } from '#web/own-storage.ts';
import { setPageLanguage } from '#web/page-language.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuestion } from '#web/visitor.ts';
import { OFFER_ANSWERED } from './offer-script.ts';

type Show = (source: StringsSource) => void;

/** What the page is read in, and by whom: see offer-script.ts. */
const told = () => document.documentElement.dataset;

/** Says the page in another language, where it stands: what is open, chosen and typed stays. */
export const switchLanguage = async (language: Language, source: StringsSource, show: Show) => {
  const next = await source.inLanguage?.(language);
  if (!next) return;
  const address = currentAddress();
  setPageLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(history.state, '', addressIn(language, address));
  delete told()['offered'];
  // At once: whatever is fetched from here on is fetched in this language.
  flushSync(() => show(next));
};

/** Somebody has chosen a language: no other is offered any more, and their account remembers it. */
export const chooseLanguage = async (
  language: Language,
  source: StringsSource,
  show: Show,
  client: QueryClient,
) => {
  writeStored(OFFER_ANSWERED, told()['reads'] ?? language);
  await switchLanguage(language, source, show);
  const visitor = client.getQueryData<User | null>(visitorQuestion.queryKey);
  if (!visitor) return;
  // Where it fails the page is in that language all the same, and the next choice is remembered.
  const remembered = await call(rememberLanguage, { params: { language } }).catch(() => null);
  if (remembered) client.setQueryData(visitorQuestion.queryKey, remembered);
};
