const sheets = new Map<string, Promise<unknown>>();

const fetchSheet = async (file: string) => {
  const href = `/${file}`;
  // It came with the document.
  if (document.querySelector(`link[href="${href}"]`)) return;
  await new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
};

const waitFor = (file: string) => {
  const sheet = sheets.get(file) ?? fetchSheet(file);
  sheets.set(file, sheet);
  sheet.catch(() => sheets.delete(file));
  return sheet;
};

/** What came already comes again without a connection. The text of a load names its file. */
const known = new Set<string>();

/** What the build puts around each import of a page or part: its style sheet is there before it is shown. */
const withStyles = async <Part>(load: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> => {
  // A browser never asks again for a module that it could not fetch. Without a connection it is not to try.
  if (!navigator.onLine && !known.has(String(load))) throw new Error('No connection');
  await Promise.all(styles.map(waitFor));
  const part = await load();
  known.add(String(load));
  return part;
};

// By this name the build asks for it (scripts/style-sheets.ts).
export { withStyles as __vitePreload };
