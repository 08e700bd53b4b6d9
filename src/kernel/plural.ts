import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

/**
 * Intl.PluralRules has these forms for the counts of a language. French has 0 in `one`, and whole millions have a form
 * in French and Portuguese: 'un million de vues', 'um milhão de visitas'.
 */
interface PluralForms extends Record<Language, Intl.LDMLPluralRule> {
  en: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  de: 'one' | 'other';
  lb: 'one' | 'other';
  pt: 'one' | 'many' | 'other';
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** Returns the words that go with a count. A missing form of the language doesn't compile. */
export const pluralForm = <Spoken extends Language>(
  language: Spoken,
  count: number,
  forms: Record<PluralForms[Spoken], string>,
): string => {
  rules[language] ??= new Intl.PluralRules(numberLocaleTags[language]);
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  // A browser with newer rules may name a form that we lack; then the words of most counts serve.
  return words[rules[language].select(count)] ?? words.other ?? '';
};
