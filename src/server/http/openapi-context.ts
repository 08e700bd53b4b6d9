import type { core } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { ServerStrings } from '#strings/strings.ts';
import type { JsonSchema } from './openapi-examples.ts';

type Schema = core.$ZodType;

/** An event that webhooks receive. */
export interface WebhookDescription {
  summary: string;
  /** An event holds ids alone; this call says the rest. The event's own names stand in its address. */
  readWith: `GET /api/${string}`;
  data: Schema;
}

export interface OpenApiOptions {
  strings: ServerStrings;
  sessionCookie: string;
  /** The API is at this address. */
  server: string;
  version: string;
  webhooks?: Readonly<Record<string, WebhookDescription>> | undefined;
  /** Webhooks may also have an address of http or of a private network. */
  webhooksToAnyAddress?: boolean | undefined;
}

export interface OpenApiContext extends OpenApiOptions {
  components: Readonly<Record<string, JsonSchema>>;
  /** Responses refer to these examples of refusals by name; each is added where it is first needed. */
  refusalExamples: Record<string, { value: { status: number } }>;
  convert: (schema: Schema, io: 'input' | 'output') => JsonSchema;
  /** Some addresses differ only in what they call a parameter. */
  parametersIn: ReadonlyMap<Endpoint, Readonly<Record<string, string>>>;
}

export const WEBSITE_TAG = 'website';
export const PUBLIC_TAG = 'public';

/** Operations of one area stand together. Those without a scope are for the website alone. */
export const tagOf = ({ scope, isPublic }: Pick<Endpoint, 'scope' | 'isPublic'>): string => {
  if (isPublic || scope === 'any') return PUBLIC_TAG;
  return scope === undefined ? WEBSITE_TAG : (scope.split(':')[0] ?? WEBSITE_TAG);
};
