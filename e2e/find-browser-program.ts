import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasRoomInMemory } from '#testing/run-folder.ts';

export interface BrowserProgram {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** Playwright would set these itself. */
  ignoreDefaultArgs: string[];
}

// In a single process the browser would end with its first page; and it should keep the web's rules as it
// does for a visitor. A graphics card that is only imitated takes a second for a picture that the processor
// paints in a few milliseconds, so the processor paints. Without a zygote each page's process reads the whole program
// again.
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
]);
// A network process of its own would copy all that comes once more. No page of a test lives long enough to earn back
// what its code costs to be optimized: axe takes a sixth less without.
const wanted = [
  '--disable-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-opt --no-maglev',
];

// With this flag the shared memory of its processes would be files on a disk: a tenth of the cost of a page.
const ON_DISK = '--disable-dev-shm-usage';

// The package sets these for the libraries and fonts that it unpacks beside the browser.
const ITS_VARIABLES = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

const unpack = async (): Promise<Omit<BrowserProgram, 'ignoreDefaultArgs'>> => {
  const before = { ...process.env };
  // Has it bring its own system libraries, which a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    chromium.setGraphicsMode = false;
    const executablePath = await chromium.executablePath();
    const env = Object.fromEntries(ITS_VARIABLES.map((name) => [name, process.env[name] ?? '']));
    const args = [...chromium.args.filter((flag) => !unwanted.has(flag)), ...wanted];
    return { executablePath, args, env };
  } finally {
    // They are the browser's alone: the product's processes take the machine's libraries.
    process.env = before;
  }
};

const installedAt = (executablePath: string): Omit<BrowserProgram, 'ignoreDefaultArgs'> => {
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...wanted] : wanted, env: {} };
};

// Ubuntu's chromium-browser is not among them: it only says how to install another.
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chrome or Chromium as the machine has it. */
export const machinesBrowser = (path = process.env['PATH'] ?? ''): string | undefined =>
  [...NAMES.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))), ON_A_MAC].find(
    (file) => existsSync(file),
  );

/** The browser that CHROMIUM_PATH names, else the machine's Chrome or Chromium, else the one in our packages. */
export const findBrowser = async (): Promise<BrowserProgram> => {
  const installed = process.env['CHROMIUM_PATH'] || machinesBrowser();
  const program = installed ? installedAt(installed) : await unpack();
  if (!(await hasRoomInMemory())) return { ...program, ignoreDefaultArgs: [] };
  return {
    ...program,
    args: program.args.filter((flag) => flag !== ON_DISK),
    ignoreDefaultArgs: [ON_DISK],
  };
};
