import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft, DraftLine } from './draft.ts';
import { mergeDrafts } from './merge.ts';

const line = (id: number | null, description: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  key: `k${id ?? description}`,
  id,
  kind: null,
  description,
  quantity: '1',
  unit: null,
  unitPrice: '',
  discountPercent: '0',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
  ...changes,
});

const draft = (lines: DraftLine[], changes: Partial<Draft> = {}): Draft => ({
  site: { commune: '', postalCode: '', street: '', isMainResidence: null, builtYear: '' },
  object: 'Roof',
  intro: '',
  conditions: '',
  validUntil: null,
  startsOn: null,
  durationDays: null,
  warrantyMonths: null,
  sections: [{ title: 'A', lines }],
  exclusions: [],
  inclusions: [],
  plan: [],
  ...changes,
});

const wordsOf = ({ sections }: Draft) => sections.flatMap(({ lines }) => lines.map((one) => one.description));

describe('two write at once D3-4.6', () => {
  const base = draft([line(1, 'slate'), line(2, 'hooks')]);

  test.each([
    [
      'each another line',
      [line(1, 'slate!'), line(2, 'hooks')],
      [line(1, 'slate'), line(2, 'hooks?')],
      ['slate!', 'hooks?'],
      0,
    ],
    [
      'both the same line',
      [line(1, 'mine'), line(2, 'hooks')],
      [line(1, 'theirs'), line(2, 'hooks')],
      ['mine', 'hooks'],
      1,
    ],
    [
      'both alike',
      [line(1, 'same'), line(2, 'hooks')],
      [line(1, 'same'), line(2, 'hooks')],
      ['same', 'hooks'],
      0,
    ],
    [
      'both add',
      [line(1, 'slate'), line(2, 'hooks'), line(null, 'mine')],
      [line(1, 'slate'), line(2, 'hooks'), line(3, 'theirs')],
      ['slate', 'hooks', 'mine', 'theirs'],
      0,
    ],
    ['they take one away', [line(1, 'slate'), line(2, 'hooks')], [line(2, 'hooks')], ['hooks'], 0],
    [
      'they take away what I change',
      [line(1, 'mine'), line(2, 'hooks')],
      [line(2, 'hooks')],
      ['mine', 'hooks'],
      1,
    ],
    ['I take one away', [line(2, 'hooks')], [line(1, 'slate'), line(2, 'hooks')], ['hooks'], 0],
    [
      'I take away what they change',
      [line(2, 'hooks')],
      [line(1, 'theirs'), line(2, 'hooks')],
      ['hooks', 'theirs'],
      0,
    ],
  ])('%s', (_, mine, theirs, words, conflicts) => {
    const merged = mergeDrafts(base, draft(mine), draft(theirs));
    expect(wordsOf(merged.draft)).toEqual(words);
    expect(merged.conflicts).toHaveLength(conflicts);
  });

  test('a number is the same however it is typed: nobody has changed it', () => {
    const typed = { quantity: '82,50', unitPrice: '1 250', discountPercent: '' };
    const stored = { quantity: '82.5', unitPrice: '1250.00', discountPercent: '0' };
    const merged = mergeDrafts(
      draft([line(1, 'slate', typed)]),
      draft([line(1, 'slate!', typed)]),
      draft([line(1, 'slate', stored)]),
    );
    expect(merged.conflicts).toEqual([]);
    expect(wordsOf(merged.draft)).toEqual(['slate!']);
  });

  test('fields: one changes, or both', () => {
    const merged = mergeDrafts(
      base,
      draft([], { object: 'Mine', intro: 'x' }),
      draft([], { object: 'Theirs', durationDays: 5 }),
    );
    expect(merged.draft).toMatchObject({ object: 'Mine', intro: 'x', durationDays: 5 });
    expect(merged.conflicts).toContainEqual({ at: 'object', theirs: '"Theirs"' });
  });

  test('nothing anybody has written is lost', () => {
    const given = fc.array(fc.constantFrom('keep', 'drop', 'change'), { minLength: 6, maxLength: 6 });
    const apply = (acts: readonly string[], who: string, added: number) =>
      draft([
        ...acts.flatMap((act, at) => {
          if (act === 'drop') return [];
          return [line(at + 1, act === 'change' ? `${who} ${at}` : `line ${at}`)];
        }),
        ...Array.from({ length: added }, (_, at) =>
          line(who === 'theirs' ? 100 + at : null, `${who} new ${at}`),
        ),
      ]);
    fc.assert(
      fc.property(given, given, fc.nat(3), fc.nat(3), (my, their, iAdd, theyAdd) => {
        const before = apply(
          Array.from({ length: 6 }, () => 'keep'),
          'base',
          0,
        );
        const [mine, theirs] = [apply(my, 'mine', iAdd), apply(their, 'theirs', theyAdd)];
        const { draft: merged, conflicts } = mergeDrafts(before, mine, theirs);
        const kept = new Set([
          ...wordsOf(merged),
          ...conflicts.flatMap(({ theirs: other }) =>
            other && typeof other === 'object' ? [other.description] : [],
          ),
        ]);
        const written = [...wordsOf(mine), ...wordsOf(theirs)].filter((words) => !words.startsWith('line '));
        for (const words of written) expect(kept).toContain(words);
        expect(wordsOf(merged)).toHaveLength(new Set(wordsOf(merged)).size);
      }),
      { numRuns: 2000 },
    );
  });
});
