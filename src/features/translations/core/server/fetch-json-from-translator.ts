import type { output, ZodMiniType } from 'zod/mini';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { UnusableResponseError } from './translation-service.ts';

/** The limit is in bytes. The longest text of ours is 5,000 characters. */
const LARGEST_RESPONSE = 256 * 1024;

const textOf = async ({ body, status }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_RESPONSE) throw new UnusableResponseError(status);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const parsed = <Shape extends ZodMiniType>(shape: Shape, text: string, status: number): output<Shape> => {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new UnusableResponseError(status);
  }
};

interface ServiceCall<Shape> {
  shape: Shape;
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** The body is sent as JSON; without it the call is a GET. */
  body?: object;
}

/** Calls an external service, and reads no more of its response than one of ours may contain. */
export const fetchJsonFromTranslator = async <Shape extends ZodMiniType>(
  url: string,
  { shape, signal, headers, body }: ServiceCall<Shape>,
): Promise<output<Shape>> => {
  const response = await makeOutsideCall('a translator', () =>
    fetch(url, {
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) {
    await response.body?.cancel();
    throw new UnusableResponseError(response.status);
  }
  return parsed(shape, await textOf(response), response.status);
};
