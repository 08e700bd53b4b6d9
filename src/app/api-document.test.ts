import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webhookEventTypes } from '#features/api/webhooks/rules/webhooks.ts';
import { testHost } from '#testing/host.ts';
import { allEndpointRoutes } from './registry.ts';

const { ask, db } = await testHost();

interface Media {
  schema: { $ref?: string; type?: string; items?: { $ref?: string } };
  example?: unknown;
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
    schema: { type?: string };
  }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { schemas: Record<string, object> };
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
  });

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
    // It was 1.04 MB with every type written out wherever it stands.
    for (const schema of Object.keys(document.components.schemas))
      expect(schema).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    expect(text.length).toBeLessThan(900_000);
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

  test('says that a count is a number', () => {
    const limits = operations.flatMap(({ operation }) =>
      operation.parameters.filter(({ name }) => name === 'limit'),
    );
    expect(limits.length).toBeGreaterThan(5);
    for (const { schema } of limits) expect(schema.type).toBe('integer');
  });
});
