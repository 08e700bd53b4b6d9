// node scripts/with-tools.mjs COMMAND …: runs it once all is installed that those need who change the code.
import { ensureInstalled, run } from './ensure-installed.mjs';

await ensureInstalled();
// Ctrl-C reaches the command too (it is in our process group), and we wait for it.
process.on('SIGINT', () => {});
const [command, ...args] = process.argv.slice(2);
process.exit(await run(command, args));
