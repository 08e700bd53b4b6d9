import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  /** It leaves the database for signing alone, and is in no log or response. */
  privateKey: string;
}

export interface WebPushSubscription {
  endpoint: string;
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: string;
  /** The browser shares this secret with us alone. */
  auth: string;
}

const CURVE = 'prime256v1';
const FIELD_BYTES = 32;
const UNCOMPRESSED_POINT = Buffer.from([4]);
const RECORD_BYTES = 4096;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** RFC 8188: it marks the last record, and nothing pads it. */
const LAST_RECORD = Buffer.from([2]);
/** RFC 8292 allows a day; half a day leaves room for clocks that differ. */
const TOKEN_SECONDS = 12 * 60 * 60;

const fromBase64 = (text: string) => Buffer.from(text, 'base64url');

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

export const generatePushKeys = (): PushKeys => {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({
    format: 'jwk',
  });
  const publicKey = Buffer.concat([UNCOMPRESSED_POINT, fromBase64(x), fromBase64(y)]);
  return { publicKey: publicKey.toString('base64url'), privateKey: d };
};

const newSender = () => {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
};

/** Encrypts a text for one browser (RFC 8291), as the single record of an `aes128gcm` body (RFC 8188). */
export const encryptForBrowser = (
  text: string,
  { p256dh, auth }: Pick<WebPushSubscription, 'p256dh' | 'auth'>,
  sender: ECDH = newSender(),
  salt: Buffer = randomBytes(16),
): Buffer => {
  const browserKey = fromBase64(p256dh);
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const secret = derive(sender.computeSecret(browserKey), fromBase64(auth), info, FIELD_BYTES);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([
    salt,
    head,
    senderKey,
    cipher.update(text),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

const signingKey = ({ publicKey, privateKey }: PushKeys) => {
  const point = fromBase64(publicKey);
  const x = point.subarray(1, 1 + FIELD_BYTES).toString('base64url');
  const y = point.subarray(1 + FIELD_BYTES).toString('base64url');
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y },
    format: 'jwk',
  });
};

const jsonPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Identifies the sender to a push service (RFC 8292) by a token signed for that service alone. */
export const vapidAuthorization = (endpoint: string, contact: string, keys: PushKeys): string => {
  const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: `mailto:${contact}` };
  const signed = `${jsonPart({ typ: 'JWT', alg: 'ES256' })}.${jsonPart(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
};
