import { lettersEn as accountLetters } from '#accounts/strings/en/letters.ts';
import { lettersEn as letters } from '#mail/strings/en/letters.ts';
import { lettersEn as marketingLetters } from '#marketing/strings/en/letters.ts';
import { lettersEn as messagingLetters } from '#messaging/strings/en/letters.ts';
import { lettersEn as moderationLetters } from '#moderation/strings/en/letters.ts';
import { newsEn as news } from '#notifications/strings/en/news.ts';
import { en as server } from '#server/strings/en/server.ts';
import { papersEn as papers } from '#subscriptions/strings/en/papers.ts';
import { lettersEn as teamLetters } from '#team/strings/en/letters.ts';

/** What the server says besides. No screen reads these, so no browser downloads them. */
export const hostEn = {
  server,
  letters,
  news,
  papers,
  accountLetters,
  marketingLetters,
  messagingLetters,
  moderationLetters,
  teamLetters,
};
