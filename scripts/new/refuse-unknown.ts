import type { FileTree } from './tree.ts';

export const refuseUnknown = (tree: FileTree, capability: string) => {
  if (tree.has(`src/capabilities/${capability}`)) return;
  throw new Error(
    `There is no capability called ${capability}. Begin with: npm run new -- capability ${capability}`,
  );
};
