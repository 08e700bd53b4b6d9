import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const startProcess = async (kind: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'end-in-order.fixture.ts'), kind]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const exited = once(child, 'exit');
  await expect.poll(() => said).toContain('http://');
  return { address: said.trim(), exited, said: () => said };
};

test.each(['rejection', 'exception'])(
  'a %s that nobody caught is logged and ends the process, after whoever was being answered',
  async (kind) => {
    const { address, exited, said } = await startProcess(kind);
    const answer = await fetch(address, { headers: { connection: 'close' } });
    expect(await answer.text()).toBe('a whole answer');
    expect(await exited).toEqual([1, null]);
    expect(said()).toContain('Nobody caught an error');
    expect(said()).toContain('nobody waits for this');
  },
);
