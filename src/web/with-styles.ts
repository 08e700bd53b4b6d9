const sheets = new Map<string, Promise<unknown> | null>();

const fetchSheet = (file: string) => {
  const href = `/${file}`;
  // It came with the document.
  if (document.querySelector(`link[href="${href}"]`)) return null;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
};

const waitFor = (file: string) => {
  if (!sheets.has(file)) sheets.set(file, fetchSheet(file));
  return sheets.get(file);
};

/**
 * What the build puts around every import of a page or part (scripts/style-sheets.ts): its style sheet is there
 * before it is shown. The name is the one the build asks for.
 */
export const __vitePreload = async <Part>(
  load: () => Promise<Part>,
  styles: readonly string[] = [],
): Promise<Part> => {
  await Promise.all(styles.map(waitFor));
  return load();
};
