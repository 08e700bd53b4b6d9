import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import { PROBLEM_MIME_TYPE, problemDetailsOf } from './problem-details.ts';
import type { SecurityHeaders } from './security-headers.ts';

// Fastify declares rawPacket as its JSON form; at run time it is the Buffer itself.
type ParserError = Error & { code?: string; rawPacket?: unknown };

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

// The parser reports one overflow for a long address and for long headers; the address is in the first line.
const isUrlTooLong = ({ rawPacket }: ParserError) => Buffer.isBuffer(rawPacket) && !rawPacket.includes('\n');

const judge = (error: ParserError) => {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return isUrlTooLong(error)
      ? ({ status: 414, code: 'addressTooLong' } as const)
      : ({ status: 431, code: 'headersTooLarge' } as const);
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'requestTimeout' } as const;
  return { status: 400, code: 'badRequest' } as const;
};

/** Responds to requests that the HTTP parser couldn't read, in the same shape and with the same headers as all others. */
export const respondToMalformedRequests =
  (headers: SecurityHeaders) => (error: ParserError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const { status, code } = judge(error);
    const message = stringsOf(DEFAULT_LANGUAGE).server[code];
    const body = JSON.stringify(problemDetailsOf({ status, body: { message, code } }));
    const lines = Object.entries({
      ...headers,
      'content-type': PROBLEM_MIME_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
