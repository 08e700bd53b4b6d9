import { and, asc, eq, getTableColumns, inArray, notInArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { forgetInvitationNotifications } from '#features/notifications/core/server/index.ts';
import { storedTranslationsSql } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';
import { requestFileStore } from './request-files.ts';
import {
  interestSignals,
  requestAdditions,
  requestFiles,
  requestInvitations,
  requestQuestions,
  requestReports,
  requests,
} from './tables.ts';

const { clientId: _, ...requestColumns } = getTableColumns(requests);
const { requestId: __, ...additionColumns } = getTableColumns(requestAdditions);

/** Requests that led to a contract stay until it ends. */
const areNotOf = (column: PgColumn, contracts: readonly OpenContract[]) =>
  notInArray(
    column,
    contracts.flatMap(({ requestId }) => requestId ?? []),
  );

const filesOf = (db: Db, clientId: number, contracts: readonly OpenContract[] = []) =>
  db
    .select(getTableColumns(requestFiles))
    .from(requestFiles)
    .innerJoin(requests, eq(requests.id, requestFiles.requestId))
    .where(and(eq(requests.clientId, clientId), areNotOf(requests.id, contracts)))
    .orderBy(asc(requestFiles.id));

const questionColumns = {
  requestId: requestInvitations.requestId,
  question: requestQuestions.words,
  createdAt: requestQuestions.createdAt,
  answer: requestQuestions.answer,
  answeredAt: requestQuestions.answeredAt,
  translations: storedTranslationsSql('answer', requestQuestions.id),
};

export const personalData: PersonalData = {
  name: 'requests',
  tables: [requests, interestSignals],

  async collect(db, userId) {
    const isClient = eq(requests.clientId, userId);
    return {
      requests: await db
        .select({ ...requestColumns, translations: storedTranslationsSql('request', requests.id) })
        .from(requests)
        .where(isClient)
        .orderBy(asc(requests.id)),
      additions: await db
        .select({
          requestId: requestAdditions.requestId,
          ...additionColumns,
          translations: storedTranslationsSql('addition', requestAdditions.id),
        })
        .from(requestAdditions)
        .innerJoin(requests, eq(requests.id, requestAdditions.requestId))
        .where(isClient)
        .orderBy(asc(requestAdditions.id)),
      companiesAsked: await db
        .select({ ...getTableColumns(requestInvitations), company: companyProfiles.name })
        .from(requestInvitations)
        .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
        .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
        .where(isClient)
        .orderBy(asc(requestInvitations.id)),
      questionsAnswered: await db
        .select(questionColumns)
        .from(requestQuestions)
        .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
        .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
        .where(isClient)
        .orderBy(asc(requestQuestions.id)),
      companiesWished: await db
        .select({ company: companyProfiles.name, createdAt: interestSignals.createdAt })
        .from(interestSignals)
        .innerJoin(companyProfiles, eq(companyProfiles.id, interestSignals.companyId))
        .where(eq(interestSignals.clientId, userId))
        .orderBy(asc(interestSignals.id)),
      // The export holds the company's own part of requests it was asked about: the words are the client's.
      asCompany: await db
        .select(getTableColumns(requestInvitations))
        .from(requestInvitations)
        .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
        .where(eq(companyProfiles.userId, userId))
        .orderBy(asc(requestInvitations.id)),
      reportsMade: await db
        .select({ reason: requestReports.reason, createdAt: requestReports.createdAt })
        .from(requestReports)
        .innerJoin(companyProfiles, eq(companyProfiles.id, requestReports.companyId))
        .where(eq(companyProfiles.userId, userId))
        .orderBy(asc(requestReports.id)),
      questionsAsked: await db
        .select({ question: requestQuestions.words, createdAt: requestQuestions.createdAt })
        .from(requestQuestions)
        .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
        .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
        .where(eq(companyProfiles.userId, userId))
        .orderBy(asc(requestQuestions.id)),
      files: (await filesOf(db, userId)).map(({ requestId, kind, name, caption, createdAt, token }) => ({
        requestId,
        kind,
        name,
        caption,
        createdAt,
        files: requestFileStore.namesOf({ kind, token }),
      })),
    };
  },

  files: async (db, userId, contracts) =>
    (await filesOf(db, userId, contracts)).flatMap(requestFileStore.namesOf),

  /** A request describes its client's home, so it goes with them, from the companies' leads and notifications too. */
  async erase(transaction, userId, contracts) {
    const ownCompanyIds = transaction
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.userId, userId));
    await transaction
      .delete(interestSignals)
      .where(or(eq(interestSignals.clientId, userId), inArray(interestSignals.companyId, ownCompanyIds)));
    const goes = and(eq(requests.clientId, userId), areNotOf(requests.id, contracts));
    const invitations = await transaction
      .select({ id: requestInvitations.id })
      .from(requestInvitations)
      .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
      .where(goes);
    await forgetInvitationNotifications(
      transaction,
      invitations.map(({ id }) => id),
    );
    await transaction.delete(requests).where(goes);
    // Requests that others sent to the person's company go from its leads.
    await transaction
      .delete(requestInvitations)
      .where(
        and(
          inArray(requestInvitations.companyId, ownCompanyIds),
          areNotOf(requestInvitations.requestId, contracts),
        ),
      );
    await transaction
      .delete(requestReports)
      .where(
        and(inArray(requestReports.companyId, ownCompanyIds), areNotOf(requestReports.requestId, contracts)),
      );
  },
};
