import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import { testHost } from '#testing/host.ts';
import { allEndpointRoutes } from './registry.ts';

const { db } = await testHost();

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  type?: string | string[];
}

const within = ({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  allOf = [],
  additionalProperties,
}: Schema) =>
  [
    ...Object.entries(properties),
    ...[items, ...anyOf, ...oneOf, ...allOf].map((schema): [string, Schema | undefined] => ['', schema]),
    ['*', typeof additionalProperties === 'object' ? additionalProperties : undefined] as const,
  ].filter((entry): entry is [string, Schema] => entry[1] !== undefined);

const isText = ({ type }: Schema) => [type].flat().includes('string');

/** These fields hold a name of the database's own. */
const NAMED = /^(commune|canton|place|trade|category|works)$/;

/** These fields hold lists of such names, which one table beside them explains. */
const LISTED = /^service(Cantons|Communes)$/;

/** Returns where such a name goes out without its translations beside it. */
const bareNamesIn = (schema: Schema, path: string): string[] => {
  const { properties = {} } = schema;
  const bare = Object.entries(properties).flatMap(([name, property]) => {
    if (LISTED.test(name)) return 'placeNames' in properties ? [] : [`${path}.${name}`];
    if (NAMED.test(name) && isText(property)) return `${name}Names` in properties ? [] : [`${path}.${name}`];
    const isNamed = NAMED.test(name) && property.properties && 'name' in property.properties;
    return isNamed && !('names' in (property.properties ?? {})) ? [`${path}.${name}`] : [];
  });
  return [
    ...bare,
    ...within(schema).flatMap(([name, inner]) => bareNamesIn(inner, name ? `${path}.${name}` : path)),
  ];
};

const without: readonly RegExp[] = [
  // A card is found on the map by these; it shows the town as the company has written it.
  /^[A-Z]+ \/api\/(companies|company-profile|folders|shared-folders)\b.*\.(commune|canton)$/,
  // These are chosen in a list that has the translations.
  /^[A-Z]+ \/api\/company-profile\b.*\.service(Cantons|Communes)$/,
  /^GET \/api\/request-commune\.commune$/,
  // The person who proposes a visit has written the meeting place.
  /^[A-Z]+ \/api\/(visits|calendar)\b.*\.place$/,
];

test('beside each name of a trade or a place stand those of the other languages (reading 64)', () => {
  const bare = allEndpointRoutes(db).flatMap(({ endpoint }) => {
    const { answer } = endpoint as { answer?: Parameters<typeof toJSONSchema>[0] };
    if (!answer) return [];
    const schema = toJSONSchema(answer, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Schema;
    return bareNamesIn(schema, `${endpoint.method} ${endpoint.url}`);
  });
  expect([...new Set(bare)].filter((name) => !without.some((pattern) => pattern.test(name)))).toEqual([]);
});
