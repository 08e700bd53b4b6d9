import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { type Language, languageNames, languages } from '#kernel/language.ts';
import { useStrings } from '#web/strings.tsx';

interface Props {
  className?: string | undefined;
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** The PDF and the emails about it are in the client’s language unless its company chooses another. */
export const DocumentLanguageField = ({ className, draft, change }: Props) => {
  const { writing } = useStrings();
  return (
    <label className={className}>
      <span>{writing.goesOutIn}</span>
      <select
        data-field="paperLanguage"
        value={draft.paperLanguage}
        onChange={({ currentTarget: { value } }) =>
          change((current) => ({ ...current, paperLanguage: value as Language }))
        }
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
};
