import { sentences as accountLetters } from '#features/accounts/core/strings/de/letters.ts';
import { sentences as apiTokenLetters } from '#features/api/tokens/strings/de/letters.ts';
import { sentences as webhookLetters } from '#features/api/webhooks/strings/de/letters.ts';
import { sentences as papers } from '#features/billing/subscriptions/strings/de/papers.ts';
import { sentences as welcome } from '#features/billing/subscriptions/strings/de/welcome.ts';
import { sentences as directoryRefusals } from '#features/directory/core/strings/de/refusals.ts';
import { sentences as marketingLetters } from '#features/marketing/core/strings/de/letters.ts';
import { sentences as messagingLetters } from '#features/messaging/core/strings/de/letters.ts';
import { sentences as moderationLetters } from '#features/moderation/core/strings/de/letters.ts';
import { sentences as news } from '#features/notifications/core/strings/de/news.ts';
import { sentences as letters } from '#features/notifications/email/strings/de/letters.ts';
import { sentences as quotePaper } from '#features/quotes/core/strings/de/paper.ts';
import { sentences as questions } from '#features/requests/core/strings/de/questions.ts';
import { sentences as requestPaper } from '#features/requests/core/strings/de/request-paper.ts';
import { sentences as visitCalendar } from '#features/requests/visits/strings/de/calendar.ts';
import { sentences as teamLetters } from '#features/team/core/strings/de/letters.ts';
import { sentences as server } from '#server/strings/de/server.ts';

/** The server alone reads these besides, so no browser downloads them. */
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
  apiTokenLetters,
  webhookLetters,
  visitCalendar,
  quotePaper,
  requestPaper,
  directoryRefusals,
};
