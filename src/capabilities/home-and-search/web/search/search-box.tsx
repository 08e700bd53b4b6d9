import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './search-form.module.css';
import type { KnownSearch } from './search-state.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { TypedInput } from './typed-input.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  search: KnownSearch;
  onType: () => void;
  /** Something was chosen instead of typed on. */
  onChoose: () => void;
  errorId: string | undefined;
}

/** What or who is looked for, with what may be meant under it. */
export const SearchBox = ({ search, onType, onChoose, errorId }: SearchBoxProps) => {
  const { finding } = useStrings();
  const suggesting = useSuggestions(search, onChoose);
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <TypedInput
        {...suggesting.boxProps}
        name="q"
        defaultValue={search.q}
        placeholder={finding.searchFieldPlaceholder}
        aria-label={finding.searchFieldLabel}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onInput={(event) => {
          suggesting.type(event.currentTarget.value);
          onType();
        }}
      />
      <SuggestionList {...suggesting} />
    </div>
  );
};
