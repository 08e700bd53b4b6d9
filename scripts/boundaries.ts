// Who may import whom (AGENTS.md, "The import rules"). Prints every breach and exits 1 if there is one.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';

/** This folder stands beside src and is checked alone. The product imports it by one file. */
const besides: Readonly<Record<string, string>> = { sheet: 'sheet/page.tsx' };

/** The order is from the bottom up: each imports only those before it. */
export const floorsInOrder = ['kernel', 'design', 'strings', 'web', 'server'] as const;

/** The modules of all features, from the bottom up: each uses those before it. */
export const modules = [
  'notifications/email',
  'translations/core',
  'accounts/core',
  'accounts/sign-in',
  'companies/core',
  'notifications/core',
  'accounts/settings',
  'billing/subscriptions',
  'billing/checkout',
  'team/core',
  'api/tokens',
  'api/webhooks',
  'directory/core',
  'folders/core',
  'projects/core',
  'moderation/client-reports',
  'messaging/core',
  'messaging/email-replies',
  'messaging/pages',
  'requests/core',
  'requests/new-request',
  'requests/visits',
  'reviews/core',
  'companies/proofs',
  'companies/insights',
  'companies/profile',
  'companies/profile-editor',
  'directory/pages',
  'folders/pages',
  'projects/pages',
  'projects/room',
  'quotes/price-book',
  'quotes/core',
  'quotes/acceptance',
  'quotes/comparison',
  'quotes/pages',
  'quotes/writing',
  'quotes/prices',
  'requests/pages',
  'dashboards/client',
  'moderation/core',
  'moderation/content-reports',
  'moderation/office',
  'dashboards/company',
  'companies/sign-up',
  'marketing/core',
] as const;

/** These floors may import every module: they tie the product together, fill it and test it. */
const roof = ['demo', 'sheet', 'app', 'testing'] as const;

const order: readonly string[] = [...floorsInOrder, ...modules, ...roof];

interface Place {
  /** kernel, web, …, or a module with its feature: quotes/writing. */
  room: string;
  /** contract, rules, strings, server or web: the part of a module. Empty elsewhere. */
  part: string;
  path: string;
}

const isModule = (room: string) => modules.some((name) => name === room);

const featureOf = ({ room }: Place) => room.split('/')[0];

const placeOf = (path: string): Place | null => {
  const [top = '', floor = '', feature = '', module = '', part = ''] = path.split('/');
  if (top in besides) return { room: top, part: '', path };
  if (floor === 'features') return { room: `${feature}/${module}`, part, path };
  return order.includes(floor) ? { room: floor, part: '', path } : null;
};

const heightOf = ({ room }: Place) => order.indexOf(room);

const isShared = ({ part }: Place) => ['contract', 'rules', 'strings'].includes(part);

// Each rule answers why an import is a breach, or null.
type Rule = (from: Place, to: Place) => string | null;

const nothingRunsUp: Rule = (from, to) =>
  heightOf(to) > heightOf(from) ? `${from.room} stands below ${to.room}` : null;

const sharedIsPure: Rule = (from, to) => {
  if (!isModule(from.room) || !isShared(from)) return null;
  const isAllowed = to.room === 'kernel' || (isModule(to.room) && isShared(to));
  return isAllowed
    ? null
    : `${from.part} is for both sides and imports only kernel, contracts, rules and strings`;
};

const serverPart: Rule = (from, to) => {
  if (!isModule(from.room) || from.part !== 'server') return null;
  if (['design', 'web'].includes(to.room) || to.part === 'web') return 'server code knows no screen';
  if (!isModule(to.room) || to.room === from.room || isShared(to)) return null;
  if (to.path.endsWith('/server/tables.ts')) return null; // read across
  return to.path.endsWith('/server/index.ts') ? null : 'a neighbour is entered by its front door';
};

const webPart: Rule = (from, to) => {
  if (!isModule(from.room) || from.part !== 'web') return null;
  if (to.room === 'server' || to.part === 'server') return 'a screen knows no server';
  if (!isModule(to.room) || to.room === from.room || isShared(to)) return null;
  return to.path.endsWith('/web/index.ts') ? null : 'a neighbour is entered by its front door';
};

const serverShowsPages: Rule = (from, to) =>
  from.room === 'server' && to.room === 'web' && !from.path.startsWith('src/server/pages/')
    ? 'only src/server/pages knows the web'
    : null;

const serverKnowsNoDesign: Rule = (from, to) =>
  from.room === 'server' && to.room === 'design' && !from.path.startsWith('src/server/pages/')
    ? 'only src/server/pages draws'
    : null;

const besideByItsDoor: Rule = (_, to) => {
  const door = besides[to.room];
  return door === undefined || to.path === door ? null : `${to.room} is entered by #${door}`;
};

const importRules: readonly Rule[] = [
  besideByItsDoor,
  nothingRunsUp,
  sharedIsPure,
  serverPart,
  webPart,
  serverShowsPages,
  serverKnowsNoDesign,
];

// Code that both sides run must return the same always and everywhere: no clock, no chance, no surroundings.
const IMPURE = [
  [/\bnew Date\(\s*\)|\bDate\.now\(|\bperformance\.now\(/, 'asks the clock'],
  [/\bMath\.random\(|\brandomUUID\(/, 'leaves something to chance'],
  [/\bprocess\.(env|argv|cwd)\b/, 'asks its surroundings'],
] as const;

const PURE_PACKAGES = ['zod/mini'];

const impurities = (place: Place, text: string, packages: readonly string[]): string[] => {
  const isPure = place.room === 'kernel' || (isModule(place.room) && isShared(place));
  if (!isPure || place.path === 'src/kernel/clock.ts') return [];
  const impureUses = IMPURE.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
  const foreign = packages.filter((name) => !PURE_PACKAGES.includes(name));
  return [...impureUses, ...foreign.map((name) => `imports ${name}`)].map(
    (reason) => `${place.path} ${reason}`,
  );
};

const IMPORT =
  /(?:^|[\s;])(?:import|export)\b([^'"`;]*?)from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm;

interface Import {
  target: string;
  names: string;
}

const importsOf = (text: string): Import[] =>
  [...text.matchAll(IMPORT)].map(([, names = '', from, lazy, bare]) => ({
    target: from ?? lazy ?? bare ?? '',
    names,
  }));

/** The file that an import names, or null where it is a package's. */
const fileOf = (path: string, target: string): string | null => {
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), target));
  const [, room = '', rest = ''] = /^#([^/]+)\/(.*)$/.exec(target) ?? [];
  if (room === '') return null;
  if (room in besides) return `${room}/${rest}`;
  return `src/${room}/${rest}`;
};

/** Finds tables that another feature than their own writes. */
const foreignWrites = (from: Place, text: string, imports: readonly (Import & { file: string | null })[]) => {
  if (!isModule(from.room)) return [];
  return imports.flatMap(({ file, names }) => {
    const to = file?.endsWith('/server/tables.ts') ? placeOf(file) : null;
    if (!to || featureOf(to) === featureOf(from)) return [];
    return [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)]
      .map(([, name, alias]) => alias ?? name)
      .filter((name) => new RegExp(`\\.(insert|update|delete)\\(\\s*${name}\\s*\\)`).test(text))
      .map((name) => `${from.path} writes ${name}, a table of ${to.room}: read across, write at home`);
  });
};

const UPWARDS = /^\.\.\//;

/** Files that import each other in a circle, each circle once. */
export const circlesIn = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    indexes.set(file, indexes.size);
    lowest.set(file, indexes.get(file) ?? 0);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!indexes.has(next)) visit(next);
      // A file that has left the stack belongs to a circle that is closed already.
      if (stack.includes(next))
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0, indexes.get(next) ?? 0));
    }
    if (lowest.get(file) !== indexes.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return circles;
};

export interface BoundaryFindings {
  breaches: string[];
  imports: number;
  betweenModules: number;
  betweenFeatures: number;
  circles: number;
  /** The number of imports of a higher module. */
  upwards: number;
}

/** Every breach in a tree of sources, given as path and text. */
export const breachesIn = (files: ReadonlyMap<string, string>): BoundaryFindings => {
  const breaches: string[] = [];
  const graph = new Map<string, string[]>();
  let count = 0;
  let upwards = 0;
  let betweenModules = 0;
  let betweenFeatures = 0;
  for (const [path, text] of files) {
    const from = placeOf(path);
    if (!from) continue;
    if (path.startsWith('src/features/') && !isModule(from.room)) {
      breaches.push(`${path}: ${from.room} has no place in the order of modules`);
      continue;
    }
    const imports = importsOf(text).map((imported) => ({ ...imported, file: fileOf(path, imported.target) }));
    graph.set(
      path,
      imports.flatMap(({ file }) => file ?? []),
    );
    const packages = imports.filter(({ file }) => file === null).map(({ target }) => target);
    breaches.push(...impurities(from, text, packages), ...foreignWrites(from, text, imports));
    for (const { target, file } of imports) {
      const to = file && placeOf(file);
      if (!to) continue;
      count += 1;
      if (isModule(from.room) && isModule(to.room) && from.room !== to.room) {
        betweenModules += 1;
        if (featureOf(from) !== featureOf(to)) betweenFeatures += 1;
      }
      if (nothingRunsUp(from, to)) upwards += 1;
      if (UPWARDS.test(target))
        breaches.push(`${path} imports ${target}: from another folder it is #${to.room}/…`);
      for (const rule of importRules) {
        const reason = rule(from, to);
        if (reason) breaches.push(`${path} imports ${to.path}: ${reason}`);
      }
    }
  }
  const circles = circlesIn(graph);
  breaches.push(...circles.map((circle) => `These import each other in a circle: ${circle.join(', ')}`));
  return { breaches, imports: count, betweenModules, betweenFeatures, circles: circles.length, upwards };
};

export const sourceFiles = () =>
  new Map(
    globSync('src/**/*.{ts,tsx}')
      .filter((path) => !/\.(test|test-process|fixture)\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { breaches, imports } = breachesIn(sourceFiles());
  for (const breach of breaches) console.error(breach);
  // A check that finds nothing to check is broken and must not pass.
  if (imports === 0) console.error('No imports found: the check looks in the wrong place.');
  if (breaches.length > 0 || imports === 0) process.exit(1);
  console.log(`Boundaries: ${imports} imports, all within the rules`);
}
