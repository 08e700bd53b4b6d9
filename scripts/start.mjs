// npm start: everything a clone needs to become a running Giewel.
import { ensureInstalled, run, runOrExit } from './installed.mjs';

await ensureInstalled();
await runOrExit('node', ['scripts/build.ts']);

// Ctrl-C reaches the server too (it is in our process group); a SIGTERM is passed on. Either way we wait.
process.on('SIGINT', () => {});
const code = await run('node', ['src/app/main.ts'], {
  onChild: (child) => process.on('SIGTERM', () => child.kill('SIGTERM')),
});
process.exit(code);
