import { safeParse } from 'zod/mini';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createUploadRefusals } from '#server/http/multipart-upload.ts';
import { serverRefusals } from '#server/http/server-refusals.ts';
import { sentences } from '#server/strings/en/server.ts';

interface FuzzedResponse {
  status: number;
  body: unknown;
  text: string;
}

const codesOf = (endpoint: Endpoint) =>
  new Set([
    ...Object.keys(endpoint.refusals),
    ...Object.keys(serverRefusals),
    // Its sentence says which kind of account is needed.
    'notAllowed',
    ...Object.keys(endpoint.upload ? createUploadRefusals(endpoint.upload) : {}),
    // The host itself refuses a request that it cannot read.
    ...Object.keys(sentences),
  ]);

/** Names the fault of a response; null if it keeps the contract. */
export const judgeResponse = (endpoint: Endpoint, { status, body, text }: FuzzedResponse): string | null => {
  if (status < 300) {
    if (!endpoint.response) return null;
    const parsed = safeParse(endpoint.response, body);
    return parsed.success ? null : `answers outside its contract: ${text.slice(0, 300)}`;
  }
  if (status === 304) return null;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || typeof message !== 'string') return `refuses in no shape of ours: ${text}`;
  if (!codesOf(endpoint).has(code)) return `refuses with a code it does not declare: ${code}`;
  const isDeclared = endpoint.refusals[code]?.status === status;
  return status < 500 || isDeclared ? null : `answers ${status} ${text}`;
};
