// npm start: everything a clone needs to become a running Giewel.
import { ensureRunning, run, runOrExit } from './ensure-installed.mjs';

await ensureRunning();
await runOrExit('node', ['scripts/build.ts']);

// Ctrl-C reaches the server too (it is in our process group), and we wait for it.
process.on('SIGINT', () => {});
process.exit(await run('scripts/serve.sh', []));
