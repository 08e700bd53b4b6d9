import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-known' : 'known');

export const readKnownBrowserToken = (request: FastifyRequest, isSecure: boolean): string | null => {
  const token = request.cookies[cookieName(isSecure)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};

/** The cookie is set at sign-in and stays at sign-out: it lets nobody in and only says that somebody signed in before. */
export const writeKnownBrowserCookie = (
  reply: FastifyReply,
  isSecure: boolean,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number },
) => {
  reply.setCookie(cookieName(isSecure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  });
};
