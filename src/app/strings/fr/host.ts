import { sentences as accountLetters } from '#features/accounts/core/strings/fr/letters.ts';
import { sentences as apiTokenLetters } from '#features/api/tokens/strings/fr/letters.ts';
import { sentences as webhookLetters } from '#features/api/webhooks/strings/fr/letters.ts';
import { sentences as papers } from '#features/billing/subscriptions/strings/fr/papers.ts';
import { sentences as welcome } from '#features/billing/subscriptions/strings/fr/welcome.ts';
import { sentences as directoryRefusals } from '#features/directory/core/strings/fr/refusals.ts';
import { sentences as marketingLetters } from '#features/marketing/core/strings/fr/letters.ts';
import { sentences as messagingLetters } from '#features/messaging/core/strings/fr/letters.ts';
import { sentences as moderationLetters } from '#features/moderation/core/strings/fr/letters.ts';
import { sentences as news } from '#features/notifications/core/strings/fr/news.ts';
import { sentences as letters } from '#features/notifications/email/strings/fr/letters.ts';
import { sentences as quotePaper } from '#features/quotes/core/strings/fr/paper.ts';
import { sentences as questions } from '#features/requests/core/strings/fr/questions.ts';
import { sentences as requestPaper } from '#features/requests/core/strings/fr/request-paper.ts';
import { sentences as visitCalendar } from '#features/requests/visits/strings/fr/calendar.ts';
import { sentences as teamLetters } from '#features/team/core/strings/fr/letters.ts';
import { sentences as server } from '#server/strings/fr/server.ts';

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
