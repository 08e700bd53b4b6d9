/** What a browser would send back: 'session=…' of an answer's Set-Cookie. */
export const sessionCookieIn = (headers: Record<string, unknown>, name = 'session'): string => {
  const set = [headers['set-cookie']].flat().map(String);
  const cookie = set.find((line) => line.startsWith(`${name}=`));
  if (!cookie) throw new Error(`No ${name} cookie was set`);
  return cookie.split(';')[0] ?? '';
};
