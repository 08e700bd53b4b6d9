import { newEndpoint } from './endpoint.ts';
import type { FileTree } from './tree.ts';

const HIGHEST = 'marketing/core';

/** A place in the order, and a first endpoint. */
export const newModule = (tree: FileTree, module: string) => {
  if (tree.has(`src/features/${module}`)) throw new Error(`There is a module called ${module} already.`);
  tree.insertBefore('scripts/boundaries.ts', `  '${HIGHEST}',\n] as const`, `  '${module}',`);
  newEndpoint(tree, module, module.split('/').at(-1) ?? module);
};
