import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webhookEventTypes } from '#features/api/webhooks/rules/webhooks.ts';
import { leadStages } from '#features/dashboards/company/rules/lead-stage.ts';
import { exampleValues } from '#server/http/openapi-example-values.ts';
import { fieldMeanings } from '#server/http/openapi-field-meanings.ts';
import { meaningKeyOf } from '#server/http/openapi-fields.ts';
import { testHost } from '#testing/host.ts';
import { allEndpointRoutes } from './registry.ts';

const { ask, db } = await testHost();

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Media {
  schema: Schema;
  example?: unknown;
}

interface Problem {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
}

interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, Media & { examples?: Record<string, { $ref?: string; value?: Problem }> }>;
}

interface Operation {
  description?: string;
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: string;
    description?: string;
    required: boolean;
    example?: unknown;
    schema: { type?: string; default?: number; minimum?: number; maximum?: number };
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    examples: Record<string, { value: Problem }>;
  };
}

const { text, body } = await ask('GET', '/api/openapi.json');
const document = body as Document;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
);
const ofPrograms = operations.filter(({ operation: { tags } }) => !tags.includes('website'));

const mediaOf = ({ requestBody, responses }: Operation) => [
  ...Object.entries(requestBody?.content ?? {}),
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.entries(content)),
];

interface FoundField {
  type: string;
  path: string[];
  field: Schema;
}

const fieldsIn = (type: string, schema: Schema, path: string[] = []): FoundField[] => {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => [
    { type, path: [...path, name], field },
    ...fieldsIn(type, field, [...path, name]),
  ]);
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...(items ? [items] : []), ...values, ...anyOf, ...oneOf, ...allOf];
  return [...own, ...parts.flatMap((part) => fieldsIn(type, part, path))];
};

/** Finds all fields of types that the programs' operations lead to, and of the events. */
const fieldsOfPrograms = (): FoundField[] => {
  const needed = new Set<string>();
  const follow = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      follow(document.components.schemas[name]);
    }
  };
  follow(ofPrograms);
  const types = [...needed].filter((name) => name !== 'Problem');
  return [
    ...types.flatMap((name) => fieldsIn(name, document.components.schemas[name] ?? {})),
    ...Object.values(document.webhooks).flatMap(({ post }) =>
      fieldsIn('WebhookEvent', post.requestBody?.content['application/json']?.schema ?? {}),
    ),
  ];
};

const isNullable = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(isNullable);

const nameIn = (ref: string) => ref.split('/').at(-1) ?? '';

/** The refusals of an operation, each with its status and its example. */
const refusalsIn = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const found = response.$ref ? document.components.responses[nameIn(response.$ref)] : response;
      const { examples = {} } = found?.content?.['application/problem+json'] ?? {};
      const values = Object.values(examples).map(
        ({ $ref = '', value = document.components.examples[nameIn($ref)]?.value }) => value,
      );
      const described = [...(found?.description ?? '').matchAll(/^`(\w+)`: (.+)$/gm)];
      expect(values).toHaveLength(described.length);
      return described.map(([, code = '', words]) => {
        const ofCode = values.filter((value) => value?.code === code);
        const example = ofCode.find((value) => value?.message === words) ?? ofCode[0];
        return { status: Number(status), code, words, example };
      });
    });

/** The example of a type, as the documentation shows it. */
const exampleOf = (type: string) =>
  document.components.schemas[type]?.examples?.[0] as Record<string, unknown>;

const isInOrder = (dates: readonly (string | null)[]) =>
  dates.every((date, at) => at === 0 || String(dates[at - 1]) <= String(date));

const datesOf = (type: string) => exampleOf(type) as Record<string, string | null | undefined>;

describe('the OpenAPI document', () => {
  test('is clean for Redocly', () => {
    const folder = mkdtempSync(join(tmpdir(), 'giewel-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, text);
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
      'bin/cli.js',
    );
    const { stdout } = spawnSync(process.execPath, [cli, 'lint', file, '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    rmSync(folder, { recursive: true, force: true });
    const { problems } = JSON.parse(stdout) as {
      problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
    };
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    ).toEqual([]);
    // The linter is a process of its own, which waits for the others on a busy machine.
  }, 60_000);

  test('names the server it is for, and what webhooks receive', () => {
    expect(document.servers).toEqual([{ url: expect.stringMatching(/^https?:\/\//) }]);
    expect(Object.keys(document.webhooks)).toEqual([...webhookEventTypes]);
    for (const { post } of Object.values(document.webhooks)) {
      expect(post.description).toMatch(/`GET \/api\/.+ \(scope `\w+:read`\)/);
      expect(post.requestBody?.content['application/json']?.example).toMatchObject({
        type: expect.any(String),
        timestamp: expect.any(String),
        data: expect.any(Object),
      });
    }
  });

  test('says of every operation when it is refused, and in which shape', () => {
    for (const { name, operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, name).toEqual(expect.arrayContaining(['401', '429', '503']));
      for (const [status, { $ref, content }] of Object.entries(operation.responses))
        if (Number(status) >= 400 && $ref === undefined)
          expect(Object.keys(content ?? {}), `${name} ${status}`).toEqual(['application/problem+json']);
      if (!operation.tags.includes('public')) expect(statuses, name).toContain('403');
    }
  });

  test('asks for the scope that lets a token in', () => {
    const scoped = allEndpointRoutes(db).filter(
      ({ endpoint: { scope } }) => scope !== undefined && scope !== 'any',
    );
    const documented = operations.flatMap(({ operation }) =>
      operation.security.flatMap(({ token }) => token ?? []),
    );
    expect(documented.toSorted()).toEqual(scoped.map(({ endpoint }) => String(endpoint.scope)).toSorted());
  });

  test('calls each operation by a name of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });

  test('has names for what programs send and receive', () => {
    const unnamed = ofPrograms.flatMap(({ name, operation }) =>
      mediaOf(operation)
        .filter(([type]) => type === 'application/json')
        .filter(
          ([, { schema }]) =>
            !/\$ref|"properties":\{\}|^\{"type":"(string|array|boolean)/.test(JSON.stringify(schema)),
        )
        .map(([, { schema }]) => `${name}: ${JSON.stringify(schema).slice(0, 80)}`),
    );
    expect(unnamed).toEqual([]);
    const refs = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, ref]) => ref));
    for (const ref of refs) expect(document.components.schemas).toHaveProperty(String(ref));
    // It was 1.04 MB with every type written out wherever it stands. The examples of refusals are 80 kB of it.
    for (const schema of Object.keys(document.components.schemas))
      expect(schema).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    expect(text.length).toBeLessThan(950_000);
  });

  test('says what each field means that programs send or receive, and when it is null', () => {
    const fields = fieldsOfPrograms();
    expect(fields.length).toBeGreaterThan(1500);
    const named = fields.map(({ type, path, field }) => ({ name: [type, ...path].join('.'), field }));
    const withoutMeaning = named.filter(({ field }) => !field.description?.endsWith('.'));
    expect(withoutMeaning.map(({ name }) => name)).toEqual([]);
    const silent = named.filter(
      ({ field }) => isNullable(field) && !/\bnull\b/i.test(field.description ?? ''),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const moments = named.filter(({ field }) => JSON.stringify(field).includes('date-time'));
    expect(moments.length).toBeGreaterThan(80);
    const used = new Set(fields.map(({ type, path }) => meaningKeyOf(type, path)));
    expect(Object.keys(fieldMeanings).filter((key) => !used.has(key))).toEqual([]);
  });

  test('shows an example of each type that programs receive', () => {
    const received = ofPrograms.flatMap(({ operation: { responses } }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => content['application/json'] ?? []),
    );
    const withoutExample = received
      .map(({ schema }) => (schema.$ref ?? schema.items?.$ref ?? '').split('/').at(-1) ?? '')
      .filter((name) => name !== '' && !document.components.schemas[name]?.examples);
    expect(withoutExample).toEqual([]);
  });

  test('describes every parameter, and shows what programs would send', () => {
    for (const { name, operation } of operations)
      for (const parameter of operation.parameters)
        expect(parameter.description, `${name} ${parameter.name}`).toMatch(/\.$/);
    for (const { name, operation } of ofPrograms)
      for (const parameter of operation.parameters) {
        expect(parameter.description, `${name} ${parameter.name}`).not.toMatch(/^Narrows or sorts/);
        // The documentation's form is filled with them, and would ask for the second page of nobody's leads.
        if (parameter.in === 'query' && !parameter.required)
          expect(parameter, `${name} ${parameter.name}`).not.toHaveProperty('example');
      }
    const withoutExample = ofPrograms.flatMap(({ name, operation }) =>
      Object.entries(operation.requestBody?.content ?? {})
        .filter(([type, { example }]) => type === 'application/json' && example === undefined)
        .map(() => name),
    );
    expect(withoutExample).toEqual([]);
  });

  test('shows of each refusal an example of its own, as it is sent', () => {
    for (const { name, operation } of operations) {
      const refusals = refusalsIn(operation);
      expect(refusals.length, name).toBeGreaterThan(1);
      for (const { status, code, words, example } of refusals) {
        expect(example, `${name} ${code}`).toMatchObject({ status, code });
        // This refusal has the message of the field that is wrong, which differs from call to call.
        if (code !== 'invalidInput') expect(example?.message, `${name} ${code}`).toBe(words);
        expect(words, name).not.toMatch(/[{}]|undefined/);
      }
    }
    const { operation } = operations.find(({ name }) => name === 'GET /api/company-leads') ?? {};
    const scopeMissing = operation && refusalsIn(operation).find(({ code }) => code === 'scopeMissing');
    expect(scopeMissing?.words).toBe('This API token doesn’t have the scope leads:read.');
  });

  test('shows which fields of an operation may be invalid', () => {
    for (const { name, operation } of ofPrograms) {
      const invalid = refusalsIn(operation).find(({ code }) => code === 'invalidInput');
      if (invalid) expect(Object.keys(invalid.example?.fields ?? {}), name).not.toEqual([]);
    }
    const { operation } =
      operations.find(({ name }) => name === 'POST /api/company-leads/{userId}/decline') ?? {};
    const declining = operation && refusalsIn(operation).find(({ code }) => code === 'invalidInput');
    expect(declining?.example?.fields).toMatchObject({
      reason: expect.any(String),
      message: expect.any(String),
    });
  });

  test('says who may call an operation', () => {
    const descriptionOf = (wanted: string) =>
      operations.find(({ name }) => name === wanted)?.operation.description;
    expect(descriptionOf('GET /api/company-leads')).toBe('Scope: `leads:read` · Accounts: companies');
    expect(descriptionOf('GET /api/requests')).toBe('Scope: `requests:read` · Accounts: clients');
    expect(descriptionOf('PATCH /api/company-profile')).toBe(
      'Scope: `company:write` · Accounts: companies (owner and managers)',
    );
    for (const { name, operation } of operations)
      if (operation.security.some(({ token }) => token))
        expect(operation.description, name).toMatch(/Scope: `\w+:\w+` · Accounts: /);
  });

  test('calls the password that proves somebody the same everywhere', () => {
    const bodies = allEndpointRoutes(db).filter(({ endpoint }) => endpoint.needsStepUp && endpoint.body);
    expect(bodies.length).toBeGreaterThan(5);
    const names = bodies.flatMap(({ endpoint: { method, url } }) => {
      const path = url.replaceAll(/:(\w+)/g, '{$1}');
      const schema =
        document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
      return Object.keys(document.components.schemas[nameIn(schema?.$ref ?? '')]?.properties ?? {});
    });
    expect(new Set(names.filter((name) => /password/i.test(name)))).toEqual(
      new Set(['currentPassword', 'newPassword']),
    );
  });

  test('explains each stage of a lead, and its dates', () => {
    const { stage, waitingSince } = document.components.schemas['CompanyLead']?.properties ?? {};
    for (const name of leadStages) expect(stage?.description).toContain(`\`${name}\``);
    expect(waitingSince?.description).toContain('first answer');
    const { createdAt, sentAt, endsAt } = document.components.schemas['Request']?.properties ?? {};
    expect(new Set([createdAt, sentAt, endsAt].map((field) => field?.description)).size).toBe(3);
    expect(createdAt?.description).toContain('draft');
    expect(endsAt?.description).toContain('30 days');
  });

  test('shows examples whose fields can all be true', () => {
    expect(exampleOf('CompanyLead')).toMatchObject({
      stage: 'new',
      declinedFor: null,
      waitingSince: expect.any(String),
      work: { isRequest: true, budgetText: null, budget: { min: 25_000, max: 35_000 } },
      otherUser: { id: exampleOf('CompanyLead')['userId'], userType: 'private', company: null },
      lastMessage: { isMine: false },
    });
    for (const type of ['Request', 'Invitation', 'Quote', 'QuoteListItem']) {
      const { createdAt = '', sentAt = '', changedAt = sentAt, endedAt = null } = datesOf(type);
      expect(isInOrder([createdAt, sentAt, changedAt]), type).toBe(true);
      expect(endedAt, type).toBeNull();
    }
    expect(exampleOf('Invitation')).toMatchObject({ state: 'seen', answeredAt: null, visit: null });
    const { sentAt = '', seenAt = '', dueAt = '' } = datesOf('Invitation');
    expect(isInOrder([sentAt, seenAt, dueAt])).toBe(true);

    expect(exampleOf('Quote')).toMatchObject({ state: 'sent', evidence: null, endedAt: null });
    const { plan, sections, totals } = exampleOf('Quote') as unknown as {
      plan: { percent: string; amount: string }[];
      sections: { lines: { quantity: string; unitPrice: string; net: string; vatRate: number }[] }[];
      totals: { net: string; total: string; taxes: { rate: number; base: string; tax: string }[] };
    };
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    const [line] = sections.flatMap(({ lines }) => lines);
    expect(cents(line?.net ?? '')).toBe(Math.round(Number(line?.quantity) * cents(line?.unitPrice ?? '')));
    const [tax] = totals.taxes;
    expect([totals.net, tax?.base, tax?.rate]).toEqual([line?.net, line?.net, line?.vatRate]);
    expect(cents(tax?.tax ?? '')).toBe(Math.round((cents(totals.net) * (tax?.rate ?? 0)) / 100));
    expect(cents(totals.net) + cents(tax?.tax ?? '')).toBe(cents(totals.total));
    expect(plan.reduce((sum, { percent }) => sum + Number(percent), 0)).toBe(100);
    expect(plan.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(totals.total));

    const types = ['CompanyLead', 'Conversation', 'Message', 'Request', 'RequestListItem'];
    for (const type of [...types, 'Invitation', 'Quote', 'QuoteListItem', 'Visit', 'Project', 'User'])
      expect(JSON.stringify(exampleOf(type)), type).not.toContain(':"text"');
  });

  test('has no sample for a field that is no more', () => {
    const names = new Set(fieldsOfPrograms().map(({ path }) => path.at(-1)));
    const unknown = Object.keys(exampleValues).filter((key) => !names.has(key.split('.').at(-1)));
    expect(unknown.filter((name) => !['token', 'secret', 'ending', 'vat', 'price'].includes(name))).toEqual(
      [],
    );
  });

  test('states how many entries a page has without `limit`', () => {
    const limits = operations.flatMap(({ name, operation }) =>
      operation.parameters
        .filter((parameter) => parameter.name === 'limit')
        .map(({ description, schema }) => ({ name, description, ...schema })),
    );
    expect(limits.length).toBeGreaterThan(15);
    for (const { name, description, default: usual, maximum } of limits) {
      expect(description, name).toBe(
        `The number of entries on a page, from 1 to ${maximum}. Without it, a page has ${usual}.`,
      );
      expect(usual, name).toBeLessThanOrEqual(maximum ?? 0);
    }
    const usualOf = (wanted: string) => limits.find(({ name }) => name === wanted)?.default;
    expect(usualOf('GET /api/company-leads')).toBe(100);
    expect(usualOf('GET /api/notifications')).toBe(20);
  });

  test('an ID in a path is from 1, and of what stands before it', () => {
    const ids = operations.flatMap(({ name, operation }) =>
      operation.parameters
        .filter((parameter) => parameter.in === 'path' && /^id$|Id$/.test(parameter.name))
        .filter(({ schema }) => schema.type === 'integer')
        .map(({ description, schema }) => ({ name, description, minimum: schema.minimum })),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter(({ minimum }) => minimum !== 1)).toEqual([]);
    expect(ids.find(({ name }) => name === 'POST /api/quotes/{id}/send')?.description).toBe(
      'The ID of the quote.',
    );
  });

  test('shows a quote for one request', () => {
    const { operation } = operations.find(({ name }) => name === 'POST /api/quotes') ?? {};
    expect(operation?.requestBody?.content['application/json']?.example).toEqual({ requestId: 41 });
  });

  test('says of an invitation whose id its request has', () => {
    const { operation } = operations.find(({ name }) => name === 'GET /api/invitations/{id}') ?? {};
    expect(operation).toMatchObject({ summary: expect.stringContaining('is the request’s') });
  });

  test('says that a count is a number', () => {
    const limits = operations.flatMap(({ operation }) =>
      operation.parameters.filter(({ name }) => name === 'limit'),
    );
    expect(limits.length).toBeGreaterThan(5);
    for (const { schema } of limits) expect(schema.type).toBe('integer');
  });
});
