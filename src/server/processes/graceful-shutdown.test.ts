import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const startProcess = async (kind: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'graceful-shutdown.fixture.ts'), kind]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const exited = once(child, 'exit');
  await expect.poll(() => output).toContain('http://');
  return { address: output.trim(), exited, said: () => output };
};

test.each(['rejection', 'exception'])(
  'a %s that nobody caught is logged and ends the process, after whoever was being answered',
  async (kind) => {
    const { address, exited, said: output } = await startProcess(kind);
    const response = await fetch(address, { headers: { connection: 'close' } });
    expect(await response.text()).toBe('a whole answer');
    expect(await exited).toEqual([1, null]);
    expect(output()).toContain('Nobody caught an error');
    expect(output()).toContain('nobody waits for this');
  },
);
