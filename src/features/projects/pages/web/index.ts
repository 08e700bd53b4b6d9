export { cacheProject, ownProjectsQuery, projectQuery, refetchProject } from './queries.ts';
export { StateBadge } from './state-badge.tsx';
export { useClientName } from './use-client-name.ts';
