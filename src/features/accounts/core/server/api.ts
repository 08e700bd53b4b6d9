import type { EndpointRoute } from '#server/http/handle.ts';
import { accountSettingsRoutes } from './account-settings-api.ts';
import { profilePictureRoutes } from './profile-picture-api.ts';
import { checkRegistrationRoute, type RegisterCompany, registrationRoute } from './registration-api.ts';
import { securityEventListRoute } from './security-event-list-api.ts';
import { sessionListRoutes } from './session-list-api.ts';
import { verificationRoutes } from './verification-api.ts';

/** Companies are a layer above accounts, so the app passes in how a company joins (src/app/registry.ts). */
export const routes = (registerCompany: RegisterCompany): EndpointRoute[] => [
  checkRegistrationRoute,
  registrationRoute(registerCompany),
  ...verificationRoutes,
  ...accountSettingsRoutes,
  ...sessionListRoutes,
  securityEventListRoute,
  ...profilePictureRoutes,
];
