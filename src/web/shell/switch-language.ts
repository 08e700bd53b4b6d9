import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { CurrentUser } from '#kernel/current-user.ts';
import { type Language, pathInLanguage } from '#kernel/language.ts';
import { rememberLanguage } from '#kernel/remember-language.ts';
import { callEndpoint } from '#web/api-client.ts';
import { readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { readCurrentAddress } from '#web/navigation/current-address.ts';
import { setPageLanguage } from '#web/page-language.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import { LANGUAGE_OFFER_CLOSED_KEY } from './language-offer-script.ts';

type Show = (source: StringsSource) => void;

/** The page's language and its reader stand in these: see language-offer-script.ts. */
const documentData = () => document.documentElement.dataset;

/** Shows the page in another language where it stands: open, chosen and typed things stay. */
export const switchLanguage = async (language: Language, source: StringsSource, show: Show) => {
  const next = await source.inLanguage?.(language);
  if (!next) return;
  const address = readCurrentAddress();
  setPageLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(history.state, '', pathInLanguage(language, address));
  delete documentData()['offered'];
  // Synchronous, because all later fetches are in this language.
  flushSync(() => show(next));
};

/** Stops offering other languages, and has the account remember the choice. */
export const chooseLanguage = async (
  language: Language,
  source: StringsSource,
  show: Show,
  client: QueryClient,
) => {
  const closed = readBrowserStorage(LANGUAGE_OFFER_CLOSED_KEY) ?? '';
  const offered = documentData()['reads'] ?? language;
  if (!closed.includes(offered)) writeBrowserStorage(LANGUAGE_OFFER_CLOSED_KEY, `${closed} ${offered}`);
  await switchLanguage(language, source, show);
  const visitor = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey);
  if (!visitor) return;
  // If it fails, the page is in that language all the same, and the next choice is remembered.
  const remembered = await callEndpoint(rememberLanguage, { params: { language } }).catch(() => null);
  if (remembered) client.setQueryData(visitorQuery.queryKey, remembered);
};
