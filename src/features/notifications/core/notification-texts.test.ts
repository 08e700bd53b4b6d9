import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { notificationTextsOf } from './server/notification-texts.ts';

const subject = { invitationId: 1, title: 'Roof', commune: 'Esch', until: '2026-12-02T23:00:00.000Z' };

test.each(languages)('a text message about a request says until when it waits, in %s', (language) => {
  for (const kind of ['requestReceived', 'requestReminder'] as const) {
    const { sms } = notificationTextsOf({ kind, subject }, language);
    expect(sms).toContain('Roof');
    // The midnight after a day is that day’s end.
    expect(sms).toMatch(/(?<!\d)2(?!\d).*2026/);
  }
});
