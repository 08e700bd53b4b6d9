import { expect, test } from 'vitest';
import { loggedProfileChangesBetween } from './logged-profile-change.ts';

test.each([
  [{ city: 'Wiltz' }, { city: 'Wiltz' }, []],
  [{ city: null }, { city: 'Wiltz' }, [{ field: 'city', before: null, after: 'Wiltz' }]],
  [{ city: 'Wiltz' }, { city: '' }, [{ field: 'city', before: 'Wiltz', after: null }]],
  [
    { hasEmergencyService: false, city: 'Wiltz' },
    { hasEmergencyService: true },
    [{ field: 'hasEmergencyService', before: false, after: true }],
  ],
  [
    { languages: ['de'] },
    { languages: ['de', 'lb'] },
    [{ field: 'languages', before: 'de', after: 'de, lb' }],
  ],
  [
    { businessHours: null },
    { businessHours: { mon: '08:00-12:00', tue: 'closed' } },
    [{ field: 'businessHours', before: null, after: 'mon 08:00-12:00, tue closed' }],
  ],
  [
    { description: 'a'.repeat(121) },
    { description: '🏠'.repeat(120) },
    [{ field: 'description', before: `${'a'.repeat(119)}…`, after: '🏠'.repeat(120) }],
  ],
] as const)('from %j to %j', (previous, next, changes) => {
  expect(loggedProfileChangesBetween(previous, next)).toEqual(changes);
});

test('a field that no log names does not compile, and is left out', () => {
  // @ts-expect-error: the log has no such field
  expect(loggedProfileChangesBetween({}, { colour: 'red' })).toEqual([]);
});
