import { describe, expect, test } from 'vitest';
import { isUsualWorkingDay, createWorkingDayTest } from '#features/companies/core/rules/working-days.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatTime } from '#kernel/dates.ts';
import fc from '#testing/fast-check.ts';
import { answerDeadlineOf, daysUntilAnswerDeadline } from './answer-deadline.ts';
import { momentDaysAfter, REQUEST_DURATION_DAYS } from './requests.ts';

const weekdays = { Monday: '8–17', Tuesday: '8–17', Wednesday: '8–17', Thursday: '8–17', Friday: '8–12' };

const due = (sentIso: string, hours: Parameters<typeof createWorkingDayTest>[0] = null) => {
  const sentAt = new Date(sentIso);
  const { dueAt, remindAt } = answerDeadlineOf({
    sentAt,
    hours,
    endsAt: momentDaysAfter(sentAt, REQUEST_DURATION_DAYS),
  });
  return [dueAt.toISOString(), remindAt.toISOString()];
};

describe('three of a company’s own working days', () => {
  test.each([
    [
      'asked on a Monday',
      '2026-03-02T09:00:00Z',
      weekdays,
      '2026-03-05T23:00:00.000Z',
      '2026-03-04T11:00:00.000Z',
    ],
    [
      'over a weekend',
      '2026-11-20T16:48:00Z',
      weekdays,
      '2026-11-25T23:00:00.000Z',
      '2026-11-24T11:00:00.000Z',
    ],
    [
      'a minute before midnight',
      '2026-03-02T22:59:00Z',
      null,
      '2026-03-05T23:00:00.000Z',
      '2026-03-04T11:00:00.000Z',
    ],
    [
      'a minute after midnight',
      '2026-03-02T23:01:00Z',
      null,
      '2026-03-06T23:00:00.000Z',
      '2026-03-05T11:00:00.000Z',
    ],
    ['over Easter', '2026-04-02T08:00:00Z', null, '2026-04-08T22:00:00.000Z', '2026-04-07T10:00:00.000Z'],
    [
      'into summer time',
      '2026-03-27T08:00:00Z',
      null,
      '2026-04-01T22:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
    ],
    [
      'out of summer time',
      '2026-10-23T08:00:00Z',
      null,
      '2026-10-28T23:00:00.000Z',
      '2026-10-27T11:00:00.000Z',
    ],
    [
      'one that works on two days a week',
      '2026-03-02T08:00:00Z',
      { Tuesday: '9–17', Thursday: '9–17' },
      '2026-03-10T23:00:00.000Z',
      '2026-03-05T11:00:00.000Z',
    ],
  ])('%s', { meta: { requirements: ['D3-10.5'] } }, (_, sentIso, hours, dueAt, remindAt) => {
    expect(due(sentIso, hours)).toEqual([dueAt, remindAt]);
  });

  // Otherwise a company could put an answer off by the hours and leave it enters (m9).
  test.each([
    ['the collective leave it has entered', { ...weekdays, '2026-07-31/2026-08-23': 'closed' }],
    ['a week of Saturdays', { Saturday: '9–12' }],
    ['a week that never opens', { Monday: 'closed' }],
  ])('%s puts it off to the sixth usual working day and no further (reading 83)', (_, hours) => {
    // It is Thursday 30 July; the sixth day of Monday to Friday after it is Friday 7 August.
    const [dueAt, remindAt = ''] = due('2026-07-30T08:00:00Z', hours);
    expect(dueAt).toBe('2026-08-07T22:00:00.000Z');
    expect(remindAt > '2026-07-30T08:00:00.000Z' && remindAt < '2026-08-07T22:00:00.000Z').toBe(true);
  });

  test('public holidays are none of the six (reading 83)', () => {
    // It is Thursday 24 December; Friday is Christmas, Saturday Saint Stephen’s, Friday 1 January New Year.
    expect(due('2026-12-24T08:00:00Z', { Sunday: '9–12' })[0]).toBe('2027-01-05T23:00:00.000Z');
  });

  test('never after the request ends', { meta: { requirements: ['D3-10.5'] } }, () => {
    const sentAt = new Date('2026-03-02T09:00:00Z');
    const soon = new Date('2026-03-03T09:00:00Z');
    const late = answerDeadlineOf({ sentAt, hours: null, endsAt: soon });
    expect([late.dueAt, late.remindAt < soon]).toEqual([soon, true]);
  });

  test(
    'whenever it is asked, it is due at midnight after its third working day or the sixth usual one, and reminded before',
    {
      meta: { requirements: ['D3-10.5'] },
    },
    () => {
      const anyHours = fc.constantFrom(null, weekdays, { ...weekdays, '2026-07-31/2026-08-23': 'closed' });
      const anyTime = fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2027-12-31'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(anyTime, anyHours, (sentAt, hours) => {
          const { dueAt, remindAt } = answerDeadlineOf({
            sentAt,
            hours,
            endsAt: momentDaysAfter(sentAt, 60),
          });
          const days = daysUntilAnswerDeadline({ sentAt, hours, dueAt }).slice(1);
          expect(formatTime(dueAt)).toBe('00:00');
          const ownDays = days.filter(({ isWorking }) => isWorking).length;
          const usual = days.filter(({ day }) => isUsualWorkingDay(day)).length;
          if (ownDays === 3) {
            expect(days.at(-1)?.isWorking).toBe(true);
            expect(usual).toBeLessThanOrEqual(6);
            expect(createWorkingDayTest(hours)(dayOf(remindAt))).toBe(true);
          } else {
            expect([ownDays < 3, usual]).toEqual([true, 6]);
            expect(isUsualWorkingDay(days.at(-1)?.day ?? '')).toBe(true);
          }
          expect(remindAt > sentAt && remindAt < dueAt).toBe(true);
        }),
      );
    },
  );
});
