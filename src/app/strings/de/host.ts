import { sentences as accountLetters } from '#accounts/strings/de/letters.ts';
import { sentences as directoryRefusals } from '#directory/strings/de/refusals.ts';
import { sentences as letters } from '#mail/strings/de/letters.ts';
import { sentences as marketingLetters } from '#marketing/strings/de/letters.ts';
import { sentences as messagingLetters } from '#messaging/strings/de/letters.ts';
import { sentences as moderationLetters } from '#moderation/strings/de/letters.ts';
import { sentences as news } from '#notifications/strings/de/news.ts';
import { sentences as quotePaper } from '#quotes/strings/de/paper.ts';
import { sentences as questions } from '#requests/strings/de/questions.ts';
import { sentences as server } from '#server/strings/de/server.ts';
import { sentences as papers } from '#subscriptions/strings/de/papers.ts';
import { sentences as welcome } from '#subscriptions/strings/de/welcome.ts';
import { sentences as teamLetters } from '#team/strings/de/letters.ts';
import { sentences as visitCalendar } from '#visits/strings/de/calendar.ts';

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
