import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DEFAULT_DEMO_PASSWORD } from '#server/config/check-settings.ts';
import { expect, test } from './fixtures.ts';

const ROOT = process.cwd();
const START_DEADLINE_MS = 240_000;

/** util-linux’s program gives a command a terminal; Node has no word for one. */
const hasTerminal = () => ['/usr/bin/script', '/bin/script'].some((file) => existsSync(file));

test(
  'npm start in a fresh clone on a terminal says what happens and ends with address and accounts',
  {
    tag: '@nightly',
  },
  async ({ folderForTest, onTestEnd }) => {
    test.skip(!existsSync(`${ROOT}/.git`) || !hasTerminal(), 'needs a git repository and the program script');
    test.setTimeout(START_DEADLINE_MS + 60_000);
    const folder = `${await folderForTest()}/clone`;
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '--depth', '1', `file://${ROOT}`, folder]);
    const { PATH, HOME, npm_config_cache, npm_config_registry } = process.env;
    const child = spawn('script', ['--quiet', '--flush', '--return', '--command', 'npm start', '/dev/null'], {
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH,
        HOME,
        npm_config_cache,
        npm_config_registry,
        PORT: '0',
        TERM: 'xterm',
      },
    });
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
    });
    const ended = once(child, 'close');
    onTestEnd(async () => {
      if (child.exitCode === null) process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
      await ended;
    });

    await expect.poll(() => screen, { timeout: START_DEADLINE_MS }).toContain(DEFAULT_DEMO_PASSWORD);
    const steps = ['Installing', 'Building', 'database', 'demo', 'http://localhost:', 'demo-client'];
    const positions = steps.map((step) => screen.search(new RegExp(step, 'i')));
    expect(positions, screen).toEqual(positions.toSorted((a, b) => a - b));
    expect(positions[0], screen).toBeGreaterThanOrEqual(0);
    const [address = ''] = /http:\/\/localhost:\d+/.exec(screen) ?? [];
    expect((await fetch(address)).status).toBe(200);

    // Ctrl-C, as somebody presses it.
    child.stdin.write('\u0003');
    const [code] = await ended;
    expect([0, 130]).toContain(code);
  },
);
