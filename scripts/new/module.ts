import { newEndpoint } from './endpoint.ts';
import { camelCase } from './names.ts';
import type { FileTree } from './tree.ts';

const HIGHEST = 'marketing/core';

const featureTemplate = (name: string) => `import { defineFeature } from '#server/define-feature.ts';

export const ${name} = defineFeature({ routes: [] });
`;

/** Adds the module to the order and the registry, with a first endpoint. */
export const newModule = (tree: FileTree, module: string) => {
  if (tree.has(`src/features/${module}`)) throw new Error(`There is a module called ${module} already.`);
  tree.insertBefore('scripts/boundaries.ts', `  '${HIGHEST}',\n] as const`, `  '${module}',`);
  const name = module.split('/').at(-1) ?? module;
  const feature = `${camelCase(module.replace('/', '-'))}Feature`;
  const server = `src/features/${module}/server`;
  tree.create(`${server}/feature.ts`, featureTemplate(feature));
  tree.create(`${server}/index.ts`, `export { ${feature} } from './feature.ts';\n`);
  tree.addImport('src/app/registry.ts', `import { ${feature} } from '#features/${module}/server/index.ts';`);
  tree.insertBefore('src/app/registry.ts', '  marketingFeature,\n', `  ${feature},`);
  newEndpoint(tree, module, name);
};
