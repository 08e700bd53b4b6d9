import { sentences as accountLetters } from '#features/accounts/core/strings/en/letters.ts';
import { sentences as apiTokenLetters } from '#features/api/tokens/strings/en/letters.ts';
import { sentences as webhookLetters } from '#features/api/webhooks/strings/en/letters.ts';
import { sentences as papers } from '#features/billing/subscriptions/strings/en/papers.ts';
import { sentences as welcome } from '#features/billing/subscriptions/strings/en/welcome.ts';
import { sentences as directoryRefusals } from '#features/directory/core/strings/en/refusals.ts';
import { sentences as marketingLetters } from '#features/marketing/core/strings/en/letters.ts';
import { sentences as messagingLetters } from '#features/messaging/core/strings/en/letters.ts';
import { sentences as moderationLetters } from '#features/moderation/core/strings/en/letters.ts';
import { sentences as news } from '#features/notifications/core/strings/en/news.ts';
import { sentences as letters } from '#features/notifications/email/strings/en/letters.ts';
import { sentences as quotePaper } from '#features/quotes/core/strings/en/paper.ts';
import { sentences as questions } from '#features/requests/core/strings/en/questions.ts';
import { sentences as requestPaper } from '#features/requests/core/strings/en/request-paper.ts';
import { sentences as visitCalendar } from '#features/requests/visits/strings/en/calendar.ts';
import { sentences as teamLetters } from '#features/team/core/strings/en/letters.ts';
import { sentences as server } from '#server/strings/en/server.ts';

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
