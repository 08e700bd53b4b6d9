import type { QueryClient } from '@tanstack/react-query';
import { getTeam, listTeamLog } from '#team/contract/team.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import type { Known } from '#web/page.ts';
import { type Question, questionFor } from '#web/query.ts';
import type { companyTeamAddress } from './page-addresses.ts';

export type TeamMatch = MatchOf<typeof companyTeamAddress>;

export const teamQuestion = questionFor(getTeam, {});

export const logQuestion = ({ search }: TeamMatch) =>
  questionFor(listTeamLog, { query: { cursor: search.after?.toString() } });

/** What was done is asked for owners alone. */
export const teamQuestions = (match: TeamMatch, { read }: Known): Question[] => [
  teamQuestion,
  ...(read(teamQuestion)?.abilities.mayManage ? [logQuestion(match)] : []),
];

const isOfTeam = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).startsWith(getTeam.url);

export const refreshTeam = (client: QueryClient) => client.invalidateQueries({ predicate: isOfTeam });
