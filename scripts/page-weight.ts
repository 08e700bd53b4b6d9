import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A page may load at most this much beside its code (page-sizes.ts has the limit of that). */
export const STYLES_KB = 45;
export const FONTS_KB = 90;

const BUILT = 'dist/client';

const named = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

const transferred = async (addresses: readonly string[]) => {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      // Fonts are compressed by their own format.
      const file = join(BUILT, address.endsWith('.woff2') ? address : `${address}.br`);
      return (await stat(file)).size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Node reads the body, and leaves the length that it had on its way. */
const lengthOnTheWay = ({ headers }: Response) =>
  [...headers].reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    Number(headers.get('content-length')),
  );

/** Measures in kB how much a page of a running product makes its visitor download, and the code among it. */
export const pageWeight = async (product: string, path: string) => {
  const response = await fetch(`${product}${path}`, { headers: { 'accept-encoding': 'br' } });
  const html = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const scripts = [
    ...new Set([
      ...named(html, /<script type="module" src="([^"]+)"/g),
      ...named(html, /"(\/assets\/[^"]+\.js)"/g),
    ]),
  ];
  const code = await Promise.all(scripts.map((address) => readFile(join(BUILT, address), 'utf8')));
  return {
    code: code.join('\n'),
    document: lengthOnTheWay(response) / 1000,
    scripts: await transferred(scripts),
    styles: await transferred(named(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: await transferred(named(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
  };
};
