import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { SearchReading } from '#directory/contract/filters.ts';
import type { Strings } from '#strings/strings.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { type Names, useNames } from '#web/use-names.ts';
import { readingQuestion } from './questions.ts';
import { addressOfSearch, type KnownSearch } from './search-state.ts';

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

/** What may find somebody after all, the nearest to what was asked for first. */
const waysFrom = (search: KnownSearch, reading: SearchReading, { finding }: Strings, names: Names): Way[] => {
  const { place, withoutFilters: others, spelling, trades } = reading;
  const wider = place?.within.find(({ count }) => count > 0);
  const ways: (Way | false | null | undefined)[] = [
    place &&
      wider && {
        href: addressOfSearch(search, { radius: wider.radius }),
        label: finding.lookWithin(wider.count, wider.radius, names.of(place)),
      },
    others !== null &&
      others > 0 && {
        href: addressOfSearch(search, withoutFilters),
        label: finding.withoutFilters(others),
      },
    search.location !== undefined && {
      href: addressOfSearch(search, { location: undefined, place: search.location }),
      label: finding.lookAround(search.location),
    },
    spelling !== null && {
      href: addressOfSearch(search, { q: spelling }),
      label: finding.searchInstead(spelling),
    },
    ...trades.slice(0, MOST_TRADES).map(({ id, ...trade }) => ({
      href: addressOfSearch({ category: id, ...(search.place && { place: search.place }) }),
      label: finding.allOfTrade(names.of(trade)),
    })),
  ];
  return ways.filter((way) => way !== false && way !== null && way !== undefined);
};

/** Nobody: and what to try next. */
export const NobodyFound = ({ search }: { search: KnownSearch }) => {
  const strings = useStrings();
  const names = useNames();
  const { answer } = useOutcome(readingQuestion(search));
  const { companies, directory, finding } = strings;
  const ways = answer ? waysFrom(search, answer, strings, names) : [];
  return (
    <EmptyState
      art={<SearchArt />}
      title={companies.noCompanies}
      text={ways.length > 0 ? finding.whereToLook : finding.noneFoundText}
      action={
        <>
          {ways.map(({ href, label }) => (
            <LinkButton key={href} size="small" look="secondary" href={href}>
              {label}
            </LinkButton>
          ))}
          <LinkButton look="secondary" size="small" href="/requests/new/what">
            {directory.askOnce}
          </LinkButton>
          <LinkButton look="secondary" size="small" href="/search">
            {directory.clearFilters}
          </LinkButton>
        </>
      }
    />
  );
};
