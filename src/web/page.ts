import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { Person, StaffRole } from '#kernel/visitor.ts';
import type { Strings, TableName } from '#strings/strings.ts';
import type { MatchOf, PageRoute } from './navigation/page-route.ts';
import type { EndpointQuery } from './query.ts';

/** Makes a path of ours a whole address. */
export interface AbsoluteUrls {
  /** Of a page, in the language of this one. */
  page: (path: string) => string;
  /** Of a picture, and of what is one thing in all languages. */
  file: (path: string) => string;
}

/** What stands in the document's head. In a browser only the title is read: the rest is for whoever fetches the page. */
export interface PageHead {
  title: string;
  description?: string;
  /** The one address of this page for search engines; its path unless said otherwise. */
  canonical?: string;
  isHiddenFromSearch?: boolean;
  /** A picture of ours that stands beside links to the page elsewhere; the section unless said otherwise. */
  picture?: string;
  /** What one sees first. Where it is a drawing of ours, it is fetched before the styles that show it have come. */
  firstPicture?: string;
  /** What the page is about in the words of schema.org. */
  structuredData?: (address: AbsoluteUrls) => readonly object[];
}

/** Reads an answer that is already there; undefined while it is not. */
export type ReadCachedQuery = <Answer>(query: EndpointQuery<Answer>) => Answer | undefined;

/** What a page may choose its questions by. */
export interface QueryContext {
  visitor: (Pick<Person, 'userType'> & { staffRole?: StaffRole | null }) | null;
  read: ReadCachedQuery;
}

interface HeadContext<Match> {
  match: Match;
  language: Language;
  strings: Strings;
  read: ReadCachedQuery;
}

/** A page is a path (in the route table), the questions it asks and a screen. */
export interface PageDefinition<Match> {
  /** The tables of sentences it reads besides the frame's. */
  tables: readonly TableName[];
  /** Those that only a part of it reads, which is open where the address says so: a tab's. */
  tablesOf?(match: Match): readonly TableName[];
  /**
   * Answered before the page is shown. The first that is refused gives the page its status. Called again with
   * the answers, for what only they make a question: nothing is asked twice.
   */
  queries(match: Match, context: QueryContext): readonly EndpointQuery[];
  head(context: HeadContext<Match>): PageHead;
  /** The companies on it, for their counts: the host asks where it has rendered the page, the browser elsewhere. */
  shows?(context: { match: Match; read: ReadCachedQuery }): ShownCompanies;
  Screen: (props: Match) => ReactNode;
  /** What stands in while the answers of an in-browser navigation take long. */
  Skeleton?: (props: Match) => ReactNode;
  status?: number;
}

/** Any page, as the host handles it: only its own route knows what its match holds. */
export type LoadedPage = Omit<PageDefinition<{ params: object; search: object }>, 'Screen' | 'Skeleton'> & {
  Screen: (props: never) => ReactNode;
  Skeleton?: (props: never) => ReactNode;
};

/** `definePage<typeof searchRoute>({…})`: what a match holds follows from the address. */
export const definePage = <Address extends PageRoute>(
  definition: PageDefinition<MatchOf<Address>>,
): PageDefinition<MatchOf<Address>> => definition;

/** All tables that a page reads at an address. */
export const tablesAt = ({ tables, tablesOf }: LoadedPage, match: Parameters<LoadedPage['queries']>[0]) =>
  tablesOf ? [...tables, ...tablesOf(match)] : tables;
