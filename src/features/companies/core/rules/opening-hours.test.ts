import { describe, expect, test } from 'vitest';
import {
  nextOpeningChangeAt,
  sortedHoursRowsOf,
  openingStateAt,
  parseOpeningSpans,
} from './opening-hours.ts';

const minutes = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};
const span = (from: string, to: string) => ({ from: minutes(from), to: minutes(to) });

describe('parseOpeningSpans', () => {
  test('a row of spaces is looked through once, not once from each', () => {
    expect(parseOpeningSpans(`8${' '.repeat(1_000_000)}x`)).toBeNull();
    expect(parseOpeningSpans('8 am - 5 pm, 6am–7pm')).toEqual([span('8:00', '17:00'), span('6:00', '19:00')]);
  });

  test.each([
    ['07:30–17:00', [span('7:30', '17:00')]],
    ['08:00–12:00, 13:00–17:30', [span('8:00', '12:00'), span('13:00', '17:30')]],
    ['8:00 - 17:00', [span('8:00', '17:00')]],
    ['8-17', [span('8:00', '17:00')]],
    ['08h00-12h00 & 13h-17h30', [span('8:00', '12:00'), span('13:00', '17:30')]],
    ['8.30 to 12.00 and 13.00 to 17.00', [span('8:30', '12:00'), span('13:00', '17:00')]],
    ['9am-5pm', [span('9:00', '17:00')]],
    ['12am–12pm', [span('0:00', '12:00')]],
    ['18:00–02:00', [span('18:00', '2:00')]],
    ['00:00–24:00', [span('0:00', '24:00')]],
    ['24/7', [span('0:00', '24:00')]],
    ['Open 24 hours', [span('0:00', '24:00')]],
    ['Closed', []],
    [' closed ', []],
  ])('%s', (text, spans) => {
    expect(parseOpeningSpans(text)).toEqual(spans);
  });

  test.each(['', 'by appointment', '25:00–26:00', '08:70–12:00', '09:00–09:00', '08:00–12:00, later'])(
    'says nothing about "%s"',
    (text) => {
      expect(parseOpeningSpans(text)).toBeNull();
    },
  );
});

describe('sortedHoursRowsOf', () => {
  test('puts the week in order, whatever the names and the order, and the rest after it', () => {
    const rows = sortedHoursRowsOf({
      'Public holidays': 'Closed',
      sunday: 'Closed',
      Tue: '8–17',
      Monday: '8–16',
    });
    expect(rows.map(({ weekday, day }) => [weekday, day])).toEqual([
      [0, 'Monday'],
      [1, 'Tue'],
      [6, 'sunday'],
      [null, 'Public holidays'],
    ]);
  });
});

describe('openingStateAt', () => {
  const week = sortedHoursRowsOf({
    Monday: '08:00–12:00, 13:00–17:00',
    Tuesday: 'by appointment',
    Friday: '18:00–02:00',
    Saturday: 'Closed',
  });

  test.each([
    // In winter Luxembourg is an hour ahead of UTC.
    ['Monday before opening', '2026-03-02T06:59:00Z', 0, 'closed'],
    ['Monday at opening', '2026-03-02T07:00:00Z', 0, 'open'],
    ['Monday at noon', '2026-03-02T11:00:00Z', 0, 'closed'],
    ['Monday after noon', '2026-03-02T12:00:00Z', 0, 'open'],
    ['Monday at closing', '2026-03-02T16:00:00Z', 0, 'closed'],
    // In summer it is two hours ahead.
    ['Monday at opening in summer', '2026-07-06T06:00:00Z', 0, 'open'],
    ['a day whose text is beyond us', '2026-03-03T10:00:00Z', 1, null],
    ['a day without a line', '2026-03-04T10:00:00Z', 2, null],
    ['Friday night', '2026-03-06T22:30:00Z', 4, 'open'],
    ['Saturday, since Friday night', '2026-03-07T00:30:00Z', 5, 'open'],
    ['Saturday, after Friday night', '2026-03-07T01:00:00Z', 5, 'closed'],
    // Sunday in London is already Monday in Luxembourg.
    ['a day that has begun only there', '2026-03-01T23:30:00Z', 0, 'closed'],
    ['Easter Monday', '2026-04-06T08:00:00Z', 0, 'holiday'],
  ])('%s', (_, moment, today, state) => {
    expect(openingStateAt(week, new Date(moment))).toEqual({ today, state });
  });
});

describe('openingStateAt on dates of their own', () => {
  const hours = (more: Record<string, string>) =>
    sortedHoursRowsOf({ Monday: '08:00–17:00', Tuesday: '08:00–17:00', ...more });

  test.each([
    ['2026-08-03T10:00:00Z', {}, 'open'],
    ['2026-08-03T10:00:00Z', { '2026-07-31/2026-08-23': 'Closed' }, 'away'],
    ['2026-08-24T10:00:00Z', { '2026-07-31/2026-08-23': 'Closed' }, 'open'],
    ['2026-08-03T10:00:00Z', { '2026-08-03/2026-08-03': '14:00–16:00' }, 'closed'],
    ['2026-08-03T13:00:00Z', { '2026-08-03/2026-08-03': '14:00–16:00' }, 'open'],
    // 23 June 2026 is a Tuesday.
    ['2026-06-23T10:00:00Z', {}, 'holiday'],
    ['2026-06-23T10:00:00Z', { 'Public holidays': 'Closed' }, 'holiday'],
    ['2026-06-23T10:00:00Z', { 'Public holidays': '10:00–14:00' }, 'open'],
    ['2026-06-23T15:00:00Z', { 'Public holidays': '10:00–14:00' }, 'closed'],
  ])('at %s with %j it is %s', { meta: { requirements: ['PROFILE-021'] } }, (moment, more, state) => {
    expect(openingStateAt(hours(more as Record<string, string>), new Date(moment)).state).toBe(state);
  });
});

describe('nextOpeningChangeAt', () => {
  const week = sortedHoursRowsOf({
    Monday: '08:00–12:00, 13:00–17:00',
    Tuesday: 'by appointment',
    Friday: '18:00–02:00',
    Saturday: 'Closed',
  });

  test.each([
    ['before opening', '2026-03-02T06:59:00Z', { weekday: 0, daysAhead: 0, time: '08:00' }],
    ['while open until noon', '2026-03-02T07:00:00Z', { weekday: 0, daysAhead: 0, time: '12:00' }],
    ['at noon', '2026-03-02T11:00:00Z', { weekday: 0, daysAhead: 0, time: '13:00' }],
    [
      'after closing, over days that say nothing',
      '2026-03-02T16:00:00Z',
      { weekday: 4, daysAhead: 4, time: '18:00' },
    ],
    ['in the evening of a night shift', '2026-03-06T20:00:00Z', { weekday: 5, daysAhead: 1, time: '02:00' }],
    ['in its night', '2026-03-07T00:30:00Z', { weekday: 5, daysAhead: 0, time: '02:00' }],
    ['after it, over the weekend', '2026-03-07T01:00:00Z', { weekday: 0, daysAhead: 2, time: '08:00' }],
    // 6 April 2026 is Easter Monday.
    ['over a public holiday', '2026-04-04T10:00:00Z', { weekday: 4, daysAhead: 6, time: '18:00' }],
  ])('%s', (_, moment, change) => {
    expect(nextOpeningChangeAt(week, new Date(moment))).toEqual(change);
  });

  test.each([
    ['round the clock', { Monday: '24/7', Tuesday: '24/7' }],
    ['hours nobody can read', { Monday: 'by appointment' }],
    ['leave for longer than a week', { Monday: '08:00–17:00', '2026-03-01/2026-03-20': 'Closed' }],
  ])('tells nothing for %s', (_, hours) => {
    const rows = sortedHoursRowsOf(hours);
    expect(nextOpeningChangeAt(rows, new Date('2026-03-02T10:00:00Z'))).toBeNull();
  });
});
