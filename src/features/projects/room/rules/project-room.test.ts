import { expect, test } from 'vitest';
import { isWorkBegun } from './project-room.ts';

const unconfirmed = { clientConfirmed: false, companyConfirmed: false };
const room = { files: [], milestones: [{ clientTickedAt: null, companyTickedAt: null }] };

test.each([
  ['nothing is shared', unconfirmed, room, false],
  ['the room is not read yet', unconfirmed, undefined, false],
  ['only the signed copy is there', unconfirmed, { ...room, files: [{ isFixed: true }] }, false],
  ['a side has shared a file', unconfirmed, { ...room, files: [{ isFixed: false }] }, true],
  [
    'a milestone is ticked',
    unconfirmed,
    { ...room, milestones: [{ clientTickedAt: null, companyTickedAt: '2026-05-01T08:00:00.000Z' }] },
    true,
  ],
  [
    'a milestone was reached by signing',
    unconfirmed,
    {
      ...room,
      milestones: [
        { clientTickedAt: '2026-05-01T08:00:00.000Z', companyTickedAt: '2026-05-01T08:00:00.000Z' },
      ],
    },
    false,
  ],
  ['a side has confirmed', { ...unconfirmed, companyConfirmed: true }, room, true],
])('work has begun, or not: %s', (_, project, found, isBegun) => {
  expect(isWorkBegun(project, found)).toBe(isBegun);
});
