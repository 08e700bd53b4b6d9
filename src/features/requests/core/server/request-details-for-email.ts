import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { companyProfiles, serviceCategories } from '#features/companies/core/server/tables.ts';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import type { FindWorkDetails, WorkDetails } from '#features/notifications/core/server/index.ts';
import {
  isInvitationRunning,
  requestDetailLevelOf,
  runningInvitationStates,
} from '#features/requests/core/rules/requests.ts';
import { dayOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday } from '#kernel/dates.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { formatMoneyRange } from '#kernel/format-money.ts';
import { formatWeekdayAndDay } from '#kernel/format-short-dates.ts';
import type { Language } from '#kernel/language.ts';
import { placeInWords } from '#kernel/place-in-words.ts';
import { translatedName } from '#kernel/translated-name.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { stringsOf } from '#strings/strings.ts';
import { readInvitationsOfRequests } from './store.ts';
import { requestInvitations, requestQuestions, requests } from './tables.ts';

/** Finds the place with its street, while the client has shown it to the invitation's company. */
export const findPlaceShownToCompany = async (
  db: Db,
  invitationId: number,
  language: Language,
): Promise<string | null> => {
  const [row] = await db
    .select({
      state: requestInvitations.state,
      shownAt: requestInvitations.streetShownAt,
      street: requests.street,
      postalCode: requests.postalCode,
      commune: requests.commune,
      communeNames: sql<TranslatedNames>`names_of_place(${requests.commune})`,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(eq(requestInvitations.id, invitationId));
  const isShown =
    row && row.shownAt !== null && row.street !== null && requestDetailLevelOf(row.state) === 'all';
  return isShown ? placeInWords(row, language) : null;
};

/** A time to answer ends at a midnight, which is meant as the end of the day before. */
const lastDayOf = (dueAt: Date) => new Date(dueAt.getTime() - 1);

/** The client reads until when each company that is still asked can reply. */
const factsOfSending = async (transaction: Db, requestId: number, language: Language): Promise<string[]> => {
  const invitations = await readInvitationsOfRequests(transaction, [requestId]);
  const { work } = stringsOf(language).letters;
  return invitations
    .filter(({ state }) => isInvitationRunning(state))
    .map(({ companyName, dueAt }) =>
      work.repliesBy(companyName, formatDateWithWeekday(lastDayOf(dueAt), language)),
    );
};

/** The client reads in the email itself what a company asks, or why it can’t do the work. */
const wordsOfCompany = async (
  transaction: Db,
  { requestId, from, isQuestion }: { requestId: number; from: string; isQuestion: boolean },
  language: Language,
) => {
  const invitations = await readInvitationsOfRequests(transaction, [requestId]);
  const theirs = invitations.filter(({ companyName }) => companyName === from);
  if (isQuestion) {
    const ids = theirs.map(({ id }) => id);
    const [question] = await transaction
      .select({ words: requestQuestions.words })
      .from(requestQuestions)
      .where(inArray(requestQuestions.invitationId, ids))
      .orderBy(desc(requestQuestions.id))
      .limit(1);
    return { description: question?.words ?? null };
  }
  const declined = theirs.find(({ declinedFor }) => declinedFor !== null);
  if (!declined?.declinedFor) return null;
  const { asking, letters } = stringsOf(language);
  return {
    facts: [letters.work.reason(asking.declineReasons[declined.declinedFor])],
    description: declined.declinedWords,
  };
};

/** A message is about the one request that its two people are at work on. With several, nobody can tell. */
const detailsOfMessage = async (
  transaction: Db,
  { subject, readsAs, language }: Pick<Parameters<FindWorkDetails>[1], 'subject' | 'readsAs' | 'language'>,
): Promise<WorkDetails | null> => {
  const partnerId = idInSubject(subject, 'userId');
  const isBetween = (clientId: number, ownerId: number) =>
    and(eq(requests.clientId, clientId), eq(companyProfiles.userId, ownerId));
  const [request, ...others] = await transaction
    .select({ title: requests.title })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
    .where(
      and(
        or(isBetween(readsAs, partnerId), isBetween(partnerId, readsAs)),
        inArray(requestInvitations.state, [...runningInvitationStates, 'won']),
      ),
    )
    .limit(2);
  if (!request?.title || others.length > 0) return null;
  const { subjects, work } = stringsOf(language).letters;
  const job = work.job(request.title);
  return {
    subject: subjects.message(String(subject['from'] ?? ''), request.title),
    facts: [job],
    textedFacts: [job],
  };
};

/** A company reads this of a request in its email, as long as it may read it on its page. */
export const findRequestEmailDetails: FindWorkDetails = async (
  transaction,
  { kind, subject, readsAs, language },
) => {
  if (kind === 'requestSent') {
    const facts = await factsOfSending(transaction, idInSubject(subject, 'requestId'), language);
    return { facts, textedFacts: facts };
  }
  if (kind === 'companyAsked' || kind === 'companyDeclined') {
    const requestId = idInSubject(subject, 'requestId');
    const isQuestion = kind === 'companyAsked';
    return wordsOfCompany(transaction, { requestId, from: String(subject['from']), isQuestion }, language);
  }
  if (kind === 'messageReceived') return detailsOfMessage(transaction, { subject, readsAs, language });
  const invitationId = idInSubject(subject, 'invitationId');
  if (kind === 'requestStreetShown')
    return { place: await findPlaceShownToCompany(transaction, invitationId, language) };
  if (kind !== 'requestReceived') return null;
  const [row] = await transaction
    .select({
      state: requestInvitations.state,
      description: requests.description,
      title: requests.title,
      timing: requests.timing,
      commune: requests.commune,
      communeNames: sql<TranslatedNames>`names_of_place(${requests.commune})`,
      dueAt: requestInvitations.dueAt,
      min: requests.budgetMin,
      max: requests.budgetMax,
      trade: serviceCategories.name,
      tradeNames: serviceCategories.names,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, requests.categoryId))
    .where(eq(requestInvitations.id, invitationId));
  if (!row || requestDetailLevelOf(row.state) !== 'all') return null;
  const { description, timing, dueAt, min, max } = row;
  const { asking, letters } = stringsOf(language);
  const cents = (euros: string) => parseDecimalOrThrow(euros, 2);
  const budget = min !== null && max !== null ? formatMoneyRange(cents(min), cents(max), { language }) : null;
  const lastDay = lastDayOf(dueAt);
  const subjectFor = timing === 'urgent' ? letters.subjects.urgentRequest : letters.subjects.request;
  const place = translatedName(language, { name: row.commune ?? '', names: row.communeNames });
  return {
    subject: subjectFor(row.title ?? '', place, formatWeekdayAndDay(dayOf(lastDay), language)),
    facts: [
      letters.work.replyBy(formatDateWithWeekday(lastDay, language)),
      ...(row.trade === null
        ? []
        : [
            letters.work.trade(
              translatedName(language, { name: row.trade, names: row.tradeNames ?? undefined }),
            ),
          ]),
      ...(timing === null || timing === 'date' ? [] : [letters.work.when(asking.timings[timing])]),
    ],
    description,
    budget,
  };
};
