import { listLeadStages, type StoredLead } from '#company-dashboard/contract/leads.ts';
import { type DeskMatch, deskCursorIn } from '#company-dashboard/web/tabs.ts';
import type { Page } from '#kernel/endpoint.ts';
import { leadsQuestion } from '#messaging/web/index.ts';
import { questionFor } from '#web/query.ts';

export type StagePage = Page<StoredLead>;

export const stagesQuestion = (after?: string) => questionFor(listLeadStages, { query: { cursor: after } });

/** The conversations that the address asks for, and where they stand. */
export const leadQuestions = (match: DeskMatch) => [
  leadsQuestion(deskCursorIn(match)),
  stagesQuestion(deskCursorIn(match)),
];
