import { readFileSync } from 'node:fs';

/** The file a source was built into. */
export const builtFileOf = (source: string): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`${source} is no file of its own`);
  return file;
};
