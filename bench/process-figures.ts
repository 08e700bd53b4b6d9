// Reads the processor time and memory of a process and its children from outside. Only Linux has these files.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

interface Stat {
  parent: number;
  /** Includes children that have ended. */
  ticks: number;
}

const statOf = (pid: number): Stat | null => {
  try {
    // The fields begin after the name, which is in brackets and may hold spaces.
    const [, rest = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ').map(Number);
    return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
  } catch {
    return null; // It has ended meanwhile.
  }
};

const allStats = () =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const stat = statOf(Number(name));
        return stat ? [[Number(name), stat] as const] : [];
      }),
  );

/** Finds a process with its children and theirs. */
export const treeOf = (root: number, stats: ReadonlyMap<number, Stat> = allStats()): number[] => {
  const children = [...stats].filter(([, { parent }]) => parent === root).map(([pid]) => pid);
  return [root, ...children.flatMap((child) => treeOf(child, stats))];
};

/** Milliseconds of the processor that a process and its children have taken so far. */
export const processorMs = (root: number): number => {
  const stats = allStats();
  const ticks = treeOf(root, stats).reduce((sum, pid) => sum + (stats.get(pid)?.ticks ?? 0), 0);
  return (1000 * ticks) / TICKS_A_SECOND;
};

const statusOf = (pid: number, field: 'VmRSS' | 'VmHWM' | 'RssFile') => {
  try {
    const [, kb] =
      new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** MB of one process: now, the most it ever had, and how much of it is files that are mapped, as programs are. */
export const memoryOf = (pid: number) => ({
  now: statusOf(pid, 'VmRSS'),
  most: statusOf(pid, 'VmHWM'),
  ofFiles: statusOf(pid, 'RssFile'),
});
