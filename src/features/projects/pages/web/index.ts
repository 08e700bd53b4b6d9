export {
  cacheProject,
  ownProjectsQuery,
  projectQuery,
  projectsToConfirmQuery,
  refetchProject,
} from './queries.ts';
export { StateBadge } from './state-badge.tsx';
export { useClientName } from './use-client-name.ts';
