import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { HiddenFormFields } from '#features/directory/pages/web/hidden-form-fields.tsx';
import { href } from '#kernel/href.ts';
import { pathInLanguage } from '#kernel/language.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchBoxWithSuggestions } from './search-box-with-suggestions.tsx';
import { SearchFilters, SortChoice } from './search-filters.tsx';
import styles from './search-form.module.css';
import type { ValidSearchState } from './search-state.ts';
import { TradeLinks } from './trade-links.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useLiveSearch } from './use-live-search.ts';
import { usePlaceSuggestions, useSearchSuggestions } from './use-search-suggestions.ts';
import type { UnderstoodChipData } from './use-understood-chips.ts';

interface SearchFormProps {
  search: ValidSearchState;
  categories: readonly NamedTrade[];
  understood: readonly UnderstoodChipData[];
}

const textOf = (fields: FormData, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

const ERROR_ID = 'search-term-error';

/** A plain GET form searches while one types once the script runs. */
export const SearchForm = ({ search, categories, understood }: SearchFormProps) => {
  const { directory, finding } = useStrings();
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
            literal: search.literal,
          }}
        />
        <div className={styles.place}>
          <div className={styles.boxes}>
            <SearchBoxWithSuggestions
              name="q"
              icon="search"
              className={styles.field}
              aria-label={finding.searchFieldLabel}
              aria-invalid={isTermMissing ? true : undefined}
              aria-describedby={isTermMissing ? ERROR_ID : undefined}
              defaultValue={search.q}
              placeholder={finding.searchFieldPlaceholder}
              suggestions={suggestions}
              listLabel={directory.suggestions}
              onType={type}
              onChosen={() => live.discard('q')}
            />
            <SearchBoxWithSuggestions
              name="place"
              icon="pin"
              className={styles.field}
              aria-label={finding.locationLabel}
              defaultValue={search.place}
              placeholder={finding.locationPlaceholder}
              suggestions={places}
              listLabel={directory.suggestedPlaces}
              onType={type}
              onChosen={() => live.discard('place')}
            />
            <Button type="submit" className={styles.submit}>
              {finding.search}
            </Button>
          </div>
        </div>
        <FieldError id={ERROR_ID}>{isTermMissing && finding.searchTermRequired}</FieldError>
        <div className={styles.line}>
          {understood.length > 0 && <UnderstoodChips understood={understood} />}
          {search.q === undefined && (
            <TradeLinks search={search} categories={categories} isShort={understood.length > 0} />
          )}
          <ResultsHead search={search} />
          <SortChoice search={search} />
          <SearchFilters search={search} categories={categories} />
        </div>
      </form>
    </search>
  );
};
