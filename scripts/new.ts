// npm run new -- capability NAME | endpoint CAPABILITY/NAME | page CAPABILITY/NAME
import { spawnSync } from 'node:child_process';
import { newCapability } from './new/capability.ts';
import { newEndpoint } from './new/endpoint.ts';
import { isName } from './new/names.ts';
import { newPage } from './new/page.ts';
import { type FileTree, openTree } from './new/tree.ts';

const USAGE = `Say what is to be new, in small letters and dashes:
  npm run new -- capability garden          a capability with its first endpoint
  npm run new -- endpoint garden/tree       an endpoint of a capability that is there
  npm run new -- page garden/tree-list      a page of a capability that is there`;

const makers: Readonly<Record<string, (tree: FileTree, capability: string, name: string) => void>> = {
  capability: (tree, capability) => newCapability(tree, capability),
  endpoint: newEndpoint,
  page: newPage,
};

const [kind = '', words = ''] = process.argv.slice(2);
const [capability = '', name = capability] = words.split('/');
const make = makers[kind];
if (!make || !isName(capability) || !isName(name) || (kind !== 'capability') !== words.includes('/')) {
  console.error(USAGE);
  process.exit(1);
}

const tree = openTree();
try {
  make(tree, capability, name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const touched = tree.save();
// It sorts the imports too.
spawnSync('biome', ['check', '--write', ...touched], { stdio: 'inherit' });
console.log(touched.map((path) => `  ${path}`).join('\n'));
