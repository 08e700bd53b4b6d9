import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';
import type { Person, StaffRole } from '#kernel/signed-in-person.ts';
import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import type { Strings, StringTableName } from '#strings/strings.ts';
import type { RouteMatchOf, PageRoute } from './navigation/page-route.ts';
import type { EndpointQuery } from './query.ts';

export interface AbsoluteUrlBuilders {
  /** The address is in the language of this page. */
  page: (path: string) => string;
  /** Pictures and other files are the same in all languages. */
  file: (path: string) => string;
}

/** Other websites show a card with these words for a link to the page. */
export interface SocialCard {
  name: string;
  line: string;
  /** The average is null before the first review, and the words say that it is new. */
  rating?: { average: string | null; words: string };
  picture: string;
  /** A company's; if it has none, its initials are shown. */
  logo?: string | null;
}

/** A browser reads only the title of the head: the rest is for search engines and previews. */
export interface HtmlHead {
  title: string;
  description?: string;
  /** Search engines index the page under this one address; its path unless set. */
  canonical?: string;
  isHiddenFromSearch?: boolean;
  /** A link to the page elsewhere shows this picture of ours beside its title; the section alone unless set. */
  picture?: string;
  /** It has a card of its own in place of a picture. */
  card?: SocialCard;
  /** A reader sees this first. A drawing of ours is fetched before the styles that show it have arrived. */
  firstPicture?: string;
  /** Describes the page in the words of schema.org. */
  structuredData?: (address: AbsoluteUrlBuilders) => readonly object[];
}

/** Returns undefined while the response is not cached. */
export type ReadCachedQuery = <Answer>(query: EndpointQuery<Answer>) => Answer | undefined;

/** A page may choose its queries by these. */
export interface PageQueryContext {
  visitor: (Pick<Person, 'userType'> & { staffRole?: StaffRole | null }) | null;
  read: ReadCachedQuery;
}

interface HeadContext<Match> {
  match: Match;
  language: Language;
  strings: Strings;
  read: ReadCachedQuery;
}

/** A page is a path (in the route table), its queries and a screen. */
export interface PageDefinition<Match> {
  tables: readonly StringTableName[];
  /** A part that is open only at some addresses, such as a tab, needs these tables too. */
  tablesOf?(match: Match): readonly StringTableName[];
  /**
   * Run before the page is shown. The first that is refused gives the page its status. Called again with the
   * responses, for queries that depend on them: none runs twice.
   */
  queries(match: Match, context: PageQueryContext): readonly EndpointQuery[];
  head(context: HeadContext<Match>): HtmlHead;
  /**
   * Returns the shown companies, for their counts: the host calls it where it rendered the page, else the browser.
   */
  shows?(context: { match: Match; read: ReadCachedQuery }): ViewedCompanies;
  Screen: (props: Match) => ReactNode;
  /** Shown while an in-browser navigation loads slowly. */
  Skeleton?: (props: Match) => ReactNode;
  status?: number;
}

/** The host handles any page so: only its own route knows the type of its match. */
export type LoadedPage = Omit<PageDefinition<{ params: object; search: object }>, 'Screen' | 'Skeleton'> & {
  Screen: (props: never) => ReactNode;
  Skeleton?: (props: never) => ReactNode;
};

/** `definePage<typeof searchRoute>({…})`: the type of a match follows from the address. */
export const definePage = <Address extends PageRoute>(
  definition: PageDefinition<RouteMatchOf<Address>>,
): PageDefinition<RouteMatchOf<Address>> => definition;

export const stringTablesOf = (
  { tables, tablesOf }: LoadedPage,
  match: Parameters<LoadedPage['queries']>[0],
) => (tablesOf ? [...tables, ...tablesOf(match)] : tables);
