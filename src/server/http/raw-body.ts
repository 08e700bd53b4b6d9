import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { RawBodyRules } from '#kernel/endpoint.ts';

/** The bytes of a body as it came, read only once the handler wants them. */
export const readRaw = async (request: FastifyRequest, { largest }: RawBodyRules): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      chunks.push(chunk);
    }
  } finally {
    // The rest of a body that was refused is let through unread, or the connection would stand still.
    request.raw.resume();
  }
  return Buffer.concat(chunks);
};

/** A place of its own for calls that take other than JSON: nothing of a body is read before its handler asks. */
export const withRawBodies = (
  app: FastifyInstance,
  types: readonly string[],
  host: (raw: FastifyInstance) => void,
) => {
  app.register(async (raw) => {
    raw.addContentTypeParser([...types], (_, __, callback) => callback(null));
    host(raw);
  });
};
