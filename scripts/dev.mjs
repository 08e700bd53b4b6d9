// npm run dev: the server restarts when its code changes, pages change as one types.
import { ensureInstalled, run } from './installed.mjs';

await ensureInstalled();
process.on('SIGINT', () => {});
process.exit(await run('node', ['--watch-path=src', '--watch-preserve-output', 'scripts/dev-server.ts']));
