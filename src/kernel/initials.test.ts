import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Toiture Schmit & Fils', 'TS'],
  ['Gaart & Wéngert', 'GW'],
  ['Pinto & Wagner Peinture', 'PW'],
  ['marco.dias', 'MD'],
  ['sandra_w', 'SW'],
  ['Jean-Luc', 'JL'],
  ['élise', 'É'],
  ['(Jo) 3D', 'J3'],
  ['  ', ''],
  ['😀 Emoji', 'E'],
])(
  'the initials of "%s" are "%s"',
  { meta: { requirements: ['SHELL-042', 'CARD-009', 'PROFILE-007'] } },
  (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  },
);
