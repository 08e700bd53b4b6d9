import { expect, test } from 'vitest';
import { type ClientForCollusionCheck, collusionFindingsOf, looksLikeCollusion } from './collusion.ts';

const client = (id: number, overrides: Partial<ClientForCollusionCheck> = {}): ClientForCollusionCheck => ({
  id,
  sharesBrowser: false,
  sharesBrowserWithClient: false,
  sharesNetwork: false,
  isOnlyHere: true,
  ...overrides,
});
const three = (overrides: Partial<ClientForCollusionCheck>) => [1, 2, 3].map((id) => client(id, overrides));

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
  expect(looksLikeCollusion(clients)).toBe(isRing);
});

test('what was seen names numbers of accounts alone', () => {
  expect(collusionFindingsOf([client(4, { sharesBrowser: true, isOnlyHere: false }), client(7)])).toEqual({
    clients: 2,
    companyBrowser: [4],
    clientBrowser: [],
    network: [],
    onlyHere: [7],
  });
});
