import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

// This is long enough to read an email and fill in the rest of a form.
const LIFETIME_SECONDS = 60 * 60;

/**
 * Ties a proof that a browser gave before it had an account to that browser. It is set when somebody requests a code,
 * never by a page. It is random and stored as a hash, so there is nothing to sign and nothing to read.
 */
export const createBrowserToken = (): string => randomBytes(32).toString('base64url');

export const hashBrowserToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-browser' : 'browser');

export const readBrowserToken = (request: FastifyRequest, isSecure: boolean): string | null => {
  const token = request.cookies[cookieName(isSecure)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};

export const writeBrowserCookie = (reply: FastifyReply, isSecure: boolean, token: string) => {
  reply.setCookie(cookieName(isSecure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: LIFETIME_SECONDS,
  });
};
