import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { contentDispositionHeader } from './content-disposition.ts';
import { requireSafeFileName, type FileStore, mimeTypeOfFile } from './file-store.ts';

export interface S3Settings {
  /** Any S3-compatible store works; without this, it is Amazon's in the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** They are permanent keys, or lent to a role for some hours. */
  credentials: () => Promise<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;
  /** Documents are downloaded from the store itself. */
  signsDownloads?: boolean;
}

/** A signed address is valid this long: enough to follow it, but not to pass it on. */
const SIGNED_SECONDS = 60;

// A store that hasn't accepted a file, or begun to send one, by then is down. The reader decides how long sending
// takes.
const PATIENCE_MS = 20_000;

const withPatience = async <Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('The file store did not answer')), PATIENCE_MS);
  try {
    return await send(patience.signal);
  } finally {
    clearTimeout(timer);
  }
};

/** Stores files in a bucket. Its name is in the address's path, which every compatible store understands. */
export const createS3FileStore = (settings: S3Settings): FileStore => {
  const { region, bucket, credentials } = settings;
  const endpoint = (settings.endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '');
  const openClient = async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
    return new AwsClient({ accessKeyId, secretAccessKey, sessionToken, region, service: 's3', retries: 1 });
  };

  const ask = async (method: string, name: string, file?: { bytes: Uint8Array; type: string }) => {
    const sum = createHash('sha256').update(file?.bytes ?? '');
    const headers = {
      'x-amz-content-sha256': sum.digest('hex'),
      ...(file ? { 'content-type': file.type } : {}),
    };
    const client = await openClient();
    const body = file?.bytes as BodyInit | undefined;
    const response = await withPatience((signal) =>
      client.fetch(`${endpoint}/${bucket}/${name}`, { method, headers, body, signal }),
    );
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${method} ${name} with ${response.status}`);
  };

  const sign = async (name: string, { asName }: { asName: string }) => {
    const address = new URL(`${endpoint}/${bucket}/${name}`);
    const query = {
      'X-Amz-Expires': String(SIGNED_SECONDS),
      'response-content-type': requireSafeFileName(name),
      'response-content-disposition': contentDispositionHeader('attachment', asName),
      'response-cache-control': 'no-store',
    };
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    const client = await openClient();
    const { url } = await client.sign(address, { method: 'GET', aws: { signQuery: true } });
    return url;
  };

  return {
    ...(settings.signsDownloads && { sign }),

    async put(name, bytes) {
      const response = await ask('PUT', name, { bytes, type: requireSafeFileName(name) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The file store has no bucket ${bucket}`);
    },

    async read(name) {
      const type = mimeTypeOfFile(name);
      if (type === null) return null;
      const { ok, body, headers } = await ask('GET', name);
      if (ok && body) {
        const content = Readable.fromWeb(body as ReadableStream);
        return { content, type, size: Number(headers.get('content-length')) };
      }
      await body?.cancel();
      return null;
    },

    async remove(name) {
      requireSafeFileName(name);
      const response = await ask('DELETE', name);
      await response.body?.cancel();
    },
  };
};
