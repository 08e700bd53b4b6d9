import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** The network of the files in deploy/, and the part of this machine that stands for it. */
const NETWORK = '10.0.0.';
export const LOOPBACK_PREFIX = '127.44.0.';

/** Each pair is a text of the file and its replacement in the rehearsal. */
export type TextReplacements = readonly (readonly [from: string, to: string])[];

/** A file of deploy/ with this machine's paths and addresses. What is to be replaced must be there, or it is not the file. */
export const deployFile = (name: string, replacements: TextReplacements): string =>
  replacements
    .reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`deploy/${name} does not say ${from}`);
        return text.replaceAll(from, to);
      },
      readFileSync(join(DEPLOY, name), 'utf8'),
    )
    .replaceAll(NETWORK, LOOPBACK_PREFIX);

export const writeDeployFile = (name: string, to: string, replacements: TextReplacements) => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  writeFileSync(to, deployFile(name, replacements), { mode: 0o600 });
};

const SHARED_FROM = '# The same on every machine';

/** The settings of an .env file, whose first part alone is another on each machine. */
export const deploySettings = (
  name: string,
  ofMachine: TextReplacements,
  replacements: TextReplacements,
): Record<string, string> => {
  const [ownText = '', shared = ''] = deployFile(name, replacements).split(SHARED_FROM);
  const renamed = ofMachine.reduce((text, [from, to]) => text.replaceAll(from, to), ownText);
  return Object.fromEntries(
    `${renamed}${shared}`.split('\n').flatMap((line) => {
      const [, key, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return key && value !== undefined ? [[key, value]] : [];
    }),
  );
};
