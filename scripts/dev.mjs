// npm run dev: the server restarts when its code changes, pages change as one types.
import { ensureInstalled, run } from './installed.mjs';

await ensureInstalled();
process.on('SIGINT', () => {});
const watched = ['src', 'art', 'demo'].map((folder) => `--watch-path=${folder}`);
process.exit(await run('node', [...watched, '--watch-preserve-output', 'scripts/dev-server.ts']));
