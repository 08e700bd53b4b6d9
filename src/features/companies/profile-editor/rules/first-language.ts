import type { CompanyTexts } from '#features/companies/core/contract/texts.ts';
import type { Language } from '#kernel/language.ts';

/**
 * The same texts, the first of them in this language: where one is written in it already, the two change places; else
 * it was only called by a wrong name.
 */
export const withFirstLanguage = (company: CompanyTexts, language: Language): CompanyTexts => {
  const { [language]: becomesFirst, ...otherTexts } = company.texts;
  if (!becomesFirst || company.textLanguage === null) return { ...company, textLanguage: language };
  const { line, description } = company;
  return {
    ...becomesFirst,
    textLanguage: language,
    texts: { ...otherTexts, [company.textLanguage]: { line, description } },
  };
};
