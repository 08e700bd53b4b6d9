import { expect, test } from 'vitest';
import { type ComparedLine, compareLinesOfVersions } from './compare-quote-versions.ts';

const line = (changes: Partial<ComparedLine> = {}): ComparedLine => ({
  id: 1,
  kind: 'materials',
  description: 'Slate',
  quantity: '10',
  unit: 'm2',
  unitPrice: '9.50',
  discountPercent: '0',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
  net: '95.00',
  ...changes,
});

test.each([
  ['dearer', { unitPrice: '10.00', net: '100.00' }, ['dearer'], '95.00'],
  ['cheaper, also below ten', { unitPrice: '0.90', net: '9.00' }, ['cheaper'], '95.00'],
  ['other words', { description: 'Natural slate' }, ['reworded'], null],
  ['other words, dearer', { description: 'New', net: '95.01' }, ['dearer', 'reworded'], '95.00'],
  ['the same sum otherwise', { quantity: '5', unitPrice: '19.00' }, ['changed'], null],
  ['no longer optional', { isOptional: true }, ['changed'], null],
  ['another rate and sum', { vatRate: 3, net: '90.00' }, ['cheaper', 'changed'], '95.00'],
] as const)('a line: %s', { meta: { requirements: ['D3-4.9'] } }, (_, changes, marks, netBefore) => {
  expect(compareLinesOfVersions([line()], [line(changes)])).toEqual({
    lines: [{ lineId: 1, marks, netBefore }],
    gone: [],
  });
});

test(
  'what stands as it stood has no mark, wherever it stands',
  {
    meta: { requirements: ['D3-4.9'] },
  },
  () => {
    const [first, second] = [line(), line({ id: 2 })];
    expect(compareLinesOfVersions([first, second], [second, first])).toEqual({ lines: [], gone: [] });
  },
);

test('new ones and gone ones', { meta: { requirements: ['D3-4.9'] } }, () => {
  const [first, second] = [line(), line({ id: 2 })];
  expect(compareLinesOfVersions([first], [second])).toEqual({
    lines: [{ lineId: 2, marks: ['new'], netBefore: null }],
    gone: [first],
  });
});
