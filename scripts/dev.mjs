// npm run dev: the server restarts when its code changes, pages change as one types.
import { ensureInstalled, run } from './installed.mjs';

await ensureInstalled();
process.on('SIGINT', () => {});
const code = await run(
  'node',
  [
    '--watch-path=src',
    '--watch-path=art',
    '--watch-path=demo',
    '--watch-preserve-output',
    'scripts/dev-server.ts',
  ],
  {
    onChild: (child) => process.on('SIGTERM', () => child.kill('SIGTERM')),
  },
);
process.exit(code);
