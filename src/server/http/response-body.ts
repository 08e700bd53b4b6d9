import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A shorter body is sent as it is: compressing it takes longer than it saves. */
export const MIN_COMPRESSED_BYTES = 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export const etagOf = (content: string | Buffer) =>
  `"${createHash('sha1').update(content).digest('base64url')}"`;

/** A response's bytes. Their etag and compressed forms are made on first use: for a cached response, only once. */
export class ResponseBody {
  readonly bytes: Buffer;
  #etag: string | undefined;
  #brotli: Promise<Buffer> | undefined;
  #isAskedAgain = false;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** The compressed forms count too; together they are no larger than the bytes. */
  get weight(): number {
    return 2 * this.bytes.length;
  }

  get etag(): string {
    this.#etag ??= etagOf(this.bytes);
    return this.#etag;
  }

  /**
   * A tenth smaller takes twenty times as long, so nobody waits for it: it is made in the background for what is asked a
   * second time.
   */
  get brotli(): Promise<Buffer> {
    if (this.#brotli === undefined) this.#brotli = compress.br(this.bytes, QUICK);
    else if (!this.#isAskedAgain) {
      this.#isAskedAgain = true;
      void this.#makeSmall();
    }
    return this.#brotli;
  }

  async #makeSmall(): Promise<void> {
    const small = await compress.br(this.bytes, SMALL);
    this.#brotli = Promise.resolve(small);
  }

  get gzip(): Promise<Buffer> {
    this.#gzip ??= compress.gzip(this.bytes);
    return this.#gzip;
  }
}

/** Reads the accepted encodings from the header. */
const formsIn = (accepted: string): ReadonlySet<string | undefined> =>
  new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((choice) => choice.split(';').map((part) => part.trim()))
      .filter(([, weight]) => Number(weight?.replace(/^q=/, '') ?? 1) > 0)
      .map(([name]) => name),
  );

const accepts = ({ headers }: FastifyRequest, form: string) =>
  formsIn(headers['accept-encoding'] ?? '').has(form);

/** A route with this sends bodies that store their compressed forms, so the general compression must leave them alone. */
export const noAutomaticCompression = { compress: false, decompress: false } as const;

/** Sends a body with its etag, in the best accepted encoding, or responds with 304. */
export const sendResponseBody = async (request: FastifyRequest, reply: FastifyReply, body: ResponseBody) => {
  reply.header('etag', body.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === body.etag)
    return reply.code(304).send();
  if (body.bytes.length < MIN_COMPRESSED_BYTES) return reply.send(body.bytes);
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(await body.brotli);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await body.gzip);
  return reply.send(body.bytes);
};
