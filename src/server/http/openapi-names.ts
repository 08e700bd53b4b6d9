import type { Endpoint } from '#kernel/endpoint.ts';

export const toPascalCase = (segment: string) =>
  segment.replace(/(^|[-.])(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const toSingular = (noun: string) => {
  if (/(ies)$/.test(noun)) return noun.replace(/ies$/, 'y');
  return /[^s]s$/.test(noun) && !/(tus|details|totals|figures|News|iness)$/i.test(noun)
    ? noun.slice(0, -1)
    : noun;
};

interface WithAddress {
  url: string;
}

const segmentsOf = ({ url }: WithAddress) =>
  url
    .replace(/^\/api\//, '/')
    .split('/')
    .slice(1);

const isParameter = (segment: string) => segment.startsWith(':');

/** Names what the address is about: each noun before a parameter is one of its kind. */
const nounsOf = (endpoint: WithAddress): string[] => {
  const segments = segmentsOf(endpoint);
  return segments
    .map((segment, at) => ({ segment, isOne: isParameter(segments[at + 1] ?? '') }))
    .filter(({ segment }) => !isParameter(segment))
    .map(({ segment, isOne }) => (isOne ? toSingular(toPascalCase(segment)) : toPascalCase(segment)));
};

const endsInParameter = (endpoint: Endpoint) => isParameter(segmentsOf(endpoint).at(-1) ?? '');

const lastSingular = (nouns: readonly string[]) => [...nouns.slice(0, -1), toSingular(nouns.at(-1) ?? '')];

/** The resource of an address as a type is named: QuoteVersion. */
export const resourceOf = (endpoint: WithAddress): string => lastSingular(nounsOf(endpoint)).join('');

/** A POST that creates nothing does something with what its address names: `/quotes/:id/send` is sendQuote. */
const actionName = (endpoint: Endpoint) => {
  const nouns = nounsOf(endpoint);
  const [verb = ''] = nouns.slice(-1);
  return camel(verb) + nouns.slice(0, -1).join('');
};

/** Some addresses would have the same name as another, or one that says too little. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /calendar/:secret.ics': 'getCalendarFeed',
  'POST /api/contact': 'sendContactForm',
  'GET /api/messages/conversation/:partnerId': 'listConversationMessages',
  'GET /api/messages/conversations': 'listConversations',
  'GET /api/companies/reviews': 'listOwnCompanyReviews',
};

/**
 * Names an operation as generated clients call it. The name follows from the method and the address alone, so it stays
 * as long as they do.
 */
export const operationIdOf = (endpoint: Endpoint, isList: boolean): string => {
  const exception = exceptions[`${endpoint.method} ${endpoint.url}`];
  if (exception !== undefined) return exception;
  const nouns = nounsOf(endpoint);
  const one = lastSingular(nouns).join('');
  if (endpoint.method === 'GET') return isList ? `list${nouns.join('')}` : `get${nouns.join('')}`;
  if (endpoint.method === 'PATCH') return `update${endsInParameter(endpoint) ? one : nouns.join('')}`;
  if (endpoint.method === 'DELETE') return `delete${endsInParameter(endpoint) ? one : nouns.join('')}`;
  if (endpoint.upload) return `upload${one}`;
  return endpoint.creates ? `create${one}` : actionName(endpoint);
};
