import type { EndpointRoute } from '#server/http/handle.ts';
import { accountSettingsRoutes } from './account-settings-api.ts';
import { profilePictureRoutes } from './profile-picture-api.ts';
import { checkRegistrationRoute, type RegisterCompany, createRegistrationRoute } from './registration-api.ts';
import { securityEventListRoute } from './security-event-list-api.ts';
import { sessionListRoutes } from './session-list-api.ts';
import { verificationRoutes } from './verification-api.ts';

/** Companies are a layer above accounts, so the app passes in how a company joins (src/app/registry.ts). */
export const createAccountRoutes = (registerCompany: RegisterCompany): EndpointRoute[] => [
  checkRegistrationRoute,
  createRegistrationRoute(registerCompany),
  ...verificationRoutes,
  ...accountSettingsRoutes,
  ...sessionListRoutes,
  securityEventListRoute,
  ...profilePictureRoutes,
];
