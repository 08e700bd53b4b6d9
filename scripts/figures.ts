// npm run figures: prints the size of the code and its dependencies; npm run figures -- names draws names to be guessed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { breachesIn, modules, sourceFiles } from './boundaries.ts';
import { bareLocals, fragmentComments, type Share } from './figures/bare-words-and-fragments.ts';
import { drawNames } from './figures/draw-names.ts';
import { functionsIn } from './figures/functions-in.ts';
import { lastTimes } from './figures/last-test-times.ts';
import { namesExportedTwice } from './figures/names-exported-twice.ts';
import { spreadOf } from './figures/spread-of.ts';
import { pageSizes } from './page-sizes.ts';

const printFigure = (label: string, figure: string) => console.log(`  ${label.padEnd(28)} ${figure}`);

// The component sheet, drawings and the demo are no part of the behaviour.
const files = [...sourceFiles()].filter(
  ([path]) => !/^src\/(demo|testing|design\/(illustrations|sheet))/.test(path),
);
if (process.argv[2] === 'names') {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const named = files.filter(([path]) => !/\/strings\/|\.test\./.test(path));
  const { files: paths, exports } = drawNames(named, commit);
  console.log(`Drawn with ${commit}\n\n${paths.join('\n')}\n\n${exports.join('\n')}`);
  process.exit();
}

const countLines = (text: string) => text.split('\n').length - 1;

// Decision 1 counts so: without tests and css, and a string table once for its five languages.
const counted = execFileSync('git', ['ls-files', 'src/features'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => !/\.test\.|\.css$|fixture|\/strings\/(fr|de|lb|pt)\//.test(path));

console.log('\nFiles and lines of each module');
for (const name of modules) {
  const isOwn = (path: string) => path.startsWith(`src/features/${name}/`);
  const lineCount = files
    .filter(([path]) => isOwn(path))
    .reduce((sum, [, text]) => sum + countLines(text), 0);
  printFigure(
    name,
    `${String(counted.filter(isOwn).length).padStart(4)} files ${String(lineCount).padStart(6)} lines`,
  );
}

console.log('\nLines                          median    90th    99th  longest');
const longest = spreadOf(files.map(([path, text]) => ({ name: path, size: countLines(text) })));
printFigure('a file', longest);
printFigure('a function', spreadOf(files.flatMap(([path, text]) => functionsIn(path, text))));

console.log('\nHow it hangs together');
const { circles, upwards, imports, betweenModules, betweenFeatures } = breachesIn(sourceFiles());
printFigure('imports', String(imports));
printFigure('between features', String(betweenFeatures));
printFigure('between modules', String(betweenModules));
printFigure('circles of files', String(circles));
printFigure('imports up the order', String(upwards));
const twice = namesExportedTwice(files);
printFigure(
  'names exported by several',
  `${twice.length}: ${twice.slice(0, 8).join(', ')}${twice.length > 8 ? ' …' : ''}`,
);

const percentOf = ({ count, total }: Share) => `${((100 * count) / total).toFixed(1)} % of ${total}`;
printFigure('locals of a bare word', percentOf(bareLocals(files)));
printFigure('comments as fragments', percentOf(fragmentComments(files)));

console.log('\nWhat it costs');
const sizes = existsSync('dist/.built-from') ? await pageSizes() : [];
for (const { name, kb, mostKb } of sizes)
  printFigure(`JavaScript of ${name}`, `${kb.toFixed(1)} of ${mostKb} kB`);
if (sizes.length === 0) printFigure('JavaScript of home', 'not built');
const times = lastTimes();
printFigure(
  'the last whole npm test',
  times ? `${(times.seconds / 60).toFixed(1)} minutes (${times.at})` : 'none yet',
);
for (const [step, seconds] of Object.entries(times?.steps ?? {}))
  printFigure(`  ${step}`, `${seconds.toFixed(0)} s`);
