import { sentences as accountLetters } from '#accounts/strings/pt/letters.ts';
import { sentences as directoryRefusals } from '#directory/strings/pt/refusals.ts';
import { sentences as letters } from '#mail/strings/pt/letters.ts';
import { sentences as marketingLetters } from '#marketing/strings/pt/letters.ts';
import { sentences as messagingLetters } from '#messaging/strings/pt/letters.ts';
import { sentences as moderationLetters } from '#moderation/strings/pt/letters.ts';
import { sentences as news } from '#notifications/strings/pt/news.ts';
import { sentences as quotePaper } from '#quotes/strings/pt/paper.ts';
import { sentences as questions } from '#requests/strings/pt/questions.ts';
import { sentences as server } from '#server/strings/pt/server.ts';
import { sentences as papers } from '#subscriptions/strings/pt/papers.ts';
import { sentences as welcome } from '#subscriptions/strings/pt/welcome.ts';
import { sentences as teamLetters } from '#team/strings/pt/letters.ts';
import { sentences as visitCalendar } from '#visits/strings/pt/calendar.ts';

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
