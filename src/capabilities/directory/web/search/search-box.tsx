import { useRef } from 'react';
import { Icon } from '../../../../design/icon.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import styles from './search-form.module.css';
import type { KnownSearch } from './search-state.ts';
import { optionId, SUGGESTIONS_ID, SuggestionList } from './suggestion-list.tsx';
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
  const { directory } = useStrings();
  const input = useRef<HTMLInputElement>(null);
  const { options, active, isOpen, choose, type, close, onKeyDown } = useSuggestions(search, onChoose);
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <TypedInput
        name="q"
        inputRef={input}
        value={search.q ?? ''}
        placeholder={directory.searchFieldPlaceholder}
        aria-label={directory.searchFieldLabel}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={SUGGESTIONS_ID}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onType={(text) => {
          type(text);
          onType();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList options={isOpen ? options : []} active={active} onChoose={choose} />
    </div>
  );
};
