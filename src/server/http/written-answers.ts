import type { Endpoint, Page } from '#kernel/endpoint.ts';

interface Written {
  endpoint: Endpoint;
  json: string;
}

const written = new WeakMap<object, Written>();

/** An item of a list that was held to its contract when it was made: it is neither judged nor written again. */
export const noteWritten = (endpoint: Endpoint, item: object): void => {
  written.set(item, { endpoint, json: JSON.stringify(item) });
};

const jsonOf = (endpoint: Endpoint, item: unknown): string | undefined => {
  const known = written.get(item as object);
  return known?.endpoint === endpoint ? known.json : undefined;
};

/** Whether all of a page was judged before. */
export const isWritten = (endpoint: Endpoint, { items }: Page<unknown>): boolean =>
  items.every((item) => jsonOf(endpoint, item) !== undefined);

/** The items of a page as JSON. */
export const writeItems = (endpoint: Endpoint, { items }: Page<unknown>): string =>
  `[${items.map((item) => jsonOf(endpoint, item) ?? JSON.stringify(item)).join(',')}]`;
