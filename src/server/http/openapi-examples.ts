/** The parts of JSON Schema that zod writes, and ours. */
export interface JsonSchema {
  description?: string;
  examples?: readonly unknown[];
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  format?: string;
  minimum?: number;
  minItems?: number;
  minLength?: number;
}

/**
 * Examples show these values, found by the field's name or by where it stands. A value that its schema doesn't accept is
 * left out of the document.
 */
const values: Readonly<Record<string, unknown>> = {
  name: 'Toiture Schmit',
  title: 'Re-roof 96 m² of natural slate',
  description: 'There is a brown stain on the bedroom ceiling, under the valley.',
  content: 'When could you come to look at the roof?',
  text: 'When could you come to look at the roof?',
  comment: 'On time, clean and as agreed.',
  username: 'claire',
  fullName: 'Claire Hoffmann',
  companyName: 'Toiture Schmit',
  clientName: 'Claire Hoffmann',
  'client.name': 'Claire Hoffmann',
  'otherUser.name': 'Claire Hoffmann',
  'caretaker.name': 'Marc Schmit',
  'member.name': 'Marc Schmit',
  'people.name': 'Marc Schmit',
  'trade.name': 'Roofing',
  'category.name': 'Roofing',
  'place.name': 'Mondercange',
  email: 'claire@mail.example',
  phoneNumber: '+352621123456',
  commune: 'Mondercange',
  canton: 'Esch-sur-Alzette',
  city: 'Mondercange',
  postalCode: '3919',
  street: '14, rue des Tilleuls',
  address: '14, rue des Tilleuls',
  vatNumber: 'LU12345678',
  registrationNumber: 'B123456',
  number: '2026-0001',
  unitPrice: '120.50',
  quantity: '96',
  price: '120.50',
  amount: '120.50',
  net: '11568.00',
  vat: '1966.56',
  total: '13534.56',
  min: '25000',
  max: '35000',
  budget: '25000',
  unit: 'm²',
  token: 'giewel_Jm3k1yX0c8yJqf0oTjM4xW7b2dV9sQhN5uKaLzRtEgA',
  secret: 'whsec_3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  ending: 'tEgA',
  url: 'https://crm.example.lu/giewel',
  website: 'https://toiture.example.lu',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const MOMENT = '2026-11-30T09:30:00.000Z';
const DAY = '2026-11-30';
const MONTH = '2026-11';

const fits = (sample: string, pattern: string) => new RegExp(pattern, 'u').test(sample);

const byPattern = (pattern: string): string | undefined =>
  [MOMENT, DAY, MONTH, '12', '120.50', '1', 'abc', 'a'.repeat(43), 'a'.repeat(64), '10:30'].find((sample) =>
    fits(sample, pattern),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a value of the schema. References lead into the components of the document. */
export const exampleOf = (
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name = '',
  depth = 0,
): unknown => {
  if (depth > 12) return null;
  const again = (part: JsonSchema, partName = name) => exampleOf(part, components, partName, depth + 1);
  if (schema.$ref) return again(components[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => again(part));
    return parts.every(isObject) ? Object.assign({}, ...parts) : parts[0];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return again(choices.find(({ type }) => type !== 'null') ?? {});
  const [type] = [schema.type ?? []].flat();
  if (schema.properties || type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => {
        const placed = `${name}.${key}`.split('.').slice(-2).join('.');
        return [key, again(part, placed in values ? placed : key)];
      }),
    );
  if (schema.prefixItems) return schema.prefixItems.map((part) => again(part));
  if (type === 'array') return schema.items ? [again(schema.items)] : [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'null') return null;
  if (type !== 'string') return name in values ? values[name] : null;
  const sample = values[name];
  const { pattern, format } = schema;
  if (typeof sample === 'string' && (pattern === undefined || fits(sample, pattern))) return sample;
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return DAY;
  if (format === 'email') return values['email'];
  if (format === 'uri') return values['url'];
  if (pattern !== undefined) return byPattern(pattern) ?? 'text';
  return 'text'.padEnd(schema.minLength ?? 0, '.');
};
