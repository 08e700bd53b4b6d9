import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { HiddenFormFields } from '#features/directory/pages/web/hidden-form-fields.tsx';
import { href } from '#kernel/href.ts';
import { pathInLanguage } from '#kernel/language.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { SearchBoxWithSuggestions } from './search-box-with-suggestions.tsx';
import { SearchFilters } from './search-filters.tsx';
import styles from './search-form.module.css';
import type { ValidSearchState } from './search-state.ts';
import { useLiveSearch } from './use-live-search.ts';
import { usePlaceSuggestions, useSearchSuggestions } from './use-search-suggestions.ts';

interface SearchFormProps {
  search: ValidSearchState;
  categories: readonly NamedTrade[];
}

const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

const ERROR_ID = 'search-term-error';

/** A plain GET form searches while one types once the script runs. */
export const SearchForm = ({ search, categories }: SearchFormProps) => {
  const { finding } = useStrings();
  const { language } = useStringsSource();
  const form = useRef<HTMLFormElement>(null);
  const [isTermMissing, setTermMissing] = useState(false);
  const live = useLiveSearch(form, search);
  const suggestions = useSearchSuggestions(search);
  const places = usePlaceSuggestions(search);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    // The button and the Enter key need a term; a changed filter does not.
    const isEmpty = !['q', 'place'].some((name) => /\S/.test(textOf(fields, name)));
    const isMissing = submitter !== null && isEmpty;
    setTermMissing(isMissing);
    if (!isMissing) live.submit();
  };

  const type = () => {
    setTermMissing(false);
    live.onType();
  };

  return (
    <search>
      <form
        ref={form}
        method="get"
        action={pathInLanguage(language, href('/search'))}
        onSubmit={submit}
        className={styles.form}
      >
        <HiddenFormFields
          values={{
            location: search.location,
            commune: search.commune,
            canton: search.canton,
            view: search.view,
          }}
        />
        <div className={styles.boxes}>
          <SearchBoxWithSuggestions
            name="q"
            icon="search"
            aria-label={finding.searchFieldLabel}
            aria-invalid={isTermMissing ? true : undefined}
            aria-describedby={isTermMissing ? ERROR_ID : undefined}
            defaultValue={search.q}
            placeholder={finding.searchFieldPlaceholder}
            suggestions={suggestions}
            listLabel={finding.suggestions}
            onType={type}
            onChosen={() => live.discard('q')}
          />
          <SearchBoxWithSuggestions
            name="place"
            icon="pin"
            aria-label={finding.locationLabel}
            defaultValue={search.place}
            placeholder={finding.locationPlaceholder}
            suggestions={places}
            listLabel={finding.suggestedPlaces}
            onType={type}
            onChosen={() => live.discard('place')}
          />
          <Button type="submit" variant="primary" className={styles.submit}>
            {finding.search}
          </Button>
        </div>
        <FieldError id={ERROR_ID}>{isTermMissing && finding.searchTermRequired}</FieldError>
        <SearchFilters search={search} categories={categories} />
      </form>
    </search>
  );
};
