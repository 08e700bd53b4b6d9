import { sentences as accountLetters } from '#accounts/strings/lb/letters.ts';
import { sentences as directoryRefusals } from '#directory/strings/lb/refusals.ts';
import { sentences as letters } from '#mail/strings/lb/letters.ts';
import { sentences as marketingLetters } from '#marketing/strings/lb/letters.ts';
import { sentences as messagingLetters } from '#messaging/strings/lb/letters.ts';
import { sentences as moderationLetters } from '#moderation/strings/lb/letters.ts';
import { sentences as news } from '#notifications/strings/lb/news.ts';
import { sentences as quotePaper } from '#quotes/strings/lb/paper.ts';
import { sentences as questions } from '#requests/strings/lb/questions.ts';
import { sentences as server } from '#server/strings/lb/server.ts';
import { sentences as papers } from '#subscriptions/strings/lb/papers.ts';
import { sentences as welcome } from '#subscriptions/strings/lb/welcome.ts';
import { sentences as teamLetters } from '#team/strings/lb/letters.ts';
import { sentences as visitCalendar } from '#visits/strings/lb/calendar.ts';

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
