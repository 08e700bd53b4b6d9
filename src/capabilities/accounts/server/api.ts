import type { Route } from '#server/http/answer.ts';
import { eventListRoute } from './event-list.ts';
import { passwordRoutes } from './own-password.ts';
import { passkeySignInRoutes } from './passkey-sign-in.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordResetRoutes } from './password-change.ts';
import { pictureRoutes } from './picture.ts';
import { ownProofRoutes } from './proof.ts';
import { checkRegistrationRoute, type RegisterCompany, registrationRoute } from './registration.ts';
import { factorRoutes } from './second-factor/factor-api.ts';
import { sessionListRoutes } from './session-list.ts';
import { settingsRoutes } from './settings.ts';
import { signInRoutes } from './sign-in.ts';
import { verificationRoutes } from './verification.ts';

/** Companies stand above accounts: what joining means for one is handed in (src/server/registry.ts). */
export const routes = (registerCompany: RegisterCompany): Route[] => [
  ...signInRoutes,
  checkRegistrationRoute,
  registrationRoute(registerCompany),
  ...verificationRoutes,
  ...settingsRoutes,
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...sessionListRoutes,
  eventListRoute,
  ...pictureRoutes,
  ...passkeyRoutes,
  ...passkeySignInRoutes,
  ...factorRoutes,
  ...ownProofRoutes,
];
