import type { ParamsOf } from '#kernel/href.ts';
import { openToAnyone, type PageAccess } from './page-access.ts';
import type { SearchParametersOf, SearchParameterReaders } from './search-parameters.ts';

/** A route is a page's path, its readers and the parameters of its address. Each module declares its own. */
export interface PageRoute {
  path: string;
  /** Reads the address after the question mark. A value that makes no sense falls back. */
  search: SearchParameterReaders;
  access: PageAccess;
  /**
   * True if the page shows a company's whole profile with e-mail and phone: it counts as the call behind it does
   * (`isProfile`).
   */
  isProfile?: true;
  /** True if an old address redirects everybody for good. */
  hasMoved?: true;
}

export const pageRoute = <const Address extends PageRoute>(address: Address) => address;

/** Anybody may read such a page, and its address has no parameters. */
export const publicRoute = <const Path extends string>(path: Path) =>
  pageRoute({ path, search: {}, access: openToAnyone });

/** A match is an address that has been read. */
export interface RouteMatchOf<Address extends PageRoute> {
  params: ParamsOf<Address['path']>;
  search: SearchParametersOf<Address['search']>;
}
