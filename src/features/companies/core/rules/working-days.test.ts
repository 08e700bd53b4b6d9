import { expect, test } from 'vitest';
import { createWorkingDayTest } from './working-days.ts';

const craftsman = {
  Monday: '08:00–17:00',
  Tuesday: '08:00–17:00',
  Wednesday: 'closed',
  Saturday: 'by appointment',
  '2026-07-31/2026-08-23': 'closed',
};

test.each([
  ['an open day', craftsman, '2026-03-02', true],
  ['a day it is closed', craftsman, '2026-03-04', false],
  ['a day its week leaves out', craftsman, '2026-03-05', false],
  ['a day of which it says something we cannot read', craftsman, '2026-03-07', true],
  ['Easter Monday', craftsman, '2026-04-06', false],
  [
    'Easter Monday of one who works on holidays',
    { ...craftsman, 'Public holidays': '9–12' },
    '2026-04-06',
    true,
  ],
  ['its leave', craftsman, '2026-08-03', false],
  ['the day after its leave', craftsman, '2026-08-24', true],
  ['a Friday without hours', null, '2026-03-06', true],
  ['a Saturday without hours', null, '2026-03-07', false],
  ['the National Day without hours', undefined, '2026-06-23', false],
  ['hours written as one text', 'Ring us', '2026-03-06', true],
  [
    'a Friday of one that has entered its leave alone',
    { '2026-07-31/2026-08-23': 'closed' },
    '2026-03-06',
    true,
  ],
  ['a day of that leave', { '2026-07-31/2026-08-23': 'closed' }, '2026-08-03', false],
])('working days: %s', { meta: { requirements: ['D3-10.5'] } }, (_, hours, day, isWorking) => {
  expect(createWorkingDayTest(hours)(day)).toBe(isWorking);
});
