import { sentences as accountLetters } from '#features/accounts/core/strings/pt/letters.ts';
import { sentences as apiTokenLetters } from '#features/api/tokens/strings/pt/letters.ts';
import { sentences as webhookLetters } from '#features/api/webhooks/strings/pt/letters.ts';
import { sentences as papers } from '#features/billing/subscriptions/strings/pt/papers.ts';
import { sentences as welcome } from '#features/billing/subscriptions/strings/pt/welcome.ts';
import { sentences as directoryRefusals } from '#features/directory/core/strings/pt/refusals.ts';
import { sentences as marketingLetters } from '#features/marketing/core/strings/pt/letters.ts';
import { sentences as messagingLetters } from '#features/messaging/core/strings/pt/letters.ts';
import { sentences as moderationLetters } from '#features/moderation/core/strings/pt/letters.ts';
import { sentences as news } from '#features/notifications/core/strings/pt/news.ts';
import { sentences as letters } from '#features/notifications/email/strings/pt/letters.ts';
import { sentences as quotePaper } from '#features/quotes/core/strings/pt/paper.ts';
import { sentences as questions } from '#features/requests/core/strings/pt/questions.ts';
import { sentences as requestPaper } from '#features/requests/core/strings/pt/request-paper.ts';
import { sentences as visitCalendar } from '#features/requests/visits/strings/pt/calendar.ts';
import { sentences as teamLetters } from '#features/team/core/strings/pt/letters.ts';
import { sentences as server } from '#server/strings/pt/server.ts';

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
