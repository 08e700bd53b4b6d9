import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserHalf } from './scripts/browser-half.ts';

const inputs = ['src/app/after-first-paint.ts', 'src/app/entry-client.tsx'].map((file) =>
  resolve(import.meta.dirname, file),
);

/** Two builds of one tree: what the browser loads, and the server with what renders its pages (docs/build.md). */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  css: {
    // While somebody works on a sheet its classes have the names it gives them.
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]_[hash:base64:5]' },
  },
  plugins: [react(), browserHalf()],
  build: {
    target: 'es2022',
    // Keeps light-dark() as it is written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One sheet: a page waits for its styles, and many small files are several rounds on a slow connection.
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: isSsrBuild,
    // Inlined files would need data: in the font and style policies.
    assetsInlineLimit: 0,
    // Each route would write the names of all its files into every page. A link fetches its page before it is pressed.
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? { main: 'src/app/main.ts', 'render-page': 'src/app/render-page.tsx' } : inputs,
      output: isSsrBuild
        ? {
            entryFileNames: '[name].mjs',
            chunkFileNames: '[name]-[hash].mjs',
            // The sources stand beside it: lines are all that is told.
            sourcemapExcludeSources: true,
            // Read at every start, where a browser fetches those of its pages.
            codeSplitting: { groups: [{ name: 'sentences', test: /(?<!app)\/strings\/\w\w\// }] },
          }
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              // What every page needs is one file. The two inputs stay themselves: one runs before the frame is there,
              // the other waits for pages, which wait for the frame.
              groups: [{ name: 'frame', tags: ['$initial'], test: (id) => !inputs.includes(id) }],
            },
          },
      // Only with this the marks of scripts/browser-half.ts reach what is read of zod's namespace.
      treeshake: { propertyReadSideEffects: false },
    },
  },
}));
