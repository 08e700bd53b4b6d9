import { camelCase, inWords } from './names.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { FileTree } from './tree.ts';

/** The main file of a module bears its name. */
const isMainOf = (module: string, name: string) => module.endsWith(`/${name}`);

const contract = (module: string, name: string) => `import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';

export const ${camelCase(`get-${name}`)} = endpoint({
  method: 'GET',
  url: '/api/${isMainOf(module, name) ? name : `${module}/${name}`}',
  server: {
    who: 'person',
    summary: '${inWords(name)}',
    response: z.object({ personId: z.number() }),
    refusals: {},
  },
});
`;

const server = (
  module: string,
  name: string,
) => `import { ${camelCase(`get-${name}`)} } from '#features/${module}/contract/${name}.ts';
import { answer, type Route } from '#server/http/handle.ts';

export const ${camelCase(name)}Route: Route = answer(${camelCase(`get-${name}`)}, async ({ person }) => ({ personId: person.id }));
`;

const test = (module: string, name: string) => `import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { ${camelCase(`get-${name}`)} } from './contract/${name}.ts';

const { ask, db } = await testHost();

test('${inWords(name).toLowerCase()} of ${module} is answered to whoever is signed in', async () => {
  const person = await buildUser(db);
  expect(await ask('GET', ${camelCase(`get-${name}`)}.url, { as: person.id })).toMatchObject({
    status: 200,
    body: { personId: person.id },
  });
  expect((await ask('GET', ${camelCase(`get-${name}`)}.url)).status).toBe(401);
});
`;

/** A contract, its answer behind the module's front door, a test, and the line in the registry. */
export const newEndpoint = (tree: FileTree, module: string, name: string) => {
  if (!isMainOf(module, name)) refuseUnknown(tree, module);
  const folder = `src/features/${module}`;
  const route = `${camelCase(name)}Route`;
  tree.create(`${folder}/contract/${name}.ts`, contract(module, name));
  tree.create(`${folder}/server/${name}-api.ts`, server(module, name));
  tree.create(`${folder}/${name}.test.ts`, test(module, name));
  tree.append(`${folder}/server/index.ts`, `export { ${route} } from './${name}-api.ts';`);
  tree.addImport('src/app/registry.ts', `import { ${route} } from '#features/${module}/server/index.ts';`);
  tree.insertBefore('src/app/registry.ts', '  ...marketing,\n];', `  ${route},`);
};
