import type { FileTree } from './tree.ts';

export const refuseUnknown = (tree: FileTree, module: string) => {
  if (tree.has(`src/features/${module}`)) return;
  throw new Error(`There is no module called ${module}. Begin with: npm run new -- module ${module}`);
};
