import { describe, expect, test } from 'vitest';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import {
  applyConflictChoice,
  conflictChoicesToStore,
  mergeDrafts as merge,
  remainingConflicts,
  restoreConflictChoices,
  storableDraft,
} from './merge-drafts.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';

const rules = { language: 'de', isChange: false } as const;
const mergeDrafts = (base: QuoteDraft, mine: QuoteDraft, theirs: QuoteDraft) =>
  merge(base, mine, theirs, rules);

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

const draft = (lines: DraftLine[], changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  site: { commune: '', postalCode: '', street: '', isMainResidence: null, builtYear: '' },
  object: 'Roof',
  paperLanguage: 'en',
  addresseeName: '',
  addresseeAddress: '',
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

const wordsOf = ({ sections }: QuoteDraft) =>
  sections.flatMap(({ lines }) => lines.map((item) => item.description));

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
    const typedFields = { quantity: '82,50', unitPrice: '1 250', discountPercent: '' };
    const storedFields = { quantity: '82.5', unitPrice: '1250.00', discountPercent: '0' };
    const merged = mergeDrafts(
      draft([line(1, 'slate', typedFields)]),
      draft([line(1, 'slate!', typedFields)]),
      draft([line(1, 'slate', storedFields)]),
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
      const storedDraft = storableDraft(merged.draft, merged.conflicts);
      expect(wordsOf(storedDraft)).toEqual(['theirs', 'hooks, mine alone']);
      expect(storedDraft.sections[0]?.lines[0]).toMatchObject({ unitPrice: '40' });
    });

    test('either may be chosen', () => {
      if (!conflict) throw new Error('Nothing is to be settled');
      expect(wordsOf(applyConflictChoice(merged.draft, conflict, 'mine'))).toEqual([
        'mine',
        'hooks, mine alone',
      ]);
      expect(wordsOf(applyConflictChoice(merged.draft, conflict, 'theirs'))).toEqual([
        'theirs',
        'hooks, mine alone',
      ]);
    });

    test('what they write after that is what it waits beside; once both say the same nothing waits', () => {
      const storedDraft = storableDraft(merged.draft, merged.conflicts);
      const later = (description: string) => {
        const next = draft([line(1, description, { unitPrice: '41' }), line(2, 'hooks, mine alone')], {
          object: 'Attic',
        });
        const remerged = mergeDrafts(storedDraft, merged.draft, next);
        return remainingConflicts(merged.conflicts, remerged.conflicts, {
          draft: remerged.draft,
          theirs: next,
          rules,
        });
      };
      expect(later('theirs once more')).toMatchObject([
        { at: 'k1', theirs: { description: 'theirs once more' } },
      ]);
      expect(later('mine')).toEqual([]);
    });

    test('it outlives a reload, beside what is stored by then', () => {
      const storedChoices = JSON.parse(
        JSON.stringify(conflictChoicesToStore(merged.draft, merged.conflicts)),
      );
      const restored = restoreConflictChoices(theirs, storedChoices, rules);
      expect(wordsOf(restored.draft)).toEqual(['mine', 'hooks']);
      expect(restored.conflicts).toMatchObject([{ at: 'k1', theirs: { description: 'theirs' } }]);
      expect(restoreConflictChoices(mine, storedChoices, rules).conflicts).toEqual([]);
      const withoutLine = restoreConflictChoices(draft([line(2, 'hooks')]), storedChoices, rules);
      expect(withoutLine.conflicts).toMatchObject([{ theirs: null }]);
      expect(wordsOf(storableDraft(withoutLine.draft, withoutLine.conflicts))).toEqual(['hooks']);
    });

    test('fields and titles of sections likewise', () => {
      const titled = (title: string, object: string) => ({
        ...draft([line(1, 'slate')], { object }),
        sections: [{ title, lines: [line(1, 'slate')] }],
      });
      const bothEdited = mergeDrafts(
        titled('A', 'Roof'),
        titled('Mine', 'My roof'),
        titled('Theirs', 'Their roof'),
      );
      expect(bothEdited.draft).toMatchObject({ object: 'My roof', sections: [{ title: 'Mine' }] });
      const storedDraft = storableDraft(bothEdited.draft, bothEdited.conflicts);
      expect(storedDraft).toMatchObject({ object: 'Their roof', sections: [{ title: 'Theirs' }] });
      const storedChoices = conflictChoicesToStore(bothEdited.draft, bothEdited.conflicts);
      expect(restoreConflictChoices(storedDraft, storedChoices, rules)).toMatchObject({
        draft: { object: 'My roof', sections: [{ title: 'Mine' }] },
        conflicts: [{ at: 'title 0' }, { at: 'object' }],
      });
    });

    test('a line that one has taken away and the other changed', () => {
      const withoutLine = mergeDrafts(
        base,
        draft([line(1, 'mine'), line(2, 'hooks')]),
        draft([line(2, 'hooks')]),
      );
      expect(wordsOf(storableDraft(withoutLine.draft, withoutLine.conflicts))).toEqual(['hooks']);
      const mineGone = mergeDrafts(
        base,
        draft([line(2, 'hooks')]),
        draft([line(1, 'theirs'), line(2, 'hooks')]),
      );
      expect(wordsOf(storableDraft(mineGone.draft, mineGone.conflicts))).toEqual(['hooks', 'theirs']);
      const [waiting] = mineGone.conflicts;
      expect(waiting && wordsOf(applyConflictChoice(mineGone.draft, waiting, 'mine'))).toEqual(['hooks']);
    });
  });

  test('nothing anybody has written is lost', () => {
    const edits = fc.array(fc.constantFrom('keep', 'drop', 'change'), { minLength: 6, maxLength: 6 });
    const apply = (lineEdits: readonly string[], side: string, added: number) =>
      draft([
        ...lineEdits.flatMap((edit, index) => {
          if (edit === 'drop') return [];
          return [line(index + 1, edit === 'change' ? `${side} ${index}` : `line ${index}`)];
        }),
        ...Array.from({ length: added }, (_, index) =>
          line(side === 'theirs' ? 100 + index : null, `${side} new ${index}`),
        ),
      ]);
    fc.assert(
      fc.property(edits, edits, fc.nat(3), fc.nat(3), (my, their, iAdd, theyAdd) => {
        const baseDraft = apply(
          Array.from({ length: 6 }, () => 'keep'),
          'base',
          0,
        );
        const [mine, theirs] = [apply(my, 'mine', iAdd), apply(their, 'theirs', theyAdd)];
        const { draft: merged, conflicts } = mergeDrafts(baseDraft, mine, theirs);
        const keptWords = new Set([
          ...wordsOf(merged),
          ...conflicts.flatMap(({ theirs: value }) =>
            value && typeof value === 'object' ? [value.description] : [],
          ),
        ]);
        const typedWords = [...wordsOf(mine), ...wordsOf(theirs)].filter(
          (words) => !words.startsWith('line '),
        );
        for (const words of typedWords) expect(keptWords).toContain(words);
        // Nothing of theirs is overwritten.
        const storedWords = wordsOf(storableDraft(merged, conflicts));
        const theirWords = wordsOf(theirs).filter((words) => !words.startsWith('line '));
        for (const words of theirWords) expect(storedWords).toContain(words);
        expect(wordsOf(merged)).toHaveLength(new Set(wordsOf(merged)).size);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
