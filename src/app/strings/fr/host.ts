import { sentences as accountLetters } from '#accounts/strings/fr/letters.ts';
import { sentences as directoryRefusals } from '#directory/strings/fr/refusals.ts';
import { sentences as letters } from '#mail/strings/fr/letters.ts';
import { sentences as marketingLetters } from '#marketing/strings/fr/letters.ts';
import { sentences as messagingLetters } from '#messaging/strings/fr/letters.ts';
import { sentences as moderationLetters } from '#moderation/strings/fr/letters.ts';
import { sentences as news } from '#notifications/strings/fr/news.ts';
import { sentences as quotePaper } from '#quotes/strings/fr/paper.ts';
import { sentences as questions } from '#requests/strings/fr/questions.ts';
import { sentences as server } from '#server/strings/fr/server.ts';
import { sentences as papers } from '#subscriptions/strings/fr/papers.ts';
import { sentences as welcome } from '#subscriptions/strings/fr/welcome.ts';
import { sentences as teamLetters } from '#team/strings/fr/letters.ts';
import { sentences as visitCalendar } from '#visits/strings/fr/calendar.ts';

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
