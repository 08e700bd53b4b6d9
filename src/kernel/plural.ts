import type { Language } from './language.ts';
import { localeTags } from './locales.ts';

/**
 * The forms that counts have in a language, as Intl.PluralRules tells them apart. French has 0 in `one`, and of whole
 * millions French and Portuguese say 'un million de vues', 'um milhão de visitas'.
 */
interface PluralForms extends Record<Language, Intl.LDMLPluralRule> {
  en: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  lb: 'one' | 'other';
  pt: 'one' | 'many' | 'other';
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The words that go with a count. A form that the language needs and lacks does not compile. */
export const pluralForm = <Spoken extends Language>(
  language: Spoken,
  count: number,
  forms: Record<PluralForms[Spoken], string>,
): string => {
  rules[language] ??= new Intl.PluralRules(localeTags[language]);
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  // A browser that knows a form more than we do says it as most counts.
  return words[rules[language].select(count)] ?? words.other ?? '';
};
