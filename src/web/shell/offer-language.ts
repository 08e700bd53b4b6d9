import { dismissToast, showToast } from '#design/toast.ts';
import { chooseLanguage } from '#kernel/choose-language.ts';
import { type Language, languageNames } from '#kernel/language.ts';
import { readStored, writeStored } from '#web/own-storage.ts';
import type { StringsSource } from '#web/strings-source.ts';

const OFFERED = 'giewel-language-offered';
const A_DAY_MS = 86_400_000;

/** Whoever reads another language of ours is told once that there is one, in that language; nobody is sent there. */
export const offerLanguage = async (source: StringsSource, speak: (language: Language) => Promise<void>) => {
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
        void speak(language);
      },
    },
  });
};
