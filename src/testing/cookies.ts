/** Returns the 'session=…' of a response's Set-Cookie, as a browser would send it back. */
export const sessionCookieIn = (headers: Record<string, unknown>, name = 'session'): string => {
  const set = [headers['set-cookie']].flat().map(String);
  const cookie = set.find((line) => line.startsWith(`${name}=`));
  if (!cookie) throw new Error(`No ${name} cookie was set`);
  return cookie.split(';')[0] ?? '';
};
