import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { categoryIcon } from '#features/companies/core/web/index.ts';
import { roundedCompanyCount } from '#features/directory/core/rules/rounded-company-count.ts';
import { href } from '#kernel/href.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { GetMethodForm, getMethodFormPath } from '#web/navigation/get-method-form.tsx';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { HiddenFormFields } from './hidden-form-fields.tsx';
import styles from './home-hero.module.css';
import { type HomeSearchParams, keptSearchParameters } from './home-search-state.ts';
import { SearchBoxWithSuggestions } from './search/search-box-with-suggestions.tsx';
import { usePlaceSuggestions, useSearchSuggestions } from './search/use-search-suggestions.ts';
import { useRememberedPlace } from './use-remembered-place.ts';

export const HERO_ILLUSTRATION_URL = '/plates/transect.svg';

export const HomeHero = ({ search, companyCount }: { search: HomeSearchParams; companyCount: number }) => {
  const { directory, home, web } = useStrings();
  const count = roundedCompanyCount(companyCount);
  return (
    <section className={styles.hero}>
      <PageWrap className={styles.top}>
        <h1 className={styles.title}>{home.heroTitle}</h1>
        <Text size="lead" className={styles.lead}>
          {count === null ? home.professionalsUncounted : home.professionals(count)}
          {home.heroLead}
        </Text>
        <SearchForm search={search} />
        <p className={styles.askOnce}>
          <SentenceWithPlaceholders
            text={home.askOnceText}
            holes={{
              tellUs: (
                <TextLink href={href('/requests/new/:step', { step: 'what', category: search.category })}>
                  {directory.askOnce}
                </TextLink>
              ),
            }}
          />{' '}
          <TextLink href={href('/prices')}>{web.prices}</TextLink>
        </p>
      </PageWrap>
      <div className={styles.transect}>
        <IllustrationImage
          src={HERO_ILLUSTRATION_URL}
          alt={home.transectAlt}
          width={1680}
          height={520}
          isFirst
        />
      </div>
      <ul className={styles.grounds}>
        {home.grounds.map(({ name, of }) => (
          <li key={name}>
            <b>{name}</b> {of}
          </li>
        ))}
      </ul>
    </section>
  );
};

const SearchForm = ({ search }: { search: HomeSearchParams }) => {
  const { directory, home } = useStrings();
  const place = useRememberedPlace(search);
  const [typed, setTyped] = useState<Pick<HomeSearchParams, 'q' | 'place'>>({});
  // Choosing one leads to the search page, with what stands in the other field.
  const onward = { q: typed.q, place: typed.place, category: search.category };
  const suggestions = useSearchSuggestions(onward);
  const places = usePlaceSuggestions(onward);
  return (
    <search>
      <GetMethodForm
        action={browseServicesHref()}
        onInput={({ currentTarget }) =>
          setTyped(Object.fromEntries(new URL(getMethodFormPath(currentTarget)).searchParams))
        }
        className={styles.find}
      >
        <HiddenFormFields values={keptSearchParameters(search, 'q', 'place')} />
        {/* The key fills the field again after a new search; typing in it is left to the browser. */}
        <SearchBoxWithSuggestions
          key={search.q}
          name="q"
          icon="search"
          className={styles.field}
          aria-label={home.searchLabel}
          defaultValue={search.q}
          placeholder={home.searchPlaceholder}
          suggestions={suggestions}
          listLabel={directory.suggestions}
        />
        <SearchBoxWithSuggestions
          ref={place}
          key={`in ${search.place}`}
          name="place"
          icon="pin"
          className={classNames(styles.field, styles.where)}
          aria-label={home.placeLabel}
          defaultValue={search.place}
          placeholder={home.placePlaceholder}
          suggestions={places}
          listLabel={directory.suggestedPlaces}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          {home.findPros}
        </Button>
      </GetMethodForm>
    </search>
  );
};

/** The directory knows these trades by their English names. */
const popularTrades = ['General Construction', 'Renovation', 'Plumbing', 'Painting', 'Electrical'];

export const PopularServices = ({ categories }: { categories: readonly NamedTrade[] }) => {
  const { home } = useStrings();
  const names = useTranslatedNames();
  return (
    <PageWrap>
      <nav className={styles.quick} aria-label={home.popularServices}>
        {popularTrades.map((name) => {
          const category = categories.find((candidate) => candidate.name === name);
          const search = category ? { category: category.id } : { q: name };
          return (
            <Anchor key={name} href={browseServicesHref(search)}>
              <Icon name={categoryIcon(name)} size="large" />
              {names.of(category ?? { name })}
            </Anchor>
          );
        })}
      </nav>
    </PageWrap>
  );
};
