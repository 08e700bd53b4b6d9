import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './scripts/class-names.ts';
import { drawnIcons } from './scripts/drawn-icons.ts';
import { leanContracts } from './scripts/lean-contracts.ts';
import { leanQueries } from './scripts/lean-queries.ts';
import { leanReact } from './scripts/lean-react.ts';
import { sentencesAtOnce } from './scripts/sentences-at-once.ts';
import { SILENT, silentModules } from './scripts/silent-modules.ts';
import { sourceAddresses } from './scripts/source-addresses.ts';
import { twoStyleSheets } from './scripts/style-sheets.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number as letters alone, which a class may begin with. */
const inLetters = (number: number): string =>
  (LETTERS[number % LETTERS.length] ?? '') +
  (number < LETTERS.length ? '' : inLetters(Math.trunc(number / LETTERS.length)));

const sheetsByLetters = new Map<string, { path: string; classes: string[] }>();

/**
 * Four letters, since a list of companies writes a thousand of them: three that say the file, and where in it the class
 * is named first. What stands in another style sheet changes no script that names it.
 */
const scopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  const number = createHash('sha1').update(path).digest().readUInt32BE() % LETTERS.length ** 3;
  const letters = inLetters(number).padEnd(3, LETTERS[0]);
  const sheet = sheetsByLetters.get(letters) ?? { path, classes: [] };
  if (sheet.path !== path)
    throw new Error(`${path} and ${sheet.path} would share their class names: take a letter more`);
  if (!sheet.classes.includes(name)) sheet.classes.push(name);
  sheetsByLetters.set(letters, sheet);
  return letters + inLetters(sheet.classes.indexOf(name));
};

const inputs = ['src/app/after-first-paint.ts', 'src/app/entry-client.tsx'].map((file) =>
  resolve(import.meta.dirname, file),
);

/**
 * What every start of the server reads is built into it, so that it is not looked for in a thousand files. All else stays
 * in node_modules: what is read with the first request that needs it, programs, and what has files of its own beside it.
 */
const builtIn = [
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'drizzle-orm',
  'fastify',
  'libphonenumber-js',
  'pg',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'react-hook-form',
  'zod',
];

/** Two builds of one tree: what the browser loads, and the server with what renders its pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  css: {
    // While somebody works on a sheet its classes have the names it gives them.
    modules: { generateScopedName: command === 'build' ? scopedName : '[local]_[hash:base64:5]' },
  },
  plugins: [
    react(),
    drawnIcons(),
    leanContracts(),
    silentModules(),
    twoStyleSheets(),
    leanQueries(),
    leanReact(),
    classNames(),
    sourceAddresses(),
    sentencesAtOnce(),
  ],
  build: {
    target: 'es2022',
    // Keeps light-dark() as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild,
    // Inlined files would need data: in the font and style policies.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each route would write the names of all its files into every page, half a kilobyte of noise a piece. A
      // link fetches its page before it is pressed; only styles must be here before what they dress.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Every page carries the names of all style sheets and chunks: what is in a name is paid for by each visit.
      output: isSsrBuild
        ? {
            // By its name alone Node knows what a file is, and looks for no package.json beside it.
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
            // The sources stand beside it: lines are all that is told.
            sourcemapExcludeSources: true,
          }
        : {
            // What every page needs is one file: forty small ones are each compressed for themselves.
            codeSplitting: {
              includeDependenciesRecursively: false,
              // What the entry imports and uses. The two inputs stay themselves: one runs before the frame is there,
              // the other waits for pages, which wait for the frame.
              groups: [{ name: 'frame', tags: ['$initial'], test: (id) => !inputs.includes(id) }],
            },
            chunkFileNames: 'assets/[hash:7].js',
            hashCharacters: 'base36',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
          },
      input: isSsrBuild ? { main: 'src/app/main.ts', 'render-page': 'src/app/render-page.tsx' } : inputs,
      // Names of classes go where they are used (scripts/class-names.ts).
      optimization: { inlineConst: { mode: 'all' } },
      // A module that does nothing by being imported goes where nothing of it is used. A front door is names alone:
      // whoever takes one part does not download the others.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: SILENT, sideEffects: false }],
      },
    },
  },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: isSsrBuild ? builtIn : [] },
}));
