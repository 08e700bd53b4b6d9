import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { testHost } from '#testing/host.ts';
import { sentences as completeness } from './strings/en/completeness.ts';
import { sentences } from './strings/en/editor.ts';

const { ask, db } = await testHost({ withPages: true });

const tabOf = async (overrides: Parameters<typeof buildCompany>[1]) => {
  const { userId } = await buildCompany(db, overrides);
  const { status, text } = await ask('GET', '/company-dashboard?tab=profile', { as: userId });
  expect(status).toBe(200);
  return text.slice(0, text.indexOf('<script type="application/json"'));
};

test.each([
  [{ isVatVerified: true }, 'CDASH-018', 1, 0],
  [{ isVatVerified: false }, 'CDASH-019', 0, 1],
  [{ isVatVerified: false, vatNumber: null }, 'CDASH-019', 0, 0],
])('the profile tab of %o has its badge (%s)', async (overrides, _, verified, pending) => {
  const panel = (await tabOf(overrides)).split(sentences.about)[1] ?? '';
  const head = panel.slice(0, panel.indexOf(sentences.name));
  expect(head.split(sentences.verified)).toHaveLength(verified + 1);
  expect(head.split(sentences.pendingVerification)).toHaveLength(pending + 1);
});

test(
  'shows what there is, how complete it is, and what is missing',
  {
    meta: { requirements: ['CDASH-012', 'CDASH-013', 'CDASH-017'] },
  },
  async () => {
    const page = await tabOf({ name: 'Daach & Co', businessHours: { Monday: '07:30–12:00, 13:00–16:00' } });
    expect(page).toContain('Daach &amp; Co');
    expect(page).toContain(completeness.title);
    expect(page).toMatch(/\b\d{1,2}%/);
    expect(page).toContain(completeness.addOne(completeness.missing.languages));
    for (const time of ['07:30', '12:00', '13:00', '16:00']) expect(page).toContain(`value="${time}"`);
  },
);
