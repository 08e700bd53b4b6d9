import { expect, test } from 'vitest';
import { looksLikeRing, type RingClient, ringInWords } from './rings.ts';

const client = (id: number, seen: Partial<RingClient> = {}): RingClient => ({
  id,
  sharesBrowser: false,
  sharesBrowserWithClient: false,
  sharesNetwork: false,
  isOnlyHere: true,
  ...seen,
});
const three = (seen: Partial<RingClient>) => [1, 2, 3].map((id) => client(id, seen));

test.each([
  ['nobody', [], false],
  ['clients of one job each', three({}), false],
  [
    'a client who shares the company’s browser',
    [client(1, { sharesBrowser: true, isOnlyHere: false })],
    true,
  ],
  ['two behind one network', three({ sharesNetwork: true }).slice(0, 2), false],
  ['three behind one network, with nobody else', three({ sharesNetwork: true }), true],
  ['three behind one network, with others too', three({ sharesNetwork: true, isOnlyHere: false }), false],
  ['three with one browser, with nobody else', three({ sharesBrowserWithClient: true }), true],
])('%s: %j', (_, clients, isRing) => {
  expect(looksLikeRing(clients)).toBe(isRing);
});

test('what was seen fits into a report, whatever it is, and names numbers alone', () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    client(1_000_000 + at, { sharesBrowser: true, sharesBrowserWithClient: true, sharesNetwork: true }),
  );
  expect(ringInWords(many).length).toBeLessThan(2000);
  expect(ringInWords(three({ sharesNetwork: true }))).toContain(
    '- 3 share a network with the company or with each other (accounts 1, 2, 3)',
  );
});
