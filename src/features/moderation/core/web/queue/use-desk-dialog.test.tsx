import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { useDeskDialog } from './use-desk-dialog.ts';

const entry = { id: 7 } as QueueEntry;
const other = { id: 8 } as QueueEntry;
const pageOf = (...items: QueueEntry[]) => ({ items, total: items.length, next: null });
const byTom = [{ queue: 'vat' as const, id: 7, username: 'tom' }];

/** Draws the hook once for each step, after the form about the entry was opened. */
const draw = (steps: { page: ReturnType<typeof pageOf>; decided?: typeof byTom }[]) => {
  const seen: { ids: number[] | undefined; isOver: boolean; by: string | undefined }[] = [];
  const Desk = () => {
    const [step, setStep] = useState(-1);
    const { page = pageOf(entry, other), decided = [] } = steps[step] ?? {};
    const dialog = useDeskDialog('vat', page, decided);
    if (step < 0) dialog.open('withhold', entry, 0);
    if (step >= 0)
      seen[step] = {
        ids: dialog.page?.items.map(({ id }) => id),
        isOver: dialog.isOver,
        by: dialog.opened?.decidedBy,
      };
    if (step < steps.length - 1) setStep(step + 1);
    return null;
  };
  renderToStaticMarkup(<Desk />);
  return seen;
};

test('a colleague’s decision leaves the open form its entry, names the colleague, and may be undone (b11-5)', () => {
  const steps = [
    { page: pageOf(entry, other) },
    { page: pageOf(entry, other), decided: byTom },
    { page: pageOf(other), decided: byTom },
    // The decision has taken effect.
    { page: pageOf(other) },
  ];
  expect(draw(steps)).toEqual([
    { ids: [7, 8], isOver: false, by: undefined },
    { ids: [7, 8], isOver: true, by: undefined },
    { ids: [7, 8], isOver: true, by: 'tom' },
    { ids: [7, 8], isOver: true, by: 'tom' },
  ]);
});

test('the only entry of a queue stays with its form, and is decided about once it is back', () => {
  const steps = [{ page: pageOf(), decided: byTom }, { page: pageOf() }, { page: pageOf(entry) }];
  expect(draw(steps).map(({ ids, isOver }) => [ids, isOver])).toEqual([
    [[7], true],
    [[7], true],
    [[7], false],
  ]);
});
