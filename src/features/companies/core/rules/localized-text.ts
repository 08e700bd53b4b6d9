import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import type { Language } from '#kernel/language.ts';

/** Readers get these languages before the company's first text, because Luxembourg reads German and French. */
const readToo: Partial<Record<Language, readonly Language[]>> = { lb: ['de', 'fr'] };

export interface LocalizedText {
  text: string;
  /** Null if nobody has said the language. */
  language: Language | null;
  /** The company wrote this text first. */
  isFirst: boolean;
}

type Part = 'line' | 'description';

export type MultilingualText<P extends Part> = Pick<CompanyTexts, 'textLanguage'> &
  Record<P, string> & { texts: Partial<Record<Language, Record<P, string>>> };

const originalText = <P extends Part>(company: MultilingualText<P>, part: P): LocalizedText => ({
  text: company[part],
  language: company.textLanguage,
  isFirst: true,
});

/** Returns a company's line or description in the best of its languages for a reader. */
export const localizedTextFor = <P extends Part>(
  company: MultilingualText<P>,
  part: P,
  reader: Language,
): LocalizedText => {
  for (const language of [reader, ...(readToo[reader] ?? [])]) {
    if (language === company.textLanguage && company[part]) break;
    const text = company.texts[language]?.[part];
    if (text) return { text, language, isFirst: false };
  }
  return originalText(company, part);
};

/** Returns the text that the company wrote first. */
export const originalCompanyTextOf = (company: CompanyTexts, part: Part): LocalizedText =>
  originalText(company, part);

/** Returns a value for `lang` if the text is in another language than the page. */
export const langAttributeFor = (reader: Language, language: Language | null): Language | undefined =>
  language === null || language === reader ? undefined : language;

/** A card shows no more than this; a list of 200 companies must not carry five long texts of each. */
const LONGEST_IN_LISTS = 200;

export const shortenTextsForLists = (texts: CompanyTexts['texts']): CompanyTexts['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { line, description }]) => [
      language,
      { line, description: description.slice(0, LONGEST_IN_LISTS) },
    ]),
  );
