import type { Endpoint, Page } from '#kernel/endpoint.ts';
import { Body } from './body.ts';

interface Written {
  endpoint: Endpoint;
  json: string;
}

interface Whole {
  endpoint: Endpoint;
  body: Body;
}

const written = new WeakMap<object, Written>();
const whole = new WeakMap<object, Whole>();

/** An item of a list that was held to its contract when it was made: it is neither judged nor written again. */
export const noteWritten = (endpoint: Endpoint, item: object): void => {
  written.set(item, { endpoint, json: JSON.stringify(item) });
};

/** The same of a whole answer, whose bytes are kept with their compressed forms. */
export const noteWhole = (endpoint: Endpoint, answer: object): void => {
  whole.set(answer, { endpoint, body: new Body(JSON.stringify(answer)) });
};

/** The bytes of an answer that was judged and written before. */
export const wholeBody = (endpoint: Endpoint, answer: unknown): Body | undefined => {
  const known = whole.get(answer as object);
  return known?.endpoint === endpoint ? known.body : undefined;
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
