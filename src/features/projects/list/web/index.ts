export { ownProjectsQuery, projectQuery, refetchProject, storeProject } from './queries.ts';
export { StateBadge } from './state-badge.tsx';
export { useClientName } from './use-client-name.ts';
