import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is shorter is sent as it is: compressing it takes longer than it saves. */
export const SHORTEST_COMPRESSED = 1024;
const BROTLI_LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export const etagOf = (content: string | Buffer) =>
  `"${createHash('sha1').update(content).digest('base64url')}"`;

/** The bytes of an answer. Their name and compressed forms are made when first asked for: of one that is kept, once. */
export class ResponseBody {
  readonly bytes: Buffer;
  #etag: string | undefined;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** In bytes, with its compressed forms, which together are no larger than itself. */
  get weight(): number {
    return 2 * this.bytes.length;
  }

  get etag(): string {
    this.#etag ??= etagOf(this.bytes);
    return this.#etag;
  }

  get brotli(): Promise<Buffer> {
    this.#brotli ??= compress.br(this.bytes, BROTLI_LEVEL);
    return this.#brotli;
  }

  get gzip(): Promise<Buffer> {
    this.#gzip ??= compress.gzip(this.bytes);
    return this.#gzip;
  }
}

/** The forms that are accepted, as the header has them. */
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

/** Of a route that sends bodies: their compressed forms are kept, so what compresses other answers has nothing to do with it. */
export const sendsBodies = { compress: false, decompress: false } as const;

/** Sends a body under its name, in the best form that is asked for, or says that it is known already. */
export const sendBody = async (request: FastifyRequest, reply: FastifyReply, body: ResponseBody) => {
  reply.header('etag', body.etag);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === body.etag)
    return reply.code(304).send();
  if (body.bytes.length < SHORTEST_COMPRESSED) return reply.send(body.bytes);
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(await body.brotli);
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await body.gzip);
  return reply.send(body.bytes);
};
