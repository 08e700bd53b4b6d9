import type { FastifyRequest } from 'fastify';
import { Refusal } from '#kernel/refusal.ts';
import { serverRefusals } from './server-refusals.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns scheme and host as the visitor's browser shows them. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

const hostsNamed = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * With two Hosts, Node takes the first and a proxy may take the last: nobody honest sends both (RFC 9112, 3.2). At a
 * local address another website could point its own name there, and its pages could then read ours (DNS rebinding). It
 * can't change the Host that a browser sends.
 */
export const checkHost = (request: FastifyRequest, onlyHost: string | undefined) => {
  if (hostsNamed(request) > 1) throw Object.assign(new Error(), { statusCode: 400 });
  if (onlyHost && request.host !== onlyHost) throw new Refusal('foreignHost', serverRefusals.foreignHost);
};

/**
 * Refuses a change that another website made a visitor's browser request. Browsers always name the origin of such a
 * request; a program that names none carries nobody's cookie by accident.
 */
export const checkOrigin = (request: FastifyRequest, publicOrigin: string | undefined) => {
  if (READING.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : origin !== originOf(request, publicOrigin);
  if (isForeign) throw new Refusal('foreignOrigin', serverRefusals.foreignOrigin);
};
