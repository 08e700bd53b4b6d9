import { openToAnyone, type PageAccess } from './access.ts';
import type { ParamsOf } from './match-path.ts';
import type { SearchOf, SearchReaders } from './search-parameters.ts';

/** Where a page is found, who may enter it, and what its address says. Each module declares its own. */
export interface PageRoute {
  path: string;
  /** What the address says after the question mark. A value that makes no sense falls back. */
  search: SearchReaders;
  access: PageAccess;
  /** Shows a company's whole profile, its e-mail and phone too: counted as the call that answers it is (`isProfile`). */
  isProfile?: true;
  /** An address of old that sends everybody on, for good. */
  hasMoved?: true;
}

export const pageRoute = <const Address extends PageRoute>(address: Address) => address;

/** A page for anybody to read, whose address says nothing more. */
export const textPage = <const Path extends string>(path: Path) =>
  pageRoute({ path, search: {}, access: openToAnyone });

/** What an address says once it has been read. */
export interface MatchOf<Address extends PageRoute> {
  params: ParamsOf<Address['path']>;
  search: SearchOf<Address['search']>;
}
