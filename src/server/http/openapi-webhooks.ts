import type { Endpoint } from '#kernel/endpoint.ts';
import type { OpenApiContext, OpenApiOptions } from './openapi-context.ts';
import { exampleOf } from './openapi-examples.ts';
import { describeFields } from './openapi-fields.ts';

export const headerIn = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const webhookHeaders = [
  ['webhook-id', 'The same for every delivery of one event.', { type: 'string' }],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    '`v1,` and the signature, as Standard Webhooks says; several with spaces between them while a secret is being replaced.',
    { type: 'string' },
  ],
] as const;

/** Finds the scope of the call that stands behind an address with other names in it. */
const scopeOf = (call: string, endpoints: readonly Endpoint[]) => {
  const shape = (text: string) => text.replaceAll(/\{\w+\}|:\w+/g, ':');
  const found = endpoints.find(({ method, url }) => shape(`${method} ${url}`) === shape(call));
  if (found?.scope === undefined) throw new Error(`No token may call ${call}`);
  return found.scope;
};

/** The meanings of an event's fields stand under this name. */
const WEBHOOK_EVENT = 'WebhookEvent';

export const webhooksOf = (
  endpoints: readonly Endpoint[],
  { webhooks = {}, convert, components }: OpenApiContext,
) =>
  Object.fromEntries(
    Object.entries(webhooks).map(([type, { summary, readWith, data }]) => {
      const json = convert(data, 'output');
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { const: type },
          timestamp: { type: 'string', format: 'date-time' },
          data: json,
        },
      };
      return [
        type,
        {
          post: {
            summary,
            description: `Get the details with \`${readWith}\` (scope \`${scopeOf(readWith, endpoints)}\`).`,
            operationId: `on${type.replaceAll(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
            security: [],
            parameters: webhookHeaders.map(([name, description, form]) => ({
              ...headerIn(name, description, form),
              required: true,
            })),
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: describeFields(WEBHOOK_EVENT, schema),
                  example: exampleOf(schema, components),
                },
              },
            },
            responses: { '2XX': { description: 'You’ve received the event.' } },
          },
        },
      ];
    }),
  );

/** Lists the events for the introduction, in Markdown. */
export const webhookTable = (endpoints: readonly Endpoint[], { webhooks = {} }: OpenApiOptions): string =>
  Object.entries(webhooks)
    .map(
      ([type, { summary, readWith }]) =>
        `| \`${type}\` | ${summary} | \`${readWith}\` | \`${scopeOf(readWith, endpoints)}\` |`,
    )
    .join('\n');
