import { expect, test } from 'vitest';
import { proofKinds } from '#features/companies/core/rules/proofs.ts';
import { registerOfDetail } from './public-registers.ts';

const hostOf = (...detail: Parameters<typeof registerOfDetail>) => {
  const register = registerOfDetail(...detail);
  return register && new URL(register.href).host;
};

test('a number is looked up where it is registered (company 42)', () => {
  expect(hostOf('vatNumber', [])).toBe('ec.europa.eu');
  expect(hostOf('registrationNumber', [])).toBe('www.lbr.lu');
  const ofProof = (kind: string) => hostOf('number', [{ name: 'fact', value: kind }]);
  expect(proofKinds.map(ofProof)).toEqual(['www.lbr.lu', 'guichet.public.lu', null]);
});

test('what no register has leads nowhere', () => {
  expect(hostOf('number', [])).toBeNull();
  expect(hostOf('city', [{ name: 'fact', value: 'permit' }])).toBeNull();
});
