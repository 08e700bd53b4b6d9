const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** There must be exactly one: a renamed file is missed at the start, not when somebody opens the page. */
const onlyOne = (files: readonly string[], end: string): string => {
  const [file, ...otherFiles] = files.filter((name) => name.endsWith(end));
  if (file === undefined || otherFiles.length > 0)
    throw new Error(`${file === undefined ? 'No file is' : 'Several files are'} called …${end}`);
  return file;
};

/** A page's code is in the one file `{route}-page.tsx`. */
export const findFileOfPage = (files: readonly string[], name: string) =>
  onlyOne(files, `/${kebab(name)}-page.tsx`);

/** A table's sentences are in the one file `strings/{language}/{table}.ts`. */
export const findFileOfStringTable = (files: readonly string[], language: string, table: string) =>
  onlyOne(files, `/strings/${language}/${kebab(table)}.ts`);
