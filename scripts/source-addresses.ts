import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const OWN_ADDRESS = /import\.meta\.(dirname|url)/g;

/**
 * A file that tells from its own address where another is (a font, the program of a process apart) means the source
 * beside it, also when it is built into the server.
 */
export const sourceAddresses = (): Plugin => ({
  name: 'source-addresses',
  apply: (_, { isSsrBuild, command }) => command === 'build' && isSsrBuild === true,
  transform(code, id) {
    const path = relative(import.meta.dirname, id).replace('../', '');
    if (!path.startsWith('src/') || code.search(OWN_ADDRESS) < 0) return null;
    // dist/server and src stand in the same root.
    const placed = code.replace(OWN_ADDRESS, (_, part: string) =>
      part === 'url'
        ? `new URL('../../${path}', import.meta.url).href`
        : `(import.meta.dirname + '/../../${dirname(path)}')`,
    );
    // Within its lines, so that they stay what they were.
    return { code: placed, map: null };
  },
});
