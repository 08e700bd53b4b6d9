import { describe, expect, test } from 'vitest';
import fc, { runs } from '#testing/fast-check.ts';
import type { Draft, DraftLine } from './draft.ts';
import {
  choicesToKeep,
  mergeDrafts as merge,
  openConflicts,
  settleConflict,
  storableDraft,
  withKeptChoices,
} from './merge.ts';

const rules = { language: 'de', isChange: false } as const;
const mergeDrafts = (base: Draft, mine: Draft, theirs: Draft) => merge(base, mine, theirs, rules);

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
  paperLanguage: 'en',
  intro: '',
  conditions: '',
  validUntil: null,
  startsOn: null,
  durationDays: '',
  warrantyMonths: '',
  sections: [{ title: 'A', lines }],
  exclusions: [],
  inclusions: [],
  plan: [],
  ...changes,
});

const wordsOf = ({ sections }: Draft) => sections.flatMap(({ lines }) => lines.map((one) => one.description));

describe('two write at once', { meta: { requirements: ['D3-4.6'] } }, () => {
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
      1,
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
      draft([], { object: 'Theirs', durationDays: '5' }),
    );
    expect(merged.draft).toMatchObject({ object: 'Mine', intro: 'x', durationDays: '5' });
    expect(merged.conflicts).toContainEqual({ at: 'object', theirs: '"Theirs"' });
  });

  describe('what both have changed waits for a choice (issue 40.10)', () => {
    const mine = draft([line(1, 'mine', { unitPrice: '41' }), line(2, 'hooks, mine alone')]);
    const theirs = draft([line(1, 'theirs', { unitPrice: '40' }), line(2, 'hooks')], { object: 'Attic' });
    const merged = mergeDrafts(base, mine, theirs);
    const [conflict] = merged.conflicts;

    test('until then theirs is what is stored, and what only I have changed is stored', () => {
      expect(wordsOf(merged.draft)).toEqual(['mine', 'hooks, mine alone']);
      expect(merged.draft.object).toBe('Attic');
      const stored = storableDraft(merged.draft, merged.conflicts);
      expect(wordsOf(stored)).toEqual(['theirs', 'hooks, mine alone']);
      expect(stored.sections[0]?.lines[0]).toMatchObject({ unitPrice: '40' });
    });

    test('either may be chosen', () => {
      if (!conflict) throw new Error('Nothing is to be settled');
      expect(wordsOf(settleConflict(merged.draft, conflict, 'mine'))).toEqual(['mine', 'hooks, mine alone']);
      expect(wordsOf(settleConflict(merged.draft, conflict, 'theirs'))).toEqual([
        'theirs',
        'hooks, mine alone',
      ]);
    });

    test('what they write after that is what it waits beside; once both say the same nothing waits', () => {
      const stored = storableDraft(merged.draft, merged.conflicts);
      const later = (description: string) => {
        const next = draft([line(1, description, { unitPrice: '41' }), line(2, 'hooks, mine alone')], {
          object: 'Attic',
        });
        const again = mergeDrafts(stored, merged.draft, next);
        return openConflicts(merged.conflicts, again.conflicts, { draft: again.draft, theirs: next, rules });
      };
      expect(later('theirs once more')).toMatchObject([
        { at: 'k1', theirs: { description: 'theirs once more' } },
      ]);
      expect(later('mine')).toEqual([]);
    });

    test('it outlives a reload, beside what is stored by then', () => {
      const kept = JSON.parse(JSON.stringify(choicesToKeep(merged.draft, merged.conflicts)));
      const found = withKeptChoices(theirs, kept, rules);
      expect(wordsOf(found.draft)).toEqual(['mine', 'hooks']);
      expect(found.conflicts).toMatchObject([{ at: 'k1', theirs: { description: 'theirs' } }]);
      expect(withKeptChoices(mine, kept, rules).conflicts).toEqual([]);
      const gone = withKeptChoices(draft([line(2, 'hooks')]), kept, rules);
      expect(gone.conflicts).toMatchObject([{ theirs: null }]);
      expect(wordsOf(storableDraft(gone.draft, gone.conflicts))).toEqual(['hooks']);
    });

    test('fields and titles of sections likewise', () => {
      const titled = (title: string, object: string) => ({
        ...draft([line(1, 'slate')], { object }),
        sections: [{ title, lines: [line(1, 'slate')] }],
      });
      const both = mergeDrafts(
        titled('A', 'Roof'),
        titled('Mine', 'My roof'),
        titled('Theirs', 'Their roof'),
      );
      expect(both.draft).toMatchObject({ object: 'My roof', sections: [{ title: 'Mine' }] });
      const stored = storableDraft(both.draft, both.conflicts);
      expect(stored).toMatchObject({ object: 'Their roof', sections: [{ title: 'Theirs' }] });
      const kept = choicesToKeep(both.draft, both.conflicts);
      expect(withKeptChoices(stored, kept, rules)).toMatchObject({
        draft: { object: 'My roof', sections: [{ title: 'Mine' }] },
        conflicts: [{ at: 'title 0' }, { at: 'object' }],
      });
    });

    test('a line that one has taken away and the other changed', () => {
      const gone = mergeDrafts(base, draft([line(1, 'mine'), line(2, 'hooks')]), draft([line(2, 'hooks')]));
      expect(wordsOf(storableDraft(gone.draft, gone.conflicts))).toEqual(['hooks']);
      const mineGone = mergeDrafts(
        base,
        draft([line(2, 'hooks')]),
        draft([line(1, 'theirs'), line(2, 'hooks')]),
      );
      expect(wordsOf(storableDraft(mineGone.draft, mineGone.conflicts))).toEqual(['hooks', 'theirs']);
      const [waiting] = mineGone.conflicts;
      expect(waiting && wordsOf(settleConflict(mineGone.draft, waiting, 'mine'))).toEqual(['hooks']);
    });
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
        // And nothing of theirs is written over.
        const stored = wordsOf(storableDraft(merged, conflicts));
        const theirWords = wordsOf(theirs).filter((words) => !words.startsWith('line '));
        for (const words of theirWords) expect(stored).toContain(words);
        expect(wordsOf(merged)).toHaveLength(new Set(wordsOf(merged)).size);
      }),
      { numRuns: runs(2000) },
    );
  });
});
