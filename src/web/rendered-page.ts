import type { Endpoint } from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import type { ShownCompanies } from '#kernel/shown-companies.ts';
import type { Person } from '#kernel/visitor.ts';
import type { TableName } from '#strings/strings.ts';
import type { PageHead } from './page.ts';
import type { PageData } from './page-data.ts';
import type { SiteSettings } from './site.tsx';

export type InProcessResponse =
  | { isOk: true; value: unknown }
  | { isOk: false; status: number; body: string };

export interface PageRequest {
  /** Path and query. */
  address: string;
  language: Language;
  person: Person | null;
  site: SiteSettings;
  /** What the page was made of the last time: where it is answered the same again, it is not made again. */
  answeredBefore?: PageData['answers'] | undefined;
  /** Asks an endpoint in this process, as this visitor. */
  call: (endpoint: Endpoint, address: string) => Promise<InProcessResponse>;
}

export interface RenderedPage {
  status: number;
  name: string;
  language: Language;
  tables: readonly TableName[];
  isSignedIn: boolean;
  /** What the account remembers, where somebody is signed in. */
  accountLanguage: Language | null;
  head: PageHead;
  markup: string;
  data: PageData;
  /** All that it was made of, of which the page carries a part. */
  answers: PageData['answers'];
  /** Nothing in it may change unless public data does, so it may be kept until then. */
  isPublic: boolean;
  shown: ShownCompanies | undefined;
}

export type RenderPage = (
  request: PageRequest,
) => Promise<RenderedPage | { redirectTo: string; hasMoved: boolean } | { isAsBefore: true }>;
