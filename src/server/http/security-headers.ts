import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A Content-Security-Policy allows an inline script by this hash. */
export const hashScript = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Every response has the same headers, pages and errors alike. One inline script is allowed, by its hash (a cached page
 * could carry no nonce); styles come from our own files alone.
 */
export const createSecurityHeaders = (options: {
  isSecure: boolean;
  inlineScript: string;
}): SecurityHeaders => {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashScript(options.inlineScript)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(options.isSecure
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
};

/** Styles, scripts and fonts are no documents: a document's policy means nothing to them, sixty times a page. */
export const fileSecurityHeaders: SecurityHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

export const setSecurityHeaders = (reply: FastifyReply, headers: SecurityHeaders) => {
  for (const name in headers) reply.header(name, headers[name]);
};
