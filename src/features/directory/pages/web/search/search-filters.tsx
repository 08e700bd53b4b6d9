import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Popover } from '#design/popover.tsx';
import { Select } from '#design/select.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { minRatingOptions } from '#features/directory/core/rules/min-rating-options.ts';
import { searchRadii, DEFAULT_SEARCH_RADIUS } from '#features/directory/core/rules/search-radius.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './search-form.module.css';
import { countActiveFilters, type ValidSearchState } from './search-state.ts';

interface FiltersProps {
  search: ValidSearchState;
  categories: readonly NamedTrade[];
}

const submitForm = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
  event.currentTarget.form?.requestSubmit();

/** Each filter takes effect when it is chosen; without script the form's button submits it. */
export const SearchFilters = ({ search, categories }: FiltersProps) => {
  const { directory, finding } = useStrings();
  const names = useTranslatedNames();
  const format = useFormat();
  const activeCount = countActiveFilters(search);
  return (
    <Popover
      title={finding.filters}
      renderOpener={(opener) => (
        <Button
          {...opener}
          size="small"
          variant="secondary"
          icon="filter"
          className={classNames(styles.opener, activeCount > 0 && styles.active)}
        >
          {activeCount > 0 ? `${finding.filters} (${activeCount})` : finding.filters}
        </Button>
      )}
    >
      <fieldset className={styles.filters} aria-label={finding.filters}>
        <Choice name="category" label={finding.category} value={search.category}>
          <option value="">{directory.allCategories}</option>
          {sortByName(names.language, categories).map((category) => (
            <option key={category.id} value={category.id}>
              {names.of(category)}
            </option>
          ))}
        </Choice>
        <Choice name="rating" label={finding.leastRating} value={search.rating}>
          <option value="">{finding.anyRating}</option>
          {minRatingOptions.map((least) => (
            <option key={least} value={least}>
              {finding.ratingFrom(format.number(Number(least)))}
            </option>
          ))}
        </Choice>
        {(search.place ?? search.radius) !== undefined && (
          <Choice name="radius" label={finding.distance} value={search.radius}>
            {searchRadii.map((radius) => (
              <option key={radius} value={radius === DEFAULT_SEARCH_RADIUS ? '' : radius}>
                {radius === 'country' ? finding.wholeCountry : finding.withinKm(radius)}
              </option>
            ))}
          </Choice>
        )}
        <Switch name="emergency" label={finding.emergencyOnly} isOn={search.emergency !== undefined} />
        <Switch name="verified" label={finding.verifiedOnly} isOn={search.verified !== undefined} />
      </fieldset>
    </Popover>
  );
};

export const SortChoice = ({ search: { sort } }: { search: ValidSearchState }) => {
  const { directory, finding } = useStrings();
  return (
    <Choice name="sort" label={directory.sortBy} value={sort === 'relevance' ? undefined : sort}>
      <option value="">{directory.sortRelevance}</option>
      <option value="rating">{directory.sortRating}</option>
      <option value="name">{finding.sortName}</option>
    </Choice>
  );
};

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number | undefined;
  children: ReactNode;
}

const Choice = ({ name, label, value, children }: ChoiceProps) => (
  <label className={styles.choice}>
    <span>{label}</span>
    <Select key={value} size="small" name={name} defaultValue={value ?? ''} onChange={submitForm}>
      {children}
    </Select>
  </label>
);

const Switch = ({ name, label, isOn }: { name: string; label: string; isOn: boolean }) => (
  <label className={styles.switch}>
    <input
      key={String(isOn)}
      type="checkbox"
      name={name}
      value="true"
      defaultChecked={isOn}
      onChange={submitForm}
    />
    {label}
  </label>
);
