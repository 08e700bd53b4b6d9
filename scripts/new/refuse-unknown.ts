import type { Tree } from './tree.ts';

export const refuseUnknown = (tree: Tree, capability: string) => {
  if (tree.has(`src/capabilities/${capability}`)) return;
  throw new Error(
    `There is no capability called ${capability}. Begin with: npm run new -- capability ${capability}`,
  );
};
