import { listLeadStages, type StoredLead } from '#company-dashboard/contract/leads.ts';
import { afterOf, type DeskMatch } from '#company-dashboard/web/match.ts';
import type { Page } from '#kernel/endpoint.ts';
import { leadsQuestion } from '#messaging/web/index.ts';
import { ask } from '#web/query.ts';

export type StagePage = Page<StoredLead>;

export const stagesQuestion = (after?: string) => ask(listLeadStages, { query: { cursor: after } });

/** The conversations that the address asks for, and where they stand. */
export const leadQuestions = (match: DeskMatch) => [
  leadsQuestion(afterOf(match)),
  stagesQuestion(afterOf(match)),
];
