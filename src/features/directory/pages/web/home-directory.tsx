import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Icon } from '#design/icon.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Select } from '#design/select.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { CompanyCard } from '#features/companies/profile/web/index.ts';
import { SHOWN_CATEGORY_BUTTON_COUNTS } from '#features/directory/core/contract/directory.ts';
import { LazyCompareBar } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { BROWSE_SERVICES_ID, browseServicesHref } from '#web/navigation/browse-services.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { HiddenFormFields } from './hidden-form-fields.tsx';
import styles from './home-directory.module.css';
import { homeCompaniesQuery } from './home-queries.ts';
import {
  type HomeSearchParams,
  searchPageHref,
  keptSearchParameters,
  companyCountAfterShowMore,
} from './home-search-state.ts';
import { resultCountText } from './result-count-text.ts';

interface DirectoryProps {
  search: HomeSearchParams;
  categories: readonly NamedTrade[];
}

/** The URL holds the state, so each form is a plain GET. */
export const HomeDirectory = ({ search, categories }: DirectoryProps) => {
  const { directory } = useStrings();
  return (
    <PageWrap>
      <section
        id={BROWSE_SERVICES_ID}
        className={styles.directory}
        aria-labelledby={`${BROWSE_SERVICES_ID}-title`}
      >
        <div className={styles.head}>
          <h2 id={`${BROWSE_SERVICES_ID}-title`}>{directory.browseTitle}</h2>
          <SortForm search={search} />
        </div>
        <CategoryButtons search={search} categories={categories} />
        <Text size="small" className={styles.onward}>
          <TextLink data-alone href={searchPageHref(search)}>
            {directory.filtersAndMap}
          </TextLink>
        </Text>
        <Companies search={search} />
      </section>
    </PageWrap>
  );
};

const SortForm = ({ search }: { search: HomeSearchParams }) => {
  const { directory } = useStrings();
  return (
    <GetMethodForm action={browseServicesHref()} stay className={styles.sort}>
      <HiddenFormFields values={keptSearchParameters(search, 'sort')} />
      <label className={styles.sortLabel}>
        {directory.sortBy}
        <Select
          key={search.sort}
          size="small"
          name="sort"
          defaultValue={search.sort ?? ''}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{directory.sortRelevance}</option>
          <option value="rating">{directory.sortRating}</option>
          <option value="newest">{directory.sortNewest}</option>
        </Select>
      </label>
      <noscript>
        <button type="submit">{directory.sort}</button>
      </noscript>
    </GetMethodForm>
  );
};

const CategoryButtons = ({ search, categories }: DirectoryProps) => {
  const { directory } = useStrings();
  const names = useTranslatedNames();
  const first = categories.slice(0, SHOWN_CATEGORY_BUTTON_COUNTS.desktop);
  const otherCategories = categories.slice(SHOWN_CATEGORY_BUTTON_COUNTS.desktop);
  // A category beyond those can be chosen by its URL and must be visible then.
  const visibleCategories = [...first, ...otherCategories.filter(({ id }) => id === search.category)];
  return (
    <GetMethodForm action={browseServicesHref()} stay>
      <HiddenFormFields values={keptSearchParameters(search, 'category')} />
      <fieldset aria-label={directory.categories} className={styles.categories}>
        <CategoryButton
          name={directory.allCategories}
          icon="grid"
          isPressed={search.category === undefined}
        />
        {visibleCategories.map(({ id, ...category }, index) => (
          <CategoryButton
            key={id}
            id={id}
            name={names.of(category)}
            icon={categoryIcon(category.name)}
            isPressed={search.category === id}
            isForDesktop={index >= SHOWN_CATEGORY_BUTTON_COUNTS.mobile && search.category !== id}
          />
        ))}
      </fieldset>
    </GetMethodForm>
  );
};

interface CategoryButtonProps {
  id?: number;
  name: string;
  icon: ReturnType<typeof categoryIcon>;
  isPressed: boolean;
  isForDesktop?: boolean;
}

const CategoryButton = ({ id, name, icon, isPressed, isForDesktop }: CategoryButtonProps) => (
  <button
    type="submit"
    name="category"
    value={id ?? ''}
    aria-pressed={isPressed}
    className={isForDesktop ? styles.desktopOnly : undefined}
  >
    <Icon name={icon} />
    {name}
  </button>
);

const Companies = ({ search }: { search: HomeSearchParams }) => {
  const { directory } = useStrings();
  const { data: companyPage } = useQuery(homeCompaniesQuery(search));
  // The rest of the page works without the list.
  if (!companyPage) return <NotLoaded search={search} />;
  const { items, total } = companyPage;
  return (
    <>
      {(search.q || search.place) && <ResultsSummary search={search} total={total} />}
      {items.length === 0 ? (
        <NoCompanies search={search} />
      ) : (
        <>
          <ul className={styles.cards}>
            {items.map((company) => (
              <li key={company.id}>
                <CompanyCard company={company} isComparable />
              </li>
            ))}
          </ul>
          <LazyCompareBar searched={{ category: search.category, commune: search.place }} />
        </>
      )}
      {items.some(({ isFeatured }) => isFeatured) && (
        <Text size="small" className={styles.ranking}>
          <TextLink data-alone href={`${href('/search')}#ranking`}>
            {directory.rankingLink}
          </TextLink>
        </Text>
      )}
      {items.length < total && (
        <GetMethodForm action={browseServicesHref()} replace stay className={styles.more}>
          <HiddenFormFields values={keptSearchParameters(search, 'show')} />
          <Button type="submit" variant="secondary" name="show" value={companyCountAfterShowMore(search)}>
            {directory.showMore}
          </Button>
          <Text size="small" tone="faint" aria-live="polite">
            {directory.shown(items.length, total)}
          </Text>
        </GetMethodForm>
      )}
    </>
  );
};

const ResultsSummary = ({ search: { q, place }, total }: { search: HomeSearchParams; total: number }) => {
  const { directory } = useStrings();
  return (
    <Text className={styles.results} aria-live="polite">
      {q ? (
        <>
          {directory.showingResultsFor} <b>{q}</b> {place && `${directory.nearPlace(place)} `}
        </>
      ) : (
        place && `${directory.resultsNear(place)} `
      )}
      <span>({resultCountText(total, directory)})</span>{' '}
      <TextLink href={browseServicesHref()}>{directory.clearSearch}</TextLink>
    </Text>
  );
};

const NotLoaded = ({ search }: { search: HomeSearchParams }) => {
  const { directory } = useStrings();
  return (
    <div role="alert">
      <EmptyState
        art={<SearchArt />}
        title={directory.notLoaded}
        text={directory.notLoadedText}
        action={
          <LinkButton variant="secondary" size="small" href={searchPageHref(search)}>
            {directory.lookFurther}
          </LinkButton>
        }
      />
    </div>
  );
};

const NoCompanies = ({ search }: { search: HomeSearchParams }) => {
  const { directory, companies } = useStrings();
  const isFiltered = Object.keys(search).some((name) => name !== 'sort');
  return (
    <EmptyState
      art={<SearchArt />}
      title={search.category === undefined ? companies.noCompanies : directory.noneInCategory}
      text={companies.noCompaniesText}
      action={
        isFiltered && (
          <>
            <LinkButton variant="secondary" size="small" href={searchPageHref(search)}>
              {directory.lookFurther}
            </LinkButton>
            <LinkButton variant="secondary" size="small" href={browseServicesHref()}>
              {directory.clearFilters}
            </LinkButton>
          </>
        )
      }
    />
  );
};
