import type { Endpoint } from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { ViewedCompanies } from '#kernel/viewed-companies.ts';
import type { StringTableName } from '#strings/strings.ts';
import type { PageData } from './page-data.ts';
import type { HtmlHead } from './page.ts';
import type { SiteSettings } from './site-settings.tsx';

export type InProcessResponse =
  | { isOk: true; value: unknown }
  | { isOk: false; status: number; body: string };

export interface PageRequest {
  /** Consists of path and query string. */
  address: string;
  language: Language;
  person: Person | null;
  site: SiteSettings;
  /** The page was last rendered from these: if the responses are the same again, it is not rendered again. */
  answeredBefore?: PageData['answers'] | undefined;
  /** Calls an endpoint in this process, as this visitor. */
  call: (endpoint: Endpoint, address: string) => Promise<InProcessResponse>;
}

export interface RenderedPage {
  status: number;
  name: string;
  language: Language;
  tables: readonly StringTableName[];
  isSignedIn: boolean;
  /** The language that a signed-in account remembers. */
  accountLanguage: Language | null;
  head: HtmlHead;
  markup: string;
  data: PageData;
  /** The page was rendered from all of these and carries a part. */
  answers: PageData['answers'];
  /** Only a change of public data may change it, so it may be cached until then. */
  isPublic: boolean;
  shown: ViewedCompanies | undefined;
}

export type RenderPage = (
  request: PageRequest,
) => Promise<RenderedPage | { redirectTo: string; hasMoved: boolean } | { isAsBefore: true }>;
