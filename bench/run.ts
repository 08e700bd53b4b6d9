// npm run bench -- NAME: one of the commands below; `faults` is all that begin with it, `all` is every one in turn.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const names = [
  'page-weight',
  'words-by-language',
  'companies',
  'company-blocks',
  'uncounted',
  'changes',
  'folders',
  'gallery',
  'moderation',
  'projects',
  'messages',
  'streams',
  'send-message',
  'announcing',
  'insights',
  'requests',
  'quotes',
  'quote-sums',
  'quote-builder',
  'render',
  'search',
  'questions',
  'typing',
  'presses',
  'used-code',
  'sign-in',
  'lighthouse',
  'start',
  'dev',
  'peers',
  'ablation',
  'where-time-goes',
  'memory',
  'mixed',
  'growth',
  'fuzz',
  'work-walks',
  'guess-kinds',
  'restore',
  'faults/killed',
  'faults/queue-restarts',
  'faults/database-line',
  'faults/failover',
  'faults/mail-silent',
  'faults/mail-away',
  'faults/slow-outside',
  'faults/disk-full',
  'faults/clock',
  'faults/slow-clients',
  'faults/flood',
  'faults/two-instances',
  'faults/at-once',
  'faults/half-migration',
  'faults/older-backups',
];
/** These compare the product with others, so they stand in a package of their own. */
const ofPeers = ['peers', 'where-time-goes'];
const [wanted, ...rest] = process.argv.slice(2);

const list = names.map((name) => `  ${name}`).join('\n');
if (wanted === undefined) {
  console.log(`Say which: npm run bench -- NAME\n${list}\n  all`);
  process.exit(0);
}
const chosen = names.filter((name) => wanted === 'all' || name === wanted || name.startsWith(`${wanted}/`));
if (chosen.length === 0) {
  console.error(`There is no bench called ${wanted}. There are:\n${list}`);
  process.exit(1);
}
const runOrExit = (file: string, ...args: string[]) => {
  const { status } = spawnSync('node', [join(import.meta.dirname, file), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
// The build must match the sources: many benchmarks start the built product, and an old build would be measured.
runOrExit('../scripts/build.ts');
for (const name of chosen)
  runOrExit(`${ofPeers.includes(name) ? '../packages/peers/' : ''}${name}.ts`, ...rest);
