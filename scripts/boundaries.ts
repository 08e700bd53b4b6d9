// Who may import whom (AGENTS.md, "The import rules"). Prints every breach and exits 1 if there is one.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';

/** From the bottom up: server code that writes may know only what stands to its left. */
const ORDER = [
  ['accounts'],
  ['companies'],
  ['team'],
  ['subscriptions'],
  ['directory', 'folders'],
  ['projects'],
  ['messaging'],
  ['reviews'],
  ['moderation'],
  ['desk'],
  ['marketing'],
];
/** Called by all, so they stand beside the order. */
const BESIDE = new Set(['notifications', 'insights']);

interface Place {
  floor: 'kernel' | 'design' | 'strings' | 'server' | 'web' | 'demo' | 'testing' | 'capability';
  capability: string;
  /** contract, rules, strings, server or web: the part of a capability. */
  part: string;
  path: string;
}

const placeOf = (path: string): Place | null => {
  const [, floor = '', capability = '', part = ''] = path.split('/');
  if (floor === 'capabilities') {
    return { floor: 'capability', capability, part: part.replace(/\.tsx?$/, ''), path };
  }
  const floors = ['kernel', 'design', 'strings', 'server', 'web', 'demo', 'testing'] as const;
  const found = floors.find((name) => name === floor);
  return found ? { floor: found, capability: '', part: '', path } : null;
};

const heightOf = (capability: string) => ORDER.findIndex((names) => names.includes(capability));

// Each rule answers why an import is a breach, or null.
type Rule = (from: Place, to: Place) => string | null;

const isShared = ({ part }: Place) => ['contract', 'rules', 'strings'].includes(part);

const kernelKnowsNobody: Rule = (from, to) =>
  from.floor === 'kernel' && to.floor !== 'kernel' ? 'kernel imports nothing of ours' : null;

const designKnowsKernel: Rule = (from, to) =>
  from.floor === 'design' && to.floor !== 'kernel' && to.floor !== 'design'
    ? 'design imports kernel alone'
    : null;

const sharedIsPure: Rule = (from, to) => {
  if (from.floor !== 'capability' || !isShared(from)) return null;
  const isAllowed = to.floor === 'kernel' || (to.floor === 'capability' && isShared(to));
  return isAllowed
    ? null
    : `${from.part} is for both sides and imports only kernel, contracts, rules and strings`;
};

const serverPart: Rule = (from, to) => {
  if (from.floor !== 'capability' || from.part !== 'server') return null;
  if (to.floor === 'kernel' || to.floor === 'server' || to.floor === 'strings') return null;
  if (to.floor !== 'capability') return 'a capability’s server knows no screen';
  if (to.capability === from.capability) return to.part === 'web' ? 'server code imports no screen' : null;
  if (isShared(to)) return null;
  if (to.path.endsWith('/server/tables.ts')) return null; // read across
  if (!to.path.endsWith('/server/index.ts')) return 'a neighbour is entered by its front door';
  if (BESIDE.has(to.capability)) return null;
  return heightOf(to.capability) < heightOf(from.capability)
    ? null
    : `${from.capability} stands below ${to.capability}: register a handler instead`;
};

const webPart: Rule = (from, to) => {
  if (from.floor !== 'capability' || from.part !== 'web') return null;
  if (['kernel', 'design', 'web', 'strings'].includes(to.floor)) return null;
  if (to.floor !== 'capability' || to.part === 'server') return 'a screen knows no server';
  if (to.capability === from.capability || isShared(to)) return null;
  return to.path.endsWith('/web/index.ts') ? null : 'a neighbour is entered by its front door';
};

// The host's one file that names capabilities, and the session's table, which is the host's own mechanism.
const namesCapabilities = new Set(['src/server/registry.ts', 'src/server/sessions.ts', 'src/web/routes.ts']);

const hostsNameCapabilitiesOnce: Rule = (from, to) => {
  if ((from.floor !== 'server' && from.floor !== 'web') || to.floor !== 'capability') return null;
  return namesCapabilities.has(from.path) ? null : 'capabilities are named in registry.ts and routes.ts';
};

const webAndServerApart: Rule = (from, to) => {
  if (from.floor === 'web' && to.floor === 'server') return 'the browser’s code knows no server';
  if (from.floor === 'server' && to.floor === 'web' && !from.path.startsWith('src/server/pages/')) {
    return 'only src/server/pages renders the web';
  }
  return null;
};

const productKnowsNoTests: Rule = (from, to) =>
  to.floor === 'testing' && from.floor !== 'testing' ? 'the product does not import its tests' : null;

const demoIsOnTop: Rule = (from, to) =>
  to.floor === 'demo' &&
  from.floor !== 'demo' &&
  from.floor !== 'testing' &&
  from.path !== 'src/server/start.ts'
    ? 'only the start loads the demo'
    : null;

const rules: Rule[] = [
  kernelKnowsNobody,
  designKnowsKernel,
  sharedIsPure,
  serverPart,
  webPart,
  hostsNameCapabilitiesOnce,
  webAndServerApart,
  productKnowsNoTests,
  demoIsOnTop,
];

const IMPORT =
  /(?:^|[\s;])(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm;

const importsOf = (text: string) =>
  [...text.matchAll(IMPORT)].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '');

/** Every breach in a tree of sources, given as path and text. */
export const breachesIn = (files: ReadonlyMap<string, string>): { breaches: string[]; imports: number } => {
  const breaches: string[] = [];
  let imports = 0;
  for (const [path, text] of files) {
    const from = placeOf(path);
    if (!from) continue;
    for (const target of importsOf(text)) {
      if (!target.startsWith('.')) continue;
      const to = placeOf(posix.normalize(posix.join(posix.dirname(path), target)));
      if (!to) continue;
      imports += 1;
      for (const rule of rules) {
        const why = rule(from, to);
        if (why) breaches.push(`${path} imports ${to.path}: ${why}`);
      }
    }
  }
  return { breaches, imports };
};

const sources = () =>
  new Map(
    globSync('src/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|test-process|fixture)\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { breaches, imports } = breachesIn(sources());
  for (const breach of breaches) console.error(breach);
  // A check that finds nothing to check has lost its way and must not pass.
  if (imports === 0) console.error('No imports found: the check looks in the wrong place.');
  if (breaches.length > 0 || imports === 0) process.exit(1);
  console.log(`Boundaries: ${imports} imports, all within the rules`);
}
