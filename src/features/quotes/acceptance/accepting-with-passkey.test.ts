import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const ORIGIN = 'https://giewel.test';
const host = await testHost({ env: { PUBLIC_URL: ORIGIN } });
const { ask, pool } = host;
const { quoted, accept, act, see, sendDraft, client } = await quoteCalls(host);
const password = 'Gromperekichelcher';
const passwordHash = await hashPassword(password);
beforeEach(() => pool.query('delete from rate_limits'));

const manner = { origin: ORIGIN };

/** Returns a passkey that this person has added to their account. */
const passkeyOf = async (personId: number) => {
  await pool.query('update users set password = $2 where id = $1', [personId, passwordHash]);
  const device = makeAuthenticator();
  const body = { currentPassword: password };
  const creationOptions = (await ask('POST', '/api/passkeys/options', { as: personId, body }))
    .body as Parameters<typeof device.create>[0];
  const credential = device.create(creationOptions, manner);
  const response = await ask('POST', '/api/passkeys', { as: personId, body: { credential, ...body } });
  if (response.status !== 200 && response.status !== 201) throw new Error(response.text);
  return device;
};

const optionsFor = async (personId: number, { id }: Quote) => {
  const { status, text, body } = await act(personId, id, 'accept-options');
  if (status !== 200) throw new Error(text);
  return body as { challenge: string; version: number; allowCredentials: { id: string }[] };
};

const ready = async () => {
  const world = await quoted();
  const device = await passkeyOf(world.claire.id);
  const quote = quoteOf(await see(world.claire.id, world.quote.id));
  return { ...world, quote, device };
};

describe('accepting with a passkey', () => {
  test(
    'binds the contract as a code does, without one, and says so in the evidence',
    {
      meta: { requirements: ['D3-6.1', 'D3-10.22'] },
    },
    async () => {
      const { claire, quote, device } = await ready();
      const { challenge, version, allowCredentials } = await optionsFor(claire.id, quote);
      expect([version, allowCredentials]).toEqual([1, [{ id: device.id, type: 'public-key' }]]);
      const passkey = device.sign({ challenge }, manner);
      const accepted = quoteOf(await accept(claire.id, quote, { code: undefined, passkey }));
      expect([accepted.state, accepted.evidence?.by]).toEqual(['accepted', 'passkey']);
      expect(accepted.projectId ?? accepted.evidence?.projectId).toEqual(expect.any(Number));
    },
  );

  test(
    'takes nothing signed for something else, by somebody else, elsewhere, or twice',
    {
      meta: { requirements: ['D3-10.22'] },
    },
    async () => {
      const { claire, schmit, quote, device } = await ready();
      const otherScene = await quoted();
      const stranger = await client();
      const foreign = await passkeyOf(stranger.id);
      const { challenge: proof } = (await ask('POST', '/api/proof/passkey/options', { as: claire.id }))
        .body as {
        challenge: string;
      };
      const challenge = async () => (await optionsFor(claire.id, quote)).challenge;
      const elsewhere = await optionsFor(
        otherScene.claire.id,
        quoteOf(await see(otherScene.claire.id, otherScene.quote.id)),
      );
      const tries = [
        device.sign({ challenge: proof }, manner),
        device.sign({ challenge: elsewhere.challenge }, manner),
        device.sign({ challenge: await challenge() }, { origin: 'https://giewel.example' }),
        device.sign({ challenge: await challenge() }, { ...manner, isVerified: false }),
        foreign.sign({ challenge: await challenge() }, manner),
      ];
      for (const passkey of tries)
        expect(codeOf(await accept(claire.id, quote, { code: undefined, passkey }))).toEqual([
          400,
          'wrongPasskey',
        ]);
      expect(codeOf(await accept(claire.id, quote, { code: undefined }))).toEqual([400, 'invalidInput']);
      const signed = device.sign({ challenge: await challenge() }, manner);
      expect(
        codeOf(await ask('POST', '/api/proof/passkey', { as: claire.id, body: { credential: signed } })),
      ).toEqual([400, 'wrongPasskey']);
      // A challenge for the previous version is worth nothing for the newer one.
      const staleSignature = device.sign({ challenge: await challenge() }, manner);
      const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
      await sendDraft(schmit.userId, next);
      const newer = quoteOf(await see(claire.id, quote.id));
      expect(newer.version).toBe(2);
      expect(codeOf(await accept(claire.id, newer, { code: undefined, passkey: staleSignature }))).toEqual([
        400,
        'wrongPasskey',
      ]);
      expect(quoteOf(await see(claire.id, quote.id)).state).toBe('sent');
    },
  );

  test(
    'of the same signature brought five times at once, one gets through',
    {
      meta: { requirements: ['D3-6.2'] },
    },
    async () => {
      const { claire, quote, device } = await ready();
      const passkey = device.sign({ challenge: (await optionsFor(claire.id, quote)).challenge }, manner);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => accept(claire.id, quote, { code: undefined, passkey })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );
});
