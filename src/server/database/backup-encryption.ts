import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { StartupError } from '#server/errors/startup-error.ts';

/*
 * An encrypted backup is: the 12 bytes 'giewel-enc-1', 16 bytes of salt, then chunks. Each chunk is four bytes with the
 * length of what follows, then AES-256-GCM of up to 64 KiB, its 16 bytes of tag at the end. The key is
 * scrypt(passphrase, salt) with N = 2^16, r = 8, p = 1. The nonce is the chunk's number in 11 bytes, then a byte that is
 * 1 for the last chunk alone: chunks that are moved, left out or cut off do not decrypt. A salt, and so a key, is used
 * for one file only.
 */

const MAGIC = Buffer.from('giewel-enc-1');
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const CHUNK_BYTES = 64 * 1024;
const CIPHER = 'aes-256-gcm';
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
};

/** Yields the same bytes in chunks of one size, at least one, each with whether it is the last. */
async function* chunksOf(stream: AsyncIterable<Buffer>): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting = Buffer.alloc(0);
  for await (const bytes of stream) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length > CHUNK_BYTES) {
      yield { chunk: waiting.subarray(0, CHUNK_BYTES), isLast: false };
      waiting = waiting.subarray(CHUNK_BYTES);
    }
  }
  yield { chunk: waiting, isLast: true };
}

export async function* encryptBackupStream(
  stream: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST);
  yield Buffer.concat([MAGIC, salt]);
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(stream)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast));
    const sealed = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(sealed.length);
    yield Buffer.concat([length, sealed]);
    number += 1;
  }
}

/** Reads exact numbers of bytes from a stream. */
const readerOf = (stream: AsyncIterable<Buffer>) => {
  const source = stream[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  const fill = async (count: number) => {
    while (waiting.length < count) {
      const next = await source.next();
      if (next.done) return;
      waiting = Buffer.concat([waiting, next.value]);
    }
  };
  return {
    peek: async (count: number) => {
      await fill(count);
      return waiting.subarray(0, count);
    },
    /** Returns fewer bytes at the end of the stream. */
    take: async (count: number) => {
      await fill(count);
      const head = waiting.subarray(0, count);
      waiting = waiting.subarray(head.length);
      return head;
    },
    rest: async function* () {
      if (waiting.length > 0) yield waiting;
      for (;;) {
        const next = await source.next();
        if (next.done) return;
        yield next.value;
      }
    },
  };
};

type Reader = ReturnType<typeof readerOf>;

const open = (sealed: Buffer, key: Buffer, nonce: Buffer): Buffer => {
  const decipher = createDecipheriv(CIPHER, key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
};

async function* decrypted(reader: Reader, passphrase: string): AsyncGenerator<Buffer> {
  const salt = await reader.take(SALT_BYTES);
  const key = await derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST);
  for (let number = 0; ; number += 1) {
    const length = await reader.take(LENGTH_BYTES);
    const size = length.length === LENGTH_BYTES ? length.readUInt32BE() : 0;
    if (size < TAG_BYTES || size > CHUNK_BYTES + TAG_BYTES)
      throw new Error('it ends too early, or is damaged');
    const sealed = await reader.take(size);
    const isLast = (await reader.peek(1)).length === 0;
    try {
      yield open(sealed, key, nonceOf(number, isLast));
    } catch (error) {
      if (number > 0) throw new Error('it ends too early, or is damaged', { cause: error });
      throw new StartupError('The backup does not open: its passphrase is another one, or it is damaged.', {
        cause: error,
      });
    }
    if (isLast) return;
  }
}

/** Decrypts a backup; one that isn't encrypted passes through unchanged. */
export async function* decryptBackupStream(
  stream: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const reader = readerOf(stream);
  if (!(await reader.peek(MAGIC.length)).equals(MAGIC)) {
    yield* reader.rest();
    return;
  }
  if (passphrase === undefined) {
    throw new StartupError('The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.');
  }
  await reader.take(MAGIC.length);
  yield* decrypted(reader, passphrase);
}
