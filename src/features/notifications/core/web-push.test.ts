import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { browserAtPushService, readVapid } from '#testing/browser-at-push-service.ts';
import fc from '#testing/fast-check.ts';
import { encryptForBrowser, generatePushKeys, vapidAuthorization } from './server/push/web-push.ts';

test('the example of RFC 8291 is encrypted byte for byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const body = encryptForBrowser(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    sender,
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a browser reads whatever text was encrypted for it', () => {
  const { subscription, read } = browserAtPushService('https://push.example/1');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      expect(read(encryptForBrowser(JSON.stringify({ title }), subscription.keys))).toEqual({ title });
    }),
  );
});

test('a service can check who sends', () => {
  const keys = generatePushKeys();
  const header = vapidAuthorization('https://push.example/send/1?v=1', 'hello@giewel.lu', keys);
  expect(readVapid(header)).toMatchObject({
    publicKey: keys.publicKey,
    claims: { aud: 'https://push.example', sub: 'mailto:hello@giewel.lu' },
  });
});
