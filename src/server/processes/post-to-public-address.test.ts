import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { standIn } from '#testing/stand-in.ts';
import { isPublicIp, postToPublicAddress, createPublicLookup } from './post-to-public-address.ts';

const inside = await standIn();

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is no public address', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.168.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  '%s is a public address',
  (address) => {
    expect(isPublicIp(address)).toBe(true);
  },
);

const answering =
  (...addresses: string[]) =>
  (_: string, __: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const options = {
  headers: {},
  body: Buffer.from('{}'),
  patienceMs: 2_000,
  mayBePrivate: false,
};

describe('a public name', () => {
  test.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['169.254.169.254']])(
    'that resolves to %s is not called',
    async (...addresses) => {
      const call = postToPublicAddress('https://rebound.example.lu/', {
        ...options,
        resolve: answering(...addresses),
      });
      await expect(call).rejects.toThrow('private address');
    },
  );

  test('is given to the connection with all its addresses, or the first', () => {
    const resolve = answering('8.8.8.8', '2606:4700::1111');
    const found: unknown[] = [];
    createPublicLookup(resolve)('example.lu', { all: true }, (...result) => found.push(result));
    createPublicLookup(resolve)('example.lu', {}, (...result) => found.push(result));
    expect(found).toEqual([
      [
        null,
        [
          { address: '8.8.8.8', family: 4 },
          { address: '2606:4700::1111', family: 6 },
        ],
      ],
      [null, '8.8.8.8', 4],
    ]);
  });
});

test.each(['http://example.lu/', 'https://127.0.0.1/', 'https://localhost/', 'https://example.lu:8443/'])(
  '%s is refused before anything is resolved',
  async (address) => {
    const resolve = () => {
      throw new Error('resolved');
    };
    await expect(postToPublicAddress(address, { ...options, resolve })).rejects.toThrow('private address');
  },
);

test('a receiver that says nothing is given up', async () => {
  inside.respond = () => null;
  const call = postToPublicAddress(inside.url, { ...options, patienceMs: 200, mayBePrivate: true });
  await expect(call).rejects.toThrow();
});
