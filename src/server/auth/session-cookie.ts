import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

// __Host- and Secure only over https: clients drop such cookies on a plain local address.
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

export const readSessionToken = (request: FastifyRequest, isSecure: boolean): string | undefined => {
  const token = request.cookies[sessionCookieName(isSecure)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
};

export const writeSessionCookie = (
  reply: FastifyReply,
  isSecure: boolean,
  token: { value: string; maxAgeSeconds?: number } | null,
) => {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (!token) reply.clearCookie(sessionCookieName(isSecure), attributes);
  else {
    const lifetime = token.maxAgeSeconds === undefined ? {} : { maxAge: token.maxAgeSeconds };
    reply.setCookie(sessionCookieName(isSecure), token.value, { ...attributes, ...lifetime });
  }
};
