// What public pages make an anonymous visitor download, beside a bare React that hydrates one word.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { pages } from '../scripts/page-sizes.ts';
import { openBench } from './bench-host.ts';

const STYLE_SHEETS_KB = 20;
const FONTS_KB = 90;

process.env['NODE_ENV'] = 'production';
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const transferred = async (addresses: readonly string[]) => {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const file = join('dist/client', address);
      // Fonts are compressed by their own format.
      return address.endsWith('.woff2') ? (await stat(file)).size : (await stat(`${file}.br`)).size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const bareReact = async () => {
  const folder = await mkdtemp(join(resolve('node_modules'), '.bench-'));
  const entry = join(folder, 'entry.js');
  await writeFile(
    entry,
    `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
     hydrateRoot(document.body, createElement('p', null, 'Moien'));`,
  );
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  await rm(folder, { recursive: true });
  const code = built.output.map((part) => ('code' in part ? part.code : '')).join('');
  return brotliCompressSync(code).length;
};

const line = (name: string, bytes: number, most?: number) =>
  console.log(`  ${name.padEnd(40)} ${kb(bytes)}${most === undefined ? '' : `   (at most ${most} kB)`}`);

const bench = await openBench();
const host = await bench.listen({ isCached: false });
for (const { path, mostKb } of pages) {
  const response = await fetch(`${host}${path}`);
  const html = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const scripts = [...named(/<script type="module" src="([^"]+)"/g), ...named(/"(\/assets\/[^"]+\.js)"/g)];
  console.log(`\n${path} for an anonymous visitor (brotli)`);
  line('JavaScript', await transferred(scripts), mostKb);
  line('style sheets', await transferred(named(/<link rel="stylesheet" href="([^"]+)"/g)), STYLE_SHEETS_KB);
  line('fonts', await transferred(named(/<link rel="preload" href="([^"]+)" as="font"/g)), FONTS_KB);
}
await bench.close();
console.log('\nTo compare');
line('bare React, hydrating one word', await bareReact());
