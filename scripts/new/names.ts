export const isName = (word: string) => /^[a-z]+(-[a-z]+)*$/.test(word);

/** tree-list: treeList */
export const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** tree-list: TreeList */
export const pascalCase = (name: string) => camelCase(`-${name}`);

/** tree-list: Tree list */
export const inWords = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
