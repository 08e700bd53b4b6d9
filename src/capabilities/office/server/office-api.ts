import { changeStaffRole, findPerson, noteSecurityEvent } from '#accounts/server/index.ts';
import {
  addCategory,
  categoriesWithUse,
  changeCategory,
  storeHiddenCategory as hideOrShow,
  storeRemovedCategory as removeOrMerge,
} from '#companies/server/index.ts';
import { csvOf } from '#insights/rules/csv.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import type { Person } from '#kernel/visitor.ts';
import { say } from '#moderation/contract/fields.ts';
import { missingForVerdict, suspensionEnd, whereUndone } from '#moderation/rules/moderation.ts';
import { openProposals, readDecisions, recordDecision } from '#moderation/server/index.ts';
import { runChecks } from '#office/contract/checks.ts';
import { downloadYearlyFigures, getKeyFigures, listDecisions, takeBack } from '#office/contract/office.ts';
import {
  createCategory,
  hideCategory,
  listOfficeCategories,
  removeCategory,
  renameCategory,
} from '#office/contract/office-categories.ts';
import {
  changeRole,
  declineSuspension,
  endSessionsOfPerson,
  findCompanies,
  findPeople,
  liftPerson,
  listProposedSuspensions,
  suspendPerson,
} from '#office/contract/people.ts';
import { getPersonRecord } from '#office/contract/person-record.ts';
import { readTrail } from '#office/contract/trail.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import { runChecksOn } from './checks.ts';
import {
  declineBy,
  endSessionsBy,
  keyFigures,
  liftBy,
  searchCompanies,
  searchPeople,
  suspendBy,
} from './office.ts';
import { readPersonRecord } from './person-record.ts';
import { findLine, takeBackLine } from './take-back.ts';
import { trailPage } from './trail.ts';
import { readYearlyFigures } from './yearly-figures.ts';

const lineAbout = (moderator: Person, subjectId: number, name: string, { clock }: Tools) =>
  ({
    moderatorId: moderator.id,
    subject: 'category',
    subjectId,
    statement: name,
    createdAt: clock.now(),
  }) as const;

/** As the log has it: the name, and what the other languages call it. */
const allNames = ({ name, names: { fr, de, lb, pt } }: { name: string; names: Required<OtherNames> }) =>
  `${name} (${[fr, de, lb, pt].join(', ')})`;

export const officeRoutes: readonly Route[] = [
  answer(findPeople, async ({ query, tools, concerns }) => {
    const found = await searchPeople(tools.db, query.q);
    concerns(null, found.map(({ id }) => id).join(' '));
    return found;
  }),

  answer(findCompanies, async ({ query, tools, concerns }) => {
    const found = await searchCompanies(tools.db, query.q);
    concerns(null, found.map(({ id }) => id).join(' '));
    return found;
  }),

  answer(getPersonRecord, async ({ params: { personId }, tools, refuse, concerns }) => {
    concerns(personId);
    const record = await readPersonRecord(tools.db, personId);
    if (!record) throw refuse('personNotFound');
    return record;
  }),

  answer(suspendPerson, async (asking) => {
    const { params, body, tools, refuse } = asking;
    const until = suspensionEnd(body.until, tools.clock.now());
    if (!until) throw invalidField('until', say('endRequired'));
    const isDone = await suspendBy(tools, asking, params.personId, { reason: body.reason, until });
    if (!isDone) throw refuse('personNotFound');
    return {};
  }),

  answer(listProposedSuspensions, async ({ tools, concerns }) => {
    const proposed = await openProposals(tools.db);
    concerns(null, proposed.map(({ person }) => person.id).join(' '));
    return proposed;
  }),

  answer(declineSuspension, async ({ params, person, tools, refuse }) => {
    if (!(await declineBy(tools, { person }, params.proposalId))) throw refuse('notFound');
    return {};
  }),

  answer(liftPerson, async (asking) => {
    const { params, tools, refuse } = asking;
    if (!(await liftBy(tools, asking, params.personId))) throw refuse('notSuspended');
    return {};
  }),

  answer(changeRole, async (asking) => {
    const { params, body, person, tools, refuse } = asking;
    await tools.db.transaction(async (transaction) => {
      const why = await changeStaffRole(transaction, params.personId, body.staffRole);
      if (why === 'unchanged') return;
      if (why) throw refuse(why);
      await noteSecurityEvent(transaction, {
        kind: 'role-changed',
        personId: params.personId,
        actorId: person.id,
        from: asking,
        object: body.staffRole,
      });
    });
    return {};
  }),

  answer(endSessionsOfPerson, async (asking) => {
    const { params, tools, refuse } = asking;
    const ended = await endSessionsBy(tools, asking, params.personId);
    if (ended === null) throw refuse('personNotFound');
    return { ended };
  }),

  answer(listOfficeCategories, ({ tools }) => categoriesWithUse(tools.db)),

  answer(createCategory, ({ person, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const id = await addCategory(transaction, body);
      if (id === null) throw refuse('nameTaken');
      await recordDecision(transaction, {
        ...lineAbout(person, id, allNames(body), tools),
        verdict: 'added',
      });
      return { id };
    }),
  ),

  answer(renameCategory, ({ person, params: { categoryId }, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const why = await changeCategory(transaction, categoryId, body);
      if (why) throw refuse(why === 'nameTaken' ? 'nameTaken' : 'categoryNotFound');
      await recordDecision(transaction, {
        ...lineAbout(person, categoryId, allNames(body), tools),
        verdict: 'renamed',
      });
      return {};
    }),
  ),

  answer(hideCategory, ({ person, params: { categoryId }, body: { isHidden }, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const changed = await hideOrShow(transaction, categoryId, isHidden);
      if (changed === 'notFound') throw refuse('categoryNotFound');
      if (changed === 'unchanged') return {};
      const line = lineAbout(person, categoryId, changed.name, tools);
      await recordDecision(transaction, { ...line, verdict: isHidden ? 'hidden' : 'shown' });
      return {};
    }),
  ),

  answer(removeCategory, ({ person, params: { categoryId }, query: { into }, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const removed = await removeOrMerge(transaction, categoryId, into);
      if (typeof removed === 'string')
        throw refuse(removed === 'inUse' ? 'categoryInUse' : 'categoryNotFound');
      const line = lineAbout(person, categoryId, removed.name, tools);
      await recordDecision(transaction, { ...line, verdict: 'removed' });
      return {};
    }),
  ),

  answer(takeBack, async ({ person, params: { lineId }, body: { reason, statement }, tools, refuse }) => {
    const line = await findLine(tools.db, lineId);
    if (!line) throw refuse('notFound');
    const queue = whereUndone(line.subject, line.verdict);
    if (!queue) throw refuse('notUndone');
    const given = { verdict: 'withhold', reason, statement } as const;
    if (missingForVerdict(queue, given)) throw invalidField('reason', say('reasonRequired'));
    const why = await takeBackLine(tools, person, line, { reason, statement });
    if (why) throw refuse(why);
    return {};
  }),

  answer(runChecks, async ({ person, language, tools }) => {
    const { config, db, files } = tools;
    const reader = await findPerson(db, person.id);
    return runChecksOn({
      config,
      names: Object.keys(process.env),
      pool: db.$client,
      files,
      mailTo: reader.email,
      smsTo: reader.phoneNumber ?? undefined,
      language,
    });
  }),

  answer(getKeyFigures, ({ tools }) => keyFigures(tools.db)),

  answer(downloadYearlyFigures, async ({ params: { year }, language, tools }) => {
    const { moderating } = stringsOf(language);
    const { columns, measures, fileName } = moderating.yearly;
    const lines = await readYearlyFigures(tools.db, year);
    const rows = lines.map(({ measure, kind, count, medianHours }) => [
      year,
      measures[measure],
      kind,
      count,
      medianHours ?? '',
    ]);
    const bytes = Buffer.from(csvOf([columns, ...rows]));
    return {
      name: fileName(year),
      type: 'text/csv; charset=utf-8',
      size: bytes.length,
      content: (async function* () {
        yield bytes;
      })(),
    };
  }),

  answer(readTrail, ({ query, tools }) => trailPage(tools.db, query)),

  answer(listDecisions, ({ query, tools }) => readDecisions(tools.db, query)),
];
