import { STATUS_CODES } from 'node:http';
import type { WireError } from '#kernel/refusal.ts';
import type { ErrorResponse } from './error-responses.ts';

/** RFC 9457. */
export const PROBLEM_MIME_TYPE = 'application/problem+json; charset=utf-8';

/** `code` says which problem it is, so `type` names none and `title` is the status in words, as the RFC then asks. */
export const problemDetailsOf = (
  { status, body }: Pick<ErrorResponse, 'status' | 'body'>,
  requestId?: string,
): WireError & { type: string; title: string; status: number; detail: string } => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? String(status),
  status,
  detail: body.message,
  ...body,
  ...(requestId !== undefined && { requestId }),
});
