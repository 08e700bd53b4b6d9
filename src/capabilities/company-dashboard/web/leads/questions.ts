import { listLeadStages, type StoredLead } from '#company-dashboard/contract/leads.ts';
import { type DeskMatch, deskCursorIn, isMineIn } from '#company-dashboard/web/tabs.ts';
import type { Page } from '#kernel/endpoint.ts';
import { leadsQuestion } from '#messaging/web/index.ts';
import { questionFor } from '#web/query.ts';

export type StagePage = Page<StoredLead>;

export const leadPageQuestion = (match: DeskMatch) => leadsQuestion(deskCursorIn(match), isMineIn(match));

export const stagesQuestion = (match: DeskMatch) =>
  questionFor(listLeadStages, {
    query: { cursor: deskCursorIn(match), mine: isMineIn(match) ? 'true' : undefined },
  });

/** The conversations that the address asks for, and where they stand. */
export const leadQuestions = (match: DeskMatch) => [leadPageQuestion(match), stagesQuestion(match)];
