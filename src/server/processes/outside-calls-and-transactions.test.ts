import { afterAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { checkWithVies } from '#features/companies/proofs/server/check-with-vies.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { testHost } from '#testing/host.ts';
import { makeOutsideCall } from './outside-calls-and-transactions.ts';

const { db, pool, services } = await testHost();
const call = vi.fn(async () => 'answered');
const callOutside = () => makeOutsideCall('a service', call);
const isRefused = /A transaction is open while .+ is called/;

afterAll(() => vi.restoreAllMocks());

test('no call of something slow begins while a transaction is open, in a part of one either', async () => {
  await expect(db.transaction(callOutside)).rejects.toThrow(isRefused);
  await expect(db.transaction((outer) => outer.transaction(callOutside))).rejects.toThrow(isRefused);
  await expect(db.transaction(callOutside, { isolationLevel: 'serializable' })).rejects.toThrow(isRefused);
  const client = await pool.connect();
  await expect(inTransaction(client, callOutside)).rejects.toThrow(isRefused);
  client.release();
  expect(call).not.toHaveBeenCalled();
});

test('before and after one it does', async () => {
  await callOutside();
  await db.transaction(async () => undefined);
  await expect(callOutside()).resolves.toBe('answered');
});

test.each([
  ['a hash', () => hashPassword('a password of nobody')],
  ['VIES', () => checkWithVies('http://127.0.0.1:9', 'LU12345678')],
  ['the file store', () => services.files.read('pictures/nothing.webp')],
])('%s is such a call', async (_, makeCall) => {
  await expect(db.transaction(async () => makeCall())).rejects.toThrow(isRefused);
});
