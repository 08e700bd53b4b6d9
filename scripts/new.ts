// npm run new -- module FEATURE/MODULE | endpoint FEATURE/MODULE/NAME | page FEATURE/MODULE/NAME
import { spawnSync } from 'node:child_process';
import { newEndpoint } from './new/endpoint.ts';
import { newModule } from './new/module.ts';
import { isName } from './new/names.ts';
import { newPage } from './new/page.ts';
import { type FileTree, openTree } from './new/tree.ts';

const USAGE = `Say what is to be new, in small letters and dashes:
  npm run new -- module garden/zen             a module of a feature with its first endpoint
  npm run new -- endpoint garden/zen/tree      an endpoint of a module that is there
  npm run new -- page garden/zen/tree-list     a page of a module that is there`;

const makers: Readonly<Record<string, (tree: FileTree, module: string, name: string) => void>> = {
  module: newModule,
  endpoint: newEndpoint,
  page: newPage,
};

const [kind = '', path = ''] = process.argv.slice(2);
const [feature = '', ownName = '', ...names] = path.split('/');
const [name = ''] = names;
const make = makers[kind];
const isComplete = kind === 'module' ? names.length === 0 : names.length === 1 && isName(name);
if (!make || !isName(feature) || !isName(ownName) || !isComplete) {
  console.error(USAGE);
  process.exit(1);
}

const tree = openTree();
try {
  make(tree, `${feature}/${ownName}`, name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const touched = tree.save();
// It sorts the imports too.
spawnSync('oxfmt', touched, { stdio: 'inherit' });
console.log(touched.map((path) => `  ${path}`).join('\n'));
