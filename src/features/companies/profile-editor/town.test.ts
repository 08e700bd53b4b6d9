import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();
const { userId } = await buildCompany(db);

const townOf = async (query: Record<string, string>) =>
  (await ask('GET', `/api/company-profile/town?${new URLSearchParams(query)}`, { as: userId })).body;

test.each([
  ['a place', { city: 'Troisvierges' }, { isKnown: true, commune: 'Troisvierges', meant: null }],
  [
    'its name in another language',
    { city: 'ëlwen' },
    { isKnown: true, commune: 'Troisvierges', meant: null },
  ],
  ['a slip', { city: 'Troisvierge' }, { isKnown: false, commune: null, meant: 'Troisvierges' }],
  [
    'a slip with a postal code',
    { city: 'Troisvierge', postalCode: 'L-9910' },
    { isKnown: false, meant: 'Troisvierges' },
  ],
  ['letters that changed places', { city: 'Ettelbrcuk' }, { isKnown: false, meant: 'Ettelbruck' }],
  ['a place abroad', { city: 'Paderborn' }, { isKnown: false, commune: null, meant: null }],
])('%s says where a company would be found, and what may be meant', async (_, query, town) => {
  expect(await townOf(query as unknown as Record<string, string>)).toMatchObject(town);
});
