import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { RawBodyRules } from '#kernel/endpoint.ts';

/** Reads the raw bytes of a body, only once the handler wants them. */
export const readRawBody = async (
  request: FastifyRequest,
  { largest }: RawBodyRules,
): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      chunks.push(chunk);
    }
  } finally {
    // The rest of a refused body is drained unread, or the connection would stall.
    request.raw.resume();
  }
  return Buffer.concat(chunks);
};

/** Encloses calls that accept other types than JSON: no body is read before its handler wants it. */
export const acceptRawBodies = (
  app: FastifyInstance,
  types: readonly string[],
  host: (raw: FastifyInstance) => void,
) => {
  app.register(async (raw) => {
    raw.addContentTypeParser([...types], (_, __, callback) => callback(null));
    host(raw);
  });
};
