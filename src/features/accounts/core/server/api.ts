import type { EndpointRoute } from '#server/http/handle.ts';
import { eventListRoute } from './event-list.ts';
import { pictureRoutes } from './picture.ts';
import { checkRegistrationRoute, type RegisterCompany, registrationRoute } from './registration.ts';
import { sessionListRoutes } from './session-list.ts';
import { settingsRoutes } from './settings.ts';
import { verificationRoutes } from './verification.ts';

/** Companies stand above accounts: what joining means for one is handed in (src/app/registry.ts). */
export const routes = (registerCompany: RegisterCompany): EndpointRoute[] => [
  checkRegistrationRoute,
  registrationRoute(registerCompany),
  ...verificationRoutes,
  ...settingsRoutes,
  ...sessionListRoutes,
  eventListRoute,
  ...pictureRoutes,
];
