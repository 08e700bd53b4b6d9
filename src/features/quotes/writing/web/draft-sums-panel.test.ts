import { expect, test } from 'vitest';
import { emptyDraftLine } from './draft-from-quote.ts';
import { computeDraftTotals } from './draft-sums-panel.tsx';

test('a line without a rate counts with the usual one', () => {
  const line = { ...emptyDraftLine(null), quantity: '2', unitPrice: '50' };
  const site = { commune: '', postalCode: '', street: '', isMainResidence: null, builtYear: '' };
  const draft = { sections: [{ title: '', lines: [line] }], site };
  const rules = { language: 'en', isChange: false } as const;
  expect(computeDraftTotals(draft, { rules, usualRate: 17 })).toMatchObject({
    taxes: [{ rate: 17, base: '100.00', tax: '17.00' }],
    total: '117.00',
  });
});
