import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from './send-requests.ts';

/** What is asked of everybody. A side answers those that it can. */
export const questions = {
  list: 'list of 24 companies of a category, JSON, made anew',
  company: 'one company with services, reviews, projects, JSON, made anew',
  search: 'search "toiture", first 24, JSON, made anew',
  mistyped: 'search "toitürre" (mistyped), first 24, JSON, made anew',
  place: 'a trade in a place, first 24, JSON, made anew',
  sentence: 'search "my roof is leaking near esch", first 24, JSON, made anew',
  page: 'HTML page of 24 cards of a category, made anew',
  comparison: 'three quotes of 30 lines beside each other, JSON, signed in',
  message: 'a message with all that follows of it',
  'message-alone': 'a message beside those who insert one row',
  'cached-list': 'list of 24, cached',
  'cached-company': 'one company, cached, 200 of them in turn',
  'cached-search': 'search "toiture", cached',
  'cached-page': 'HTML page of 24 cards, cached, as a browser asks',
} as const;

export type Question = keyof typeof questions;

/** The requests of one question; several are asked in turn. */
export type Requests = readonly Request[];

export interface RunningSide {
  port: number;
  pid: number;
  /** Seconds from the command to the first answer. */
  startedIn: number;
  end: () => Promise<void>;
}

export interface Side {
  name: string;
  asks: Partial<Record<Question, Requests>>;
  /** With options of Node, where it is one of ours. */
  start: (options?: readonly string[]) => Promise<RunningSide>;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

interface Command {
  program?: string;
  args: readonly string[];
  folder: string;
  settings: Record<string, string>;
  /** Answers with less than 500 as soon as it is up. */
  firstPath: string;
}

const PATIENCE_MS = 120_000;

const isUp = async (address: string) => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status < 500;
  } catch {
    return false;
  }
};

const endChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout.bind(null, () => child.kill('SIGKILL'), 5_000)();
  await ended;
  clearTimeout(late);
};

/** Starts a server on a port of its own, told as PORT, and waits for its first answer. */
export const startServer = async ({
  program = process.execPath,
  args,
  folder,
  settings,
  firstPath,
}: Command): Promise<RunningSide> => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...settings,
    },
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000);
  });
  while (!(await isUp(`http://127.0.0.1:${port}${firstPath}`))) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE_MS) {
      await endChild(child);
      throw new Error(`It did not come up: ${complaint}`);
    }
    await delay(20);
  }
  const startedIn = (performance.now() - began) / 1000;
  return { port, pid: child.pid ?? 0, startedIn, end: () => endChild(child) };
};
