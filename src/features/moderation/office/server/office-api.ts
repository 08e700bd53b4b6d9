import {
  changeStaffRole,
  readPersonById,
  recordSecurityEvent,
} from '#features/accounts/core/server/index.ts';
import {
  addCategory,
  changeCategory,
  listCategoriesWithUse,
  removeOrMergeCategory as removeOrMerge,
  setCategoryHidden as hideOrShow,
} from '#features/companies/core/server/index.ts';
import { csvTextOf } from '#features/companies/insights/rules/csv-text.ts';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import {
  findMissingInputForVerdict,
  parseSuspensionEnd,
  queueOfReversal,
} from '#features/moderation/core/rules/moderation.ts';
import {
  readDecisions,
  readOpenSuspensionProposals,
  recordDecision,
} from '#features/moderation/core/server/index.ts';
import { listAuditLog } from '#features/moderation/office/contract/audit-log.ts';
import {
  downloadYearlyStatistics,
  getOfficeStatistics,
  listDecisions,
  reverseApproval,
} from '#features/moderation/office/contract/decisions-and-statistics.ts';
import { runHealthChecks } from '#features/moderation/office/contract/health-checks.ts';
import {
  createCategory,
  hideCategory,
  listOfficeCategories,
  removeCategory,
  renameCategory,
} from '#features/moderation/office/contract/office-categories.ts';
import {
  changeRoleOfStaff,
  declineProposedSuspension,
  endSessionsOfPerson,
  findCompanies,
  findPeople,
  liftSuspensionOfPerson,
  listProposedSuspensions,
  suspendPerson,
} from '#features/moderation/office/contract/people.ts';
import { getPersonRecord } from '#features/moderation/office/contract/person-record.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import {
  declineSuspensionProposalBy,
  endSessionsOfPersonBy,
  liftSuspensionBy,
  readOfficeStatistics,
  searchCompanies,
  searchPeople,
  suspendPersonBy,
} from './people-and-statistics.ts';
import { readPersonRecord } from './person-record.ts';
import { readAuditLogPage } from './read-audit-log.ts';
import { findModerationLogEntry, withholdWronglyApprovedContent } from './reverse-approval.ts';
import { runAllHealthChecks } from './run-health-checks.ts';
import { readYearlyStatistics } from './yearly-statistics.ts';

const logEntryAbout = (moderator: Person, subjectId: number, name: string, { clock }: Services) =>
  ({
    moderatorId: moderator.id,
    subject: 'category',
    subjectId,
    statement: name,
    createdAt: clock.now(),
  }) as const;

/** The log has the name in all languages. */
const allNames = ({ name, names: { fr, de, lb, pt } }: { name: string; names: Required<TranslatedNames> }) =>
  `${name} (${[fr, de, lb, pt].join(', ')})`;

export const officeRoutes: readonly EndpointRoute[] = [
  handle(findPeople, async ({ query, services, concerns }) => {
    const matches = await searchPeople(services.db, query.q);
    concerns(null, matches.map(({ id }) => id).join(' '));
    return matches;
  }),

  handle(findCompanies, async ({ query, services, concerns }) => {
    const matches = await searchCompanies(services.db, query.q);
    concerns(null, matches.map(({ id }) => id).join(' '));
    return matches;
  }),

  handle(getPersonRecord, async ({ params: { personId }, services, refuse, concerns }) => {
    concerns(personId);
    const record = await readPersonRecord(services.db, personId);
    if (!record) throw refuse('personNotFound');
    return record;
  }),

  handle(suspendPerson, async (context) => {
    const { params, body, services, refuse } = context;
    const until = parseSuspensionEnd(body.until, services.clock.now());
    if (!until) throw invalidFieldError('until', messageKey('endRequired'));
    const isDone = await suspendPersonBy(services, context, params.personId, { reason: body.reason, until });
    if (!isDone) throw refuse('personNotFound');
    return {};
  }),

  handle(listProposedSuspensions, async ({ services, concerns }) => {
    const proposed = await readOpenSuspensionProposals(services.db);
    concerns(null, proposed.map(({ person }) => person.id).join(' '));
    return proposed;
  }),

  handle(declineProposedSuspension, async ({ params, person, services, refuse }) => {
    if (!(await declineSuspensionProposalBy(services, { person }, params.proposalId)))
      throw refuse('notFound');
    return {};
  }),

  handle(liftSuspensionOfPerson, async (context) => {
    const { params, services, refuse } = context;
    if (!(await liftSuspensionBy(services, context, params.personId))) throw refuse('notSuspended');
    return {};
  }),

  handle(changeRoleOfStaff, async (context) => {
    const { params, body, person, services, refuse } = context;
    await services.db.transaction(async (transaction) => {
      const why = await changeStaffRole(transaction, params.personId, body.staffRole);
      if (why === 'unchanged') return;
      if (why) throw refuse(why);
      await recordSecurityEvent(transaction, {
        kind: 'role-changed',
        personId: params.personId,
        actorId: person.id,
        from: context,
        object: body.staffRole,
      });
    });
    return {};
  }),

  handle(endSessionsOfPerson, async (context) => {
    const { params, services, refuse } = context;
    const endedCount = await endSessionsOfPersonBy(services, context, params.personId);
    if (endedCount === null) throw refuse('personNotFound');
    return { ended: endedCount };
  }),

  handle(listOfficeCategories, ({ services }) => listCategoriesWithUse(services.db)),

  handle(createCategory, ({ person, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const id = await addCategory(transaction, body);
      if (id === null) throw refuse('nameTaken');
      await recordDecision(transaction, {
        ...logEntryAbout(person, id, allNames(body), services),
        verdict: 'added',
      });
      return { id };
    }),
  ),

  handle(renameCategory, ({ person, params: { categoryId }, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const why = await changeCategory(transaction, categoryId, body);
      if (why) throw refuse(why === 'nameTaken' ? 'nameTaken' : 'categoryNotFound');
      await recordDecision(transaction, {
        ...logEntryAbout(person, categoryId, allNames(body), services),
        verdict: 'renamed',
      });
      return {};
    }),
  ),

  handle(hideCategory, ({ person, params: { categoryId }, body: { isHidden }, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const result = await hideOrShow(transaction, categoryId, isHidden);
      if (result === 'notFound') throw refuse('categoryNotFound');
      if (result === 'unchanged') return {};
      const line = logEntryAbout(person, categoryId, result.name, services);
      await recordDecision(transaction, { ...line, verdict: isHidden ? 'hidden' : 'shown' });
      return {};
    }),
  ),

  handle(removeCategory, ({ person, params: { categoryId }, query: { into }, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const removed = await removeOrMerge(transaction, categoryId, into);
      if (typeof removed === 'string')
        throw refuse(removed === 'inUse' ? 'categoryInUse' : 'categoryNotFound');
      const line = logEntryAbout(person, categoryId, removed.name, services);
      await recordDecision(transaction, { ...line, verdict: 'removed' });
      return {};
    }),
  ),

  handle(
    reverseApproval,
    async ({ person, params: { lineId }, body: { reason, statement }, services, refuse }) => {
      const line = await findModerationLogEntry(services.db, lineId);
      if (!line) throw refuse('notFound');
      const queue = queueOfReversal(line.subject, line.verdict);
      if (!queue) throw refuse('notUndone');
      const ruling = { verdict: 'withhold', reason, statement } as const;
      if (findMissingInputForVerdict(queue, ruling))
        throw invalidFieldError('reason', messageKey('reasonRequired'));
      const why = await withholdWronglyApprovedContent(services, person, line, { reason, statement });
      if (why) throw refuse(why);
      return {};
    },
  ),

  handle(runHealthChecks, async ({ person, language, services }) => {
    const { config, db, files } = services;
    const reader = await readPersonById(db, person.id);
    return runAllHealthChecks({
      config,
      names: Object.keys(process.env),
      pool: db.$client,
      files,
      mailTo: reader.email,
      smsTo: reader.phoneNumber ?? undefined,
      language,
    });
  }),

  handle(getOfficeStatistics, ({ services }) => readOfficeStatistics(services.db)),

  handle(downloadYearlyStatistics, async ({ params: { year }, language, services }) => {
    const { moderating } = stringsOf(language);
    const { columns, measures, fileName } = moderating.yearly;
    const lines = await readYearlyStatistics(services.db, year);
    const rows = lines.map(({ measure, kind, count, medianHours }) => [
      year,
      measures[measure],
      kind,
      count,
      medianHours ?? '',
    ]);
    const bytes = Buffer.from(csvTextOf([columns, ...rows]));
    return {
      name: fileName(year),
      type: 'text/csv; charset=utf-8',
      size: bytes.length,
      content: (async function* () {
        yield bytes;
      })(),
    };
  }),

  handle(listAuditLog, ({ query, services }) => readAuditLogPage(services.db, query)),

  handle(listDecisions, ({ query, services }) => readDecisions(services.db, query)),
];
