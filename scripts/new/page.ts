import { DEFAULT_LANGUAGE, type Language, languages } from '#kernel/language.ts';
import { camelCase, inWords, pascalCase } from './names.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { FileTree } from './tree.ts';

const screen = (name: string) => `import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { ${camelCase(name)}Route } from './page-routes.ts';

const ${pascalCase(name)}Screen = () => {
  const { ${camelCase(name)} } = useStrings();
  return (
    <PageWrap>
      <PageHead title={${camelCase(name)}.title} />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof ${camelCase(name)}Route>({
  tables: ['${camelCase(name)}'],
  queries: () => [],
  head: ({ strings: { ${camelCase(name)} } }) => ({ title: ${camelCase(name)}.title, isHiddenFromSearch: true }),
  Screen: ${pascalCase(name)}Screen,
});
`;

const routeTemplate = (name: string) => `
export const ${camelCase(name)}Route = pageRoute({
  path: '/${name}',
  search: {},
  access: signedInElseLogin,
});`;

/** English is the source; the other languages begin with a copy of it, for a translator to replace. */
const sentences = (module: string, name: string, language: Language) => {
  const isSource = language === DEFAULT_LANGUAGE;
  const source = `import type { sentences as english } from '#features/${module}/strings/${DEFAULT_LANGUAGE}/${name}.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

`;
  const type = isSource ? '' : ': TranslationType<typeof english>';
  return `${isSource ? '' : source}export const sentences${type} = {\n  title: '${inWords(name)}',\n};\n`;
};

const ROUTE_IMPORTS = [
  "import { signedInElseLogin } from '#web/navigation/page-access.ts';",
  "import { pageRoute } from '#web/navigation/page-route.ts';",
];

const test = (name: string) => `import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { sentences } from './strings/en/${name}.ts';

const { ask, db } = await testHost({ withPages: true });

test('the page /${name} is there for whoever is signed in', async () => {
  const { id } = await buildUser(db);
  const { status, text } = await ask('GET', '/${name}', { as: id });
  expect(status).toBe(200);
  expect(text).toContain(\`\${sentences.title}</h1>\`);
  expect((await ask('GET', '/${name}')).status).toBe(302);
});
`;

/** Adds a route, a screen, its strings, a test, and their lines in the lists of routes and string tables. */
export const newPage = (tree: FileTree, module: string, name: string) => {
  refuseUnknown(tree, module);
  const folder = `src/features/${module}`;
  const addresses = `${folder}/web/page-routes.ts`;
  for (const language of languages) {
    tree.create(`${folder}/strings/${language}/${name}.ts`, sentences(module, name, language));
    const line = `  ${camelCase(name)}: () => import('#features/${module}/strings/${language}/${name}.ts'),`;
    tree.insertBefore(`src/app/strings/${language}/tables.ts`, '};\n', line);
  }
  tree.create(`${folder}/web/${name}-page.tsx`, screen(name));
  tree.create(`${folder}/${name}-page.test.ts`, test(name));
  if (!tree.has(addresses)) {
    const line = `  | Declared<typeof import('#${addresses.replace('src/', '')}')>`;
    tree.change('src/app/page-paths.ts', (text) =>
      text.replace('DeclaredRoute =\n', (first) => `${first}${line}\n`),
    );
  }
  tree.append(addresses, routeTemplate(name));
  for (const line of ROUTE_IMPORTS) tree.addImport(addresses, line);
  const routes = 'src/app/routes.ts';
  tree.addImport(routes, `import { ${camelCase(name)}Route } from '#features/${module}/web/page-routes.ts';`);
  tree.insertBefore(
    routes,
    '  services: unlinkedPage(',
    `  ${camelCase(name)}: page(${camelCase(name)}Route, () => import('#features/${module}/web/${name}-page.tsx')),`,
  );
};
