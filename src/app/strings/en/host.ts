import { sentences as accountLetters } from '#accounts/strings/en/letters.ts';
import { sentences as directoryRefusals } from '#directory/strings/en/refusals.ts';
import { sentences as letters } from '#mail/strings/en/letters.ts';
import { sentences as marketingLetters } from '#marketing/strings/en/letters.ts';
import { sentences as messagingLetters } from '#messaging/strings/en/letters.ts';
import { sentences as moderationLetters } from '#moderation/strings/en/letters.ts';
import { sentences as news } from '#notifications/strings/en/news.ts';
import { sentences as quotePaper } from '#quotes/strings/en/paper.ts';
import { sentences as questions } from '#requests/strings/en/questions.ts';
import { sentences as server } from '#server/strings/en/server.ts';
import { sentences as papers } from '#subscriptions/strings/en/papers.ts';
import { sentences as welcome } from '#subscriptions/strings/en/welcome.ts';
import { sentences as teamLetters } from '#team/strings/en/letters.ts';
import { sentences as visitCalendar } from '#visits/strings/en/calendar.ts';

/** What the server says besides. No screen reads these, so no browser downloads them. */
export const host = {
  server,
  letters,
  news,
  papers,
  welcome,
  questions,
  accountLetters,
  marketingLetters,
  messagingLetters,
  moderationLetters,
  teamLetters,
  visitCalendar,
  quotePaper,
  directoryRefusals,
};
