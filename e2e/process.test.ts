import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { findEmbedded } from '../src/server/database/embedded/start-embedded.ts';
import { testDatabase } from '../src/testing/database.ts';
import { freePort, newDataDir, type Product, startProduct } from './running-product.ts';

const started: Product[] = [];
const start = async (settings: Record<string, string> = {}) => {
  const product = await startProduct(settings);
  started.push(product);
  return product;
};

afterEach(async () => {
  for (const product of started.splice(0)) {
    if (product.child.exitCode === null && product.child.signalCode === null) await product.end('SIGKILL');
    await rm(product.dataDir, { recursive: true, force: true });
  }
});

/** Starts a product that is not meant to stand, and tells what it said. */
const startInVain = async (settings: Record<string, string>) => {
  const env = { ...process.env, LOG_LEVEL: 'silent', PORT: String(await freePort()), ...settings };
  try {
    await promisify(execFile)('node', ['src/server/main.ts'], { env, timeout: 30_000 });
    return { code: 0, said: '' };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr.replace(/\(node:\d+\)[^\n]*\n|\(Use `node[^\n]*\n/g, '').trim() };
  }
};

const connectTo = async (dataDir: string) => {
  const connection = await findEmbedded(dataDir);
  if (!connection) throw new Error('No database runs there');
  const client = new Client(connection);
  await client.connect();
  return client;
};

const query = async (dataDir: string, sql: string, values: unknown[] = []) => {
  const client = await connectTo(dataDir);
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows as Record<string, unknown>[];
};

/** Sessions for the demo's client, and their cookies: writes that today's product acknowledges over HTTP. */
const makeSessions = async (dataDir: string, count: number) => {
  const tokens = Array.from({ length: count }, () =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
  );
  await query(
    dataDir,
    `insert into sessions (user_id, token_hash, expires_at)
     select (select id from users where username = 'demo-client'), sha256(token::bytea), now() + interval '1 hour'
     from unnest($1::text[]) as token`,
    [tokens],
  );
  return tokens;
};

/** One write. What the kill cuts off was never acknowledged, and is nobody's loss. */
const signOut = async ({ address }: Product, token: string, acknowledged: string[]) => {
  try {
    const headers = { cookie: `session=${token}` };
    const response = await fetch(`${address}/api/logout`, { method: 'POST', headers });
    if (response.ok) acknowledged.push(token);
  } catch {
    // not answered
  }
};

describe('a killed process', () => {
  test('loses no acknowledged write, 20 times over', async () => {
    const dataDir = await newDataDir();
    let product = await startProduct({ DATA_DIR: dataDir });
    const acknowledged: string[] = [];
    try {
      for (let round = 0; round < 20; round += 1) {
        const before = acknowledged.length;
        const tokens = await makeSessions(dataDir, 60);
        const writing = Promise.all(tokens.map((token) => signOut(product, token, acknowledged)));
        // In the middle: some are answered, the others still under way.
        await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(before + 5);
        await product.end('SIGKILL');
        await writing;
        product = await startProduct({ DATA_DIR: dataDir });
        const [lost] = await query(
          dataDir,
          'select count(*)::int as n from sessions where token_hash in (select sha256(token::bytea) from unnest($1::text[]) as token)',
          [acknowledged],
        );
        expect(lost?.['n'], `after kill ${round + 1}`).toBe(0);
      }
    } finally {
      await product.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
    expect(acknowledged.length).toBeGreaterThan(20);
  }, 180_000);
});

describe('a stopped process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets what is under way finish, ends it with 0, and PostgreSQL with it',
    async (signal) => {
      const product = await start();
      const holder = await connectTo(product.dataDir);
      await holder.query('begin; lock table sessions in access exclusive mode');
      const underWay = fetch(`${product.address}/api/user`, {
        headers: { cookie: `session=${'a'.repeat(43)}` },
      });
      await expect
        .poll(
          async () =>
            (await holder.query(`select count(*)::int as n from pg_locks where not granted`)).rows[0].n,
        )
        .toBe(1);
      const ended = product.end(signal);
      await holder.query('rollback');
      await holder.end();
      expect((await underWay).status).toBe(401);
      expect(await ended).toBe(0);
      expect(await findEmbedded(product.dataDir)).toBeUndefined();
    },
  );

  test('Ctrl-C, which a terminal sends to the whole group, ends it as gracefully', async () => {
    const product = await start();
    const ended = new Promise((resolve) => product.child.once('exit', (code) => resolve(code)));
    process.kill(-(product.child.pid ?? 0), 'SIGINT');
    expect(await ended).toBe(0);
    expect(product.output()).not.toMatch(/connection was lost|error/i);
  });
});

describe('what cannot start says why in one plain sentence and exits with 1', () => {
  test('a busy port', async () => {
    const product = await start();
    const port = new URL(product.address).port;
    const dataDir = await newDataDir();
    const { code, said } = await startInVain({ PORT: port, DATA_DIR: dataDir });
    await rm(dataDir, { recursive: true, force: true });
    expect({ code, said }).toEqual({ code: 1, said: `Port ${port} is in use. Set PORT to another one.` });
  });

  test('a second instance on one DATA_DIR', async () => {
    const product = await start();
    const { code, said } = await startInVain({ DATA_DIR: product.dataDir });
    expect(code).toBe(1);
    expect(said).toMatch(/^Another Giewel .*DATA_DIR\.$/);
  });

  test('an unreachable database', async () => {
    const address = `postgresql://giewel:secret@127.0.0.1:${await freePort()}/giewel`;
    const { code, said } = await startInVain({ DATABASE_URL: address });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database .* cannot be reached: .*\.$/);
    expect(said).not.toContain('secret');
  });

  test('a folder that cannot be one', async () => {
    const folder = await newDataDir();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'file'), '');
    const { code, said } = await startInVain({ DATA_DIR: join(folder, 'file', 'data') });
    await rm(folder, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
  });

  test('a wrong setting', async () => {
    expect(await startInVain({ LAUNCH: 'soon' })).toEqual({
      code: 1,
      said: 'LAUNCH must be prelaunch or live.',
    });
  });
});

describe('one database', () => {
  test('two instances agree within a second on what everybody sees', async () => {
    const { url, pool } = await testDatabase();
    const settings = { DATABASE_URL: url, DEMO: 'on' };
    const [one, two] = [await start(settings), await start(settings)];
    const titleOn = async ({ address }: Product) => (await fetch(`${address}/?q=Schmit`)).text();
    expect(await titleOn(one)).toContain('Toiture Schmit &amp; Fils');
    expect(await titleOn(two)).toContain('Toiture Schmit &amp; Fils');
    await pool.query(
      `update company_profiles set name = 'Schmit Renamed' where name = 'Toiture Schmit & Fils'`,
    );
    for (const product of [one, two]) {
      await expect.poll(() => titleOn(product), { timeout: 1000, interval: 20 }).toContain('Schmit Renamed');
    }
  });

  test('that goes away is answered with 503 and a sentence, and is back by itself', async () => {
    const product = await start();
    const ask = async () => {
      const response = await fetch(`${product.address}/api/user`, {
        headers: { cookie: `session=${'a'.repeat(43)}` },
      });
      return { status: response.status, body: (await response.json()) as { message: string } };
    };
    expect((await ask()).status).toBe(401);
    const [row] = await query(product.dataDir, 'select setting as folder from pg_settings where name = $1', [
      'data_directory',
    ]);
    const pid = Number(readFileSync(join(String(row?.['folder']), 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status, body } = await ask();
          statuses.add(status);
          if (status === 503) expect(body.message).toMatch(/try again/);
          return status;
        },
        { timeout: 15_000, interval: 20 },
      )
      .toBe(401);
    expect([...statuses].filter((status) => status !== 401 && status !== 503)).toEqual([]);
  });
});

describe('LAUNCH=live', () => {
  test('takes the banner away', async () => {
    const product = await start({ LAUNCH: 'live' });
    expect(await (await fetch(product.address)).text()).not.toContain('pre-launch');
  });
});
