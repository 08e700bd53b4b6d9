import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

const expand = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Acts as the receiving end of web push: the browser creates keys when it subscribes, and decrypts messages with
 * them.
 */
export const browserAtPushService = (endpoint: string) => {
  const pair = createECDH('prime256v1');
  const ownKey = pair.generateKeys();
  const auth = randomBytes(16);

  return {
    subscription: {
      endpoint,
      keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    },

    /** Decrypts a body (RFC 8291, in the one record of RFC 8188). */
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = expand(pair.computeSecret(senderKey), auth, info, 32);
      const key = expand(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = expand(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
};

/** Returns an installation's claims about itself from its header, once the signature has proved them (RFC 8292). */
export const readVapid = (authorization = ''): { publicKey: string; claims: Record<string, unknown> } => {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const keyOptions = { key, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, keyOptions, Buffer.from(signature, 'base64url'))) throw new Error('Forged');
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
};
