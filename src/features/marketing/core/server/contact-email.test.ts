import '#app/strings/all-strings.ts';
import { expect, test } from 'vitest';
import { contactEmail } from './contact-email.ts';

test('each line is a paragraph, however many spaces are in it', () => {
  const spaces = ' '.repeat(1_000_000);
  const contactMessage = { name: 'Claire', email: 'claire@mail.example', topic: 'general' } as const;
  const { paragraphs } = contactEmail({
    ...contactMessage,
    message: `One \r\n\n ${spaces}two${spaces}three`,
  });
  expect(paragraphs).toEqual(['One', `two${spaces}three`]);
});
