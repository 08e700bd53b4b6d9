import { useQuery } from '@tanstack/react-query';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { SearchExplanation } from '#features/directory/core/contract/search-filters.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { type TranslatedNamesFormat, useTranslatedNames } from '#web/use-translated-names.ts';
import { searchExplanationQuery } from './queries.ts';
import { searchHref, type ValidSearchState } from './search-state.ts';
import { searchedTradeAndCommune } from './searched-trade-and-commune.ts';

interface Way {
  href: string;
  label: string;
}

const MOST_TRADES = 2;

const withoutFilters = {
  category: undefined,
  rating: undefined,
  emergency: undefined,
  verified: undefined,
  commune: undefined,
  canton: undefined,
} as const;

/** Lists changes that would find somebody, the smallest first. */
const waysFrom = (
  search: ValidSearchState,
  reading: SearchExplanation,
  { finding }: Strings,
  names: TranslatedNamesFormat,
): Way[] => {
  const { place, withoutFilters: countWithoutFilters, spelling, trades } = reading;
  const wider = place?.within.find(({ count }) => count > 0);
  const ways: (Way | false | null | undefined)[] = [
    place &&
      wider && {
        href: searchHref(search, { radius: wider.radius }),
        label: finding.lookWithin(wider.count, wider.radius, names.of(place)),
      },
    countWithoutFilters !== null &&
      countWithoutFilters > 0 && {
        href: searchHref(search, withoutFilters),
        label: finding.withoutFilters(countWithoutFilters),
      },
    search.location !== undefined && {
      href: searchHref(search, { location: undefined, place: search.location }),
      label: finding.lookAround(search.location),
    },
    spelling !== null && {
      href: searchHref(search, { q: spelling }),
      label: finding.searchInstead(spelling),
    },
    ...trades.slice(0, MOST_TRADES).map(({ id, ...trade }) => ({
      href: searchHref({ category: id, ...(search.place && { place: search.place }) }),
      label: finding.allOfTrade(names.of(trade)),
    })),
  ];
  return ways.filter((way) => way !== false && way !== null && way !== undefined);
};

/** Says that nobody was found and what to try next. */
export const NoResults = ({ search }: { search: ValidSearchState }) => {
  const strings = useStrings();
  const names = useTranslatedNames();
  const { data: reading } = useQuery(searchExplanationQuery(search));
  const { companies, directory, finding } = strings;
  const ways = reading ? waysFrom(search, reading, strings, names) : [];
  return (
    <EmptyState
      art={<SearchArt />}
      title={companies.noCompanies}
      text={ways.length > 0 ? finding.whereToLook : finding.noneFoundText}
      action={
        <>
          {ways.map(({ href, label }) => (
            <LinkButton key={href} size="small" variant="secondary" href={href}>
              {label}
            </LinkButton>
          ))}
          <LinkButton
            variant="secondary"
            size="small"
            href={href('/requests/new/:step', { step: 'what', ...searchedTradeAndCommune(search, reading) })}
          >
            {directory.askOnce}
          </LinkButton>
          <LinkButton variant="secondary" size="small" href={href('/search')}>
            {directory.clearFilters}
          </LinkButton>
        </>
      }
    />
  );
};
