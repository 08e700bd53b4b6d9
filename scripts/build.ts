// Builds what has changed since the last build: the browser's files and the server, into dist/.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Rolldown } from 'vite';
import { builtFrom } from './build-sources.ts';
import { chunkGroups } from './chunk-groups.ts';

// The caller may work in another mode: a test run does.
process.env['NODE_ENV'] = 'production';

const STAMP = 'dist/.built-from';

const isBuilt = (from: string) => {
  try {
    return readFileSync(STAMP, 'utf8') === from;
  } catch {
    return false;
  }
};

/** Assets are compressed once, as far as it goes, instead of on every request a little. */
const compressAssets = () =>
  Promise.all(
    globSync('dist/client/assets/*.{js,css,svg}').map(async (file) => {
      const text = readFileSync(file);
      const best = {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          // Fits what repeats in scripts better than the usual 0: two parts in a thousand.
          [constants.BROTLI_PARAM_NPOSTFIX]: 1,
        },
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, best));
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );

/**
 * Files that import each other in a circle: whichever runs first finds the other empty, and no page comes alive.
 * Groups of chunks (vite.config.ts) can make them of modules that have none.
 */
const circleAmong = (manifest: Record<string, { imports?: string[] }>): string[] | null => {
  const done = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of manifest[file]?.imports ?? []) {
      const circle = circleFrom(imported, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of Object.keys(manifest)) {
    const circle = circleFrom(file, []);
    if (circle) return circle;
  }
  return null;
};

const refuseCircles = () => {
  const manifest = readFileSync('dist/client/.vite/manifest.json', 'utf8');
  const circle = circleAmong(JSON.parse(manifest) as Record<string, { imports?: string[] }>);
  if (circle) throw new Error(`Chunks import each other: ${circle.join(' → ')}`);
};

/** Twice: what is cut into small files at first says which of them belong together. */
const buildForBrowser = async () => {
  const { build } = await import('vite');
  const cut = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput;
  const chunks = cut.output.filter((file) => file.type === 'chunk');
  const groups = chunkGroups(chunks);
  const groupOf = new Map(
    groups.flatMap((moduleIds, number) => moduleIds.map((id) => [id, `shared-${number}`])),
  );
  // What every page needs is told apart again too, so that small parts can join it.
  const shared = { debugName: 'shared', priority: 1, name: (id: string) => groupOf.get(id) ?? null };
  await build({
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } },
  });
};

const from = builtFrom();
if (!isBuilt(from)) {
  console.log('Building …');
  // Read only now: most starts find all built.
  const { build } = await import('vite');
  rmSync('dist', { recursive: true, force: true });
  // What was compiled of files that are gone.
  rmSync('.cache/compiled', { recursive: true, force: true });
  await buildForBrowser();
  refuseCircles();
  await build({ logLevel: 'warn', build: { ssr: true } });
  await compressAssets();
  writeFileSync(STAMP, from);
}
