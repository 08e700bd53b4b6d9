/** The parameters in a path such as '/companies/:id', by name. */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;

/** src/app/page-paths.ts declares the routes here, so that modules below can link to the pages of modules above. */
export interface RegisteredRoutes {}

type Route = RegisteredRoutes extends { routes: infer Routes }
  ? Extract<Routes, { path: string; search: Readonly<Record<string, (text: string) => unknown>> }>
  : never;

export type PagePath = Route['path'];

/** An id or a cursor may also come as text. */
type ValueFor<Read> = Read extends number ? number | string : Exclude<Read, symbol | undefined>;

type SearchFor<Readers extends Readonly<Record<string, (text: string) => unknown>>> = {
  [Name in keyof Readers]?: ValueFor<ReturnType<Readers[Name]>> | undefined;
};

type ValuesFor<Path extends PagePath> = Record<keyof ParamsOf<Path>, string | number> &
  SearchFor<Extract<Route, { path: Path }>['search']>;

type HrefArguments<Path extends PagePath> = keyof ParamsOf<Path> extends never
  ? [values?: ValuesFor<Path>]
  : [values: ValuesFor<Path>];

/**
 * Returns the address of a page: `href('/companies/:id', { id: 3, tab: 'reviews' })` is '/companies/3?tab=reviews'.
 * Values that the path doesn't name become the query, in this order; undefined ones are left out. The address has no
 * language: links and redirects add the page's own.
 */
export const href = <Path extends PagePath>(
  path: Path,
  ...[values = {} as never]: HrefArguments<Path>
): string => {
  const given: Readonly<Record<string, string | number | undefined>> = values;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !path.split('/').includes(`:${name}`)) query.set(name, String(value));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  // Lists of ids are written 3,1,2.
  return query.size > 0 ? `${filled}?${query.toString().replace(/(\d)%2C(?=\d)/g, '$1,')}` : filled;
};
