import { capabilities } from '../boundaries.ts';
import { newEndpoint } from './endpoint.ts';
import type { FileTree } from './tree.ts';

const HIGHEST = 'marketing';

/** A place in the order, a name for imports, and a first endpoint. */
export const newCapability = (tree: FileTree, name: string) => {
  if (tree.has(`src/capabilities/${name}`)) throw new Error(`There is a capability called ${name} already.`);
  tree.insertBefore('scripts/boundaries.ts', `  '${HIGHEST}',\n] as const`, `  '${name}',`);
  const [next = 'team'] = capabilities.filter((capability) => capability > name).toSorted();
  tree.insertBefore('package.json', `    "#${next}/*"`, `    "#${name}/*": "./src/capabilities/${name}/*",`);
  newEndpoint(tree, name, name);
};
