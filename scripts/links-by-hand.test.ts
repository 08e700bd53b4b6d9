import { expect, test } from 'vitest';
import { linksByHand } from './links-by-hand.ts';

const found = (code: string) => linksByHand(code, 'src/web/example.tsx').length;

test.each([
  '<LinkButton href="/search" />',
  '<LinkButton href="/" />',
  '<Anchor href={`/companies/${id}`} />',
  '<Anchor href={`/companies/${id}?tab=reviews#top`} />',
  'navigate(`/quotes/${quote.id}/write`)',
  "navigate('/')",
  "const START = '/requests/new/what';",
  "const link = { href: '/', label };",
  "const access = (visitor) => (visitor ? null : '/auth');",
  'const address = `${publicBaseUrl(config)}/reset-password?token=${token}`;',
  "const popular = '/?category=3';",
])('finds %s', (code) => {
  expect(found(code)).toBe(1);
});

test.each([
  "<LinkButton href={href('/search')} />",
  "navigate(href('/companies/:id', { id }))",
  "const route = pageRoute({ path: '/companies/:id', search: {}, access })",
  "const call = endpoint({ method: 'GET', url: '/unsubscribe/:token' })",
  "const file = '/plates/house.svg';",
  'const picture = `/pictures/${name}`;',
  "const cookie = { path: '/' };",
  "const pieces = path.split('/');",
])('leaves %s', (code) => {
  expect(found(code)).toBe(0);
});
