import { dismissToast, showToast } from '#design/toast.ts';
import { chooseLanguage } from '#kernel/choose-language.ts';
import { addressIn, type Language, languageNames } from '#kernel/language.ts';
import { currentAddress } from '#web/navigation/own-address.ts';
import { readStored, writeStored } from '#web/own-storage.ts';
import { setPageLanguage } from '#web/page-language.ts';
import type { StringsSource } from '#web/strings-source.ts';

const OFFERED = 'giewel-language-offered';
const A_DAY_MS = 86_400_000;

type Show = (source: StringsSource) => void;

/** Says the page in another language, where it stands: what is open, chosen and typed stays. */
export const speak = async (language: Language, source: StringsSource, show: Show) => {
  const next = await source.inLanguage?.(language);
  if (!next) return;
  const address = currentAddress();
  setPageLanguage(language);
  document.documentElement.lang = language;
  history.replaceState(history.state, '', addressIn(language, address));
  show(next);
};

/** Whoever reads another language of ours is told once that there is one, in that language; nobody is sent there. */
export const offerLanguage = async (source: StringsSource, show: Show) => {
  const language = chooseLanguage(navigator.languages.join(','));
  if (language === source.language || readStored(OFFERED)) return;
  const offered = await source.inLanguage?.(language);
  if (!offered) return;
  writeStored(OFFERED, 'yes');
  const notice = showToast({
    title: offered.strings.web.alsoHere,
    duration: A_DAY_MS,
    action: {
      label: languageNames[language],
      onPress: () => {
        dismissToast(notice);
        void speak(language, source, show);
      },
    },
  });
};
