export const isName = (word: string) => /^[a-z]+(-[a-z]+)*$/.test(word);

/** tree-list: treeList */
export const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** tree-list: TreeList */
export const pascal = (name: string) => camel(`-${name}`);

/** tree-list: Tree list */
export const spoken = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
