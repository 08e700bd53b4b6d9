import { describe, expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { fillSlotGroups, type RankedCompany, RESULT_SLOTS_PER_GROUP } from './sponsored-slots.ts';

const bestFirst = (a: RankedCompany, b: RankedCompany) => b.rank - a.rank || b.score - a.score || b.id - a.id;
const payingFirst = (a: RankedCompany, b: RankedCompany) =>
  b.rank - a.rank || b.placement - a.placement || b.score - a.score || b.id - a.id;

const slotGroupsOf = (contenders: readonly RankedCompany[]) =>
  fillSlotGroups(
    contenders.toSorted(bestFirst),
    contenders.filter(({ placement }) => placement > 0).toSorted(payingFirst),
    100,
  );

const standings = fc
  .array(fc.record({ rank: fc.nat(3), placement: fc.nat(2), score: fc.nat(5) }), { maxLength: 60 })
  .map((rows) => rows.map((row, id) => ({ ...row, id })));

describe('paid placement', () => {
  test('takes the first and the fourth of six seats, Premium before Professional', () => {
    const contenders = Array.from({ length: 12 }, (_, id) => ({ id, rank: 1, score: 20 - id, placement: 0 }));
    contenders.push({ id: 20, rank: 1, score: 1, placement: 1 }, { id: 21, rank: 1, score: 0, placement: 2 });
    const [six, next] = slotGroupsOf(contenders).map(({ slots }) =>
      slots.map(({ company, isFeatured }) => `${company.id}${isFeatured ? ' paid' : ''}`),
    );
    expect(six).toEqual(['21 paid', '0', '1', '20 paid', '2', '3']);
    expect(next).toEqual(['4', '5', '6', '7', '8', '9']);
  });

  test('costs nobody who pays the seat that is theirs anyway', () => {
    const [six] = slotGroupsOf([
      { id: 1, rank: 3, score: 5, placement: 2 },
      { id: 2, rank: 2, score: 5, placement: 1 },
      { id: 3, rank: 1, score: 5, placement: 0 },
      { id: 4, rank: 0, score: 5, placement: 0 },
    ]);
    expect(six?.slots.map(({ company, isFeatured }) => [company.id, isFeatured])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  test('is not for those who answer worse than the worst that stands there', () => {
    const contenders = Array.from({ length: 5 }, (_, id) => ({ id, rank: 2, score: 5, placement: 0 }));
    contenders.push({ id: 9, rank: 1, score: 9, placement: 2 });
    const [six] = slotGroupsOf(contenders);
    expect(six?.slots.at(-1)).toMatchObject({ company: { id: 9 }, isFeatured: false });
  });

  test('seats everybody once, at most two of six for money, the others in their order', () => {
    fc.assert(
      fc.property(standings, (contenders) => {
        const sixes = slotGroupsOf(contenders);
        const slots = sixes.flatMap((six) => six.slots);
        expect(slots.map(({ company }) => company.id).toSorted((a, b) => a - b)).toEqual(
          contenders.map(({ id }) => id),
        );
        for (const six of sixes.slice(0, -1)) expect(six.slots).toHaveLength(RESULT_SLOTS_PER_GROUP);
        for (const six of sixes) {
          const paid = six.slots.flatMap(({ isFeatured }, place) => (isFeatured ? [place] : []));
          if (six.slots.length === RESULT_SLOTS_PER_GROUP) expect([[], [0], [0, 3]]).toContainEqual(paid);
          const organic = six.slots.filter(({ isFeatured }) => !isFeatured).map(({ company }) => company);
          expect(organic).toEqual(organic.toSorted(bestFirst));
          const worst = Math.min(...organic.map(({ rank }) => rank));
          for (const { company, isFeatured } of six.slots)
            if (isFeatured && organic.length > 0) expect(company.rank).toBeGreaterThanOrEqual(worst);
        }
        const organic = slots.filter(({ isFeatured }) => !isFeatured).map(({ company }) => company);
        expect(organic).toEqual(organic.toSorted(bestFirst));
      }),
    );
  });
});
