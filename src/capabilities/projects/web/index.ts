export { ownProjectsQuery, projectQuery, refetchProject, storeProject } from './questions.ts';
export { StateBadge } from './state-badge.tsx';
export { useClientName } from './use-client-name.ts';
