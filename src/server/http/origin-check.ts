import type { FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { hostRefusals } from './host-refusals.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where the visitor's browser sees us: scheme and host of its address line. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

const hostsNamed = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Of two Hosts Node takes the first and a proxy may take the last: nobody honest sends both (RFC 9112, 3.2).
 * On an address of one machine alone another website could give its own name that address, and its pages would then
 * read ours as their own (DNS rebinding). They cannot change the Host that a browser sends.
 */
export const checkHost = (request: FastifyRequest, onlyHost: string | undefined) => {
  if (hostsNamed(request) > 1) throw Object.assign(new Error(), { statusCode: 400 });
  if (onlyHost && request.host !== onlyHost) throw new Refusal('foreignHost', hostRefusals.foreignHost);
};

/**
 * Refuses a state change that another website asked a visitor's browser for. Browsers always name the
 * origin of such a request; a program that names none carries nobody's cookie by accident.
 */
export const checkOrigin = (request: FastifyRequest, publicOrigin: string | undefined) => {
  if (READING.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : origin !== originOf(request, publicOrigin);
  if (isForeign) throw new Refusal('foreignOrigin', hostRefusals.foreignOrigin);
};
