import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const encode = (value: Map<number | string, unknown>) =>
  Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));

/** COSE writes an ES256 key so (RFC 9053). */
const coseKey = (publicKey: KeyObject) => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  );
};

interface Manner {
  /** The browser's address bar shows this. */
  origin: string;
  rpId?: string;
  /** True if the person proved to the device who they are. */
  isVerified?: boolean;
  /** True if the page stands in a frame of another website. */
  crossOrigin?: boolean;
}

/** Acts as a device with one passkey and as the browser before it. */
export const makeAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let userHandle = '';

  const clientData = (type: string, challenge: string, { origin, crossOrigin = false }: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const authenticatorData = (manner: Manner, flags: number, counter: number, ...rest: Buffer[]) => {
    const rpId = manner.rpId ?? new URL(manner.origin).hostname;
    const verifiedFlag = (manner.isVerified ?? true) ? VERIFIED : 0;
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([PRESENT | verifiedFlag | flags]),
      number(counter, 4),
      ...rest,
    ]);
  };
  const common = { id, rawId: id, type: 'public-key' } as const;

  return {
    id,

    /** Responds as navigator.credentials.create() does. */
    create(options: { challenge: string; user: { id: string } }, manner: Manner) {
      userHandle = options.user.id;
      const authData = authenticatorData(
        manner,
        HAS_KEY,
        0,
        Buffer.alloc(16),
        number(credentialId.length, 2),
        credentialId,
        coseKey(publicKey),
      );
      const attestation = encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, manner).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Responds as navigator.credentials.get() does. */
    sign(options: { challenge: string }, manner: Manner & { counter?: number }) {
      const client = clientData('webauthn.get', options.challenge, manner);
      const authData = authenticatorData(manner, 0, manner.counter ?? 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
};

export type TestAuthenticator = ReturnType<typeof makeAuthenticator>;
