import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeRunFolder } from '#testing/run-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'illustrations',
  'db',
  'demo',
  'scripts',
  'sheet',
  'src',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the tree, to be edited, that shares the packages and not what Vite keeps beside them. */
export const copyTree = async (): Promise<string> => {
  const folder = join(await makeRunFolder(), 'tree');
  for (const name of SOURCES)
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !source.endsWith('node_modules'),
    });
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (!name.startsWith('.vite')) await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  return folder;
};

interface Edit {
  name: 'style sheet' | 'component' | 'page' | 'handler' | 'contract';
  /** The seconds allowed from the edit until it is visible, on a quiet machine. */
  wantedSeconds: number;
  file: string;
  from: string;
  to: string;
  isSeen: (page: Page, product: string) => Promise<unknown>;
}

const HANDLER_NAME = 'Edited handler';

const operatorAt = async (address: string) => {
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as { name: string | null }).name : undefined;
};

/** One in each kind of file behind `/contact`, in the order they are made. */
export const edits: readonly Edit[] = [
  {
    name: 'style sheet',
    wantedSeconds: 1,
    file: 'web/contact/contact.module.css',
    from: 'max-width: 640px',
    to: 'max-width: 611px',
    isSeen: (page) =>
      page.evaluate(() => [...document.forms].some((form) => getComputedStyle(form).maxWidth === '611px')),
  },
  {
    name: 'component',
    wantedSeconds: 1,
    file: 'web/contact/contact-form.tsx',
    from: '{contact.send}',
    to: '{`${contact.send} (edited component)`}',
    isSeen: (page) => page.getByRole('button', { name: '(edited component)' }).isVisible(),
  },
  {
    name: 'page',
    wantedSeconds: 1.5,
    file: 'web/contact-page.tsx',
    from: '<h1>{contact.title}</h1>',
    to: '<h1>Edited page</h1>',
    isSeen: (page) => page.getByRole('heading', { name: 'Edited page' }).isVisible(),
  },
  {
    name: 'handler',
    wantedSeconds: 3,
    file: 'server/api.ts',
    from: 'name: name ?? null',
    to: `name: '${HANDLER_NAME}'`,
    isSeen: async (_, product) => (await operatorAt(`${product}/api/operator`)) === HANDLER_NAME,
  },
  {
    name: 'contract',
    wantedSeconds: 3,
    file: 'contract/marketing.ts',
    from: "url: '/api/operator'",
    to: "url: '/api/edited-operator'",
    isSeen: async (_, product) => (await operatorAt(`${product}/api/edited-operator`)) === HANDLER_NAME,
  },
];

const LOOK_AGAIN_MS = 20;
const LONGEST_MS = 20_000;

/** Saves a file in one step, as most editors do: in place it is empty for a moment, in which Vite may read it. */
export const saveFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.saving`, text);
  await rename(`${path}.saving`, path);
};

/** Makes the edit and returns the seconds until it is visible. */
export const makeEdit = async (folder: string, edit: Edit, page: Page, product: string): Promise<number> => {
  const path = join(folder, 'src/features/marketing/core', edit.file);
  const code = await readFile(path, 'utf8');
  if (!code.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`);
  const since = performance.now();
  await saveFile(
    path,
    code.replace(edit.from, () => edit.to),
  );
  // A page that is being loaded again cannot be asked.
  while (!(await edit.isSeen(page, product).catch(() => false))) {
    if (performance.now() - since > LONGEST_MS) throw new Error(`The ${edit.name} is not seen`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return (performance.now() - since) / 1000;
};
