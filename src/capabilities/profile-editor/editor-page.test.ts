import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { testHost } from '#testing/host.ts';
import { en } from './strings/en/editor.ts';

const { ask, db } = await testHost({ withPages: true });

const tabOf = async (overrides: Parameters<typeof buildCompany>[1]) => {
  const { userId } = await buildCompany(db, overrides);
  const { status, text } = await ask('GET', '/company-dashboard?tab=profile', { as: userId });
  expect(status).toBe(200);
  return text.slice(0, text.indexOf('<script type="application/json"'));
};

test.each([
  ['CDASH-018', { isVatVerified: true }, 1, 0],
  ['CDASH-019', { isVatVerified: false }, 0, 1],
  ['CDASH-019', { isVatVerified: false, vatNumber: null }, 0, 0],
])('%s the profile tab of %o has its badge', async (_, overrides, verified, pending) => {
  const panel = (await tabOf(overrides)).split(en.about)[1] ?? '';
  const head = panel.slice(0, panel.indexOf(en.name));
  expect(head.split(en.verified)).toHaveLength(verified + 1);
  expect(head.split(en.pendingVerification)).toHaveLength(pending + 1);
});

test('shows what there is, how complete it is, and what is missing (CDASH-012 CDASH-013 CDASH-017)', async () => {
  const page = await tabOf({ name: 'Daach & Co', businessHours: { Monday: '07:30–12:00, 13:00–16:00' } });
  expect(page).toContain('Daach &amp; Co');
  expect(page).toContain(en.completeness);
  expect(page).toMatch(/\b\d{1,2}%/);
  expect(page).toContain(en.addPart(en.missing.languages));
  for (const time of ['07:30', '12:00', '13:00', '16:00']) expect(page).toContain(`value="${time}"`);
});
