// What the home page makes an anonymous visitor download, beside a bare React that hydrates one word.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { openBench } from './bench-host.ts';

const BUDGET_KB = { JavaScript: 95, 'style sheets': 20, fonts: 90 };

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

const bench = await openBench();
const response = await fetch(await bench.listen({ isCached: false }));
const html = await response.text();
await bench.close();
if (!response.ok) throw new Error(`The home page answered ${response.status}`);
const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
const scripts = named(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g);
const figures = {
  JavaScript: await transferred(scripts),
  'style sheets': await transferred(named(/<link rel="stylesheet" href="([^"]+)"/g)),
  fonts: await transferred(named(/<link rel="preload" href="([^"]+)" as="font"/g)),
};
console.log('\nThe home page of an anonymous visitor (brotli)');
for (const [name, bytes] of Object.entries(figures)) {
  console.log(
    `  ${name.padEnd(40)} ${kb(bytes)}   (at most ${BUDGET_KB[name as keyof typeof BUDGET_KB]} kB)`,
  );
}
console.log(`  ${'bare React, hydrating one word'.padEnd(40)} ${kb(await bareReact())}`);
for (const script of scripts) {
  console.log(`    ${script.padEnd(50)} ${kb((await stat(join('dist/client', `${script}.br`))).size)}`);
}
