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
    summary: 'Get ${inWords(name).toLowerCase()}',
    response: z.object({ personId: z.number() }),
    refusals: {},
  },
});
`;

const server = (
  module: string,
  name: string,
) => `import { ${camelCase(`get-${name}`)} } from '#features/${module}/contract/${name}.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const ${camelCase(name)}Route: EndpointRoute = handle(${camelCase(`get-${name}`)}, async ({ person }) => ({ personId: person.id }));
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

const withRoute = (feature: string, route: string) => {
  const text = feature
    .replace(/(routes: \[[^\]]*)\]/, (_, list: string) => `${list}${list.endsWith('[') ? '' : ', '}${route}]`)
    .replace(/(^|[{,]\s*)routes,/m, `$1routes: [...routes, ${route}],`);
  if (text === feature)
    throw new Error(`Add ${route} to the routes by hand: this module makes them by a function.`);
  return text;
};

/** A contract, its handler, a test, and the line in the module's feature. */
export const newEndpoint = (tree: FileTree, module: string, name: string) => {
  if (!isMainOf(module, name)) refuseUnknown(tree, module);
  const folder = `src/features/${module}`;
  const api = `${folder}/server/api.ts`;
  const isMadeByFunction = tree.has(api) && tree.read(api).includes('export const routes = (');
  const route = `${camelCase(name)}Route`;
  tree.create(`${folder}/contract/${name}.ts`, contract(module, name));
  tree.create(`${folder}/server/${name}-api.ts`, server(module, name));
  tree.create(`${folder}/${name}.test.ts`, test(module, name));
  const feature = `${folder}/server/feature.ts`;
  tree.addImport(feature, `import { ${route} } from './${name}-api.ts';`);
  tree.change(feature, (text) => withRoute(isMadeByFunction ? '' : text, route));
};
