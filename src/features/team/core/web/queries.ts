import type { QueryClient } from '@tanstack/react-query';
import { getTeam, listTeamLog } from '#features/team/core/contract/team.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { PageQueryContext } from '#web/page.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';
import type { companyTeamRoute } from './page-routes.ts';

export type TeamMatch = RouteMatchOf<typeof companyTeamRoute>;

export const teamQuery = queryFor(getTeam, {});

export const teamLogQuery = ({ search }: TeamMatch) =>
  queryFor(listTeamLog, { query: { cursor: search.after?.toString() } });

/** Only owners may load the audit log. */
export const teamQueries = (match: TeamMatch, { read }: PageQueryContext): EndpointQuery[] => [
  teamQuery,
  ...(read(teamQuery)?.abilities.mayManage ? [teamLogQuery(match)] : []),
];

const isOfTeam = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  String(address).startsWith(getTeam.url);

export const refetchTeam = (client: QueryClient) => client.invalidateQueries({ predicate: isOfTeam });
