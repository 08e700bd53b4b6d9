import type { QueryClient } from '@tanstack/react-query';
import { getTeam, listTeamLog } from '#features/team/core/contract/team.ts';
import type { MatchOf } from '#web/navigation/page-route.ts';
import type { QueryContext } from '#web/page.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';
import type { companyTeamRoute } from './page-routes.ts';

export type TeamMatch = MatchOf<typeof companyTeamRoute>;

export const teamQuery = queryFor(getTeam, {});

export const teamLogQuery = ({ search }: TeamMatch) =>
  queryFor(listTeamLog, { query: { cursor: search.after?.toString() } });

/** Only owners may load the audit log. */
export const teamQueries = (match: TeamMatch, { read }: QueryContext): EndpointQuery[] => [
  teamQuery,
  ...(read(teamQuery)?.abilities.mayManage ? [teamLogQuery(match)] : []),
];

const isOfTeam = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).startsWith(getTeam.url);

export const refreshTeam = (client: QueryClient) => client.invalidateQueries({ predicate: isOfTeam });
