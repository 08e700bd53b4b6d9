// npm run dev: pages and the server change as one types.
import { ensureInstalled, run } from './installed.mjs';

await ensureInstalled();
process.on('SIGINT', () => {});
process.exit(await run('node', ['scripts/dev-server.ts']));
