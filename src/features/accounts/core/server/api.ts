import type { EndpointRoute } from '#server/http/handle.ts';
import { eventListRoute } from './event-list.ts';
import { pictureRoutes } from './picture.ts';
import { checkRegistrationRoute, type RegisterCompany, registrationRoute } from './registration.ts';
import { sessionListRoutes } from './session-list.ts';
import { settingsRoutes } from './settings.ts';
import { verificationRoutes } from './verification.ts';

/** Companies are a layer above accounts, so the app passes in how a company joins (src/app/registry.ts). */
export const routes = (registerCompany: RegisterCompany): EndpointRoute[] => [
  checkRegistrationRoute,
  registrationRoute(registerCompany),
  ...verificationRoutes,
  ...settingsRoutes,
  ...sessionListRoutes,
  eventListRoute,
  ...pictureRoutes,
];
