import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import type { Language } from '#kernel/language.ts';

/**
 * Makes this language the first: a text already written in it changes places with the first text; else the first text
 * only had the wrong language.
 */
export const switchFirstLanguage = (company: CompanyTexts, language: Language): CompanyTexts => {
  const { [language]: becomesFirst, ...otherTexts } = company.texts;
  if (!becomesFirst || company.textLanguage === null) return { ...company, textLanguage: language };
  const { line, description } = company;
  return {
    ...becomesFirst,
    textLanguage: language,
    texts: { ...otherTexts, [company.textLanguage]: { line, description } },
  };
};
