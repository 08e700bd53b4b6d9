import { type core, toJSONSchema } from 'zod';
import fc from '#testing/fast-check.ts';

interface Form {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Form[];
  oneOf?: Form[];
  allOf?: Form[];
  properties?: Record<string, Form>;
  required?: string[];
  items?: Form;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Such values have broken parsers before. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    2 ** 31,
    1e308,
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e\u2028',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00%ff',
    '{}',
    [],
    {},
    [[[[]]]],
    { $gt: '' },
  ),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.integer({ min: 1, max: 3000 }).map((length) => 'a'.repeat(length)),
  fc.jsonValue({ maxDepth: 3 }),
);

const textOf = ({ pattern, minLength = 0, maxLength = 60 }: Form): fc.Arbitrary<unknown> => {
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, minLength + 40)) };
  const plain = fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' }));
  if (pattern === undefined) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 200 });
  } catch {
    // A pattern with lookahead or lookbehind cannot generate text.
    return plain;
  }
};

const objectOf = ({ properties = {}, required = [] }: Form) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, form]) => [name, valueOf(form)])), {
    requiredKeys: required,
  });

const typed = (form: Form, type: string): fc.Arbitrary<unknown> => {
  const { minimum = 0, maximum = 1000, items = {}, minItems = 0, maxItems = 5 } = form;
  // Small numbers are likely ids.
  const small = { min: minimum, max: Math.min(maximum, minimum + 40) };
  switch (type) {
    case 'object':
      return objectOf(form);
    case 'array':
      return fc.array(valueOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(small), fc.constantFrom(minimum, maximum));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(form);
    default:
      return oddValue;
  }
};

const valueOf = (form: Form): fc.Arbitrary<unknown> => {
  if ('const' in form) return fc.constant(form.const);
  if (form.enum) return fc.constantFrom(...form.enum);
  const several = form.anyOf ?? form.oneOf;
  if (several) return fc.oneof(...several.map(valueOf));
  const types = Array.isArray(form.type) ? form.type : [form.type];
  return fc.oneof(...types.map((type = 'anything') => typed(form, type)));
};

/** Generates values that a schema accepts, or nearly. */
export const valuesOf = (schema: core.$ZodType | undefined): fc.Arbitrary<unknown> =>
  schema
    ? valueOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Form)
    : fc.constant(undefined);
