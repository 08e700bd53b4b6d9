import type { EndpointRoute } from '#server/http/handle.ts';
import { changePasswordRoutes } from './change-password-api.ts';
import { passkeySignInRoutes } from './passkey-sign-in-api.ts';
import { passkeyRoutes } from './passkeys-api.ts';
import { passwordResetRoutes } from './password-reset-api.ts';
import { secondFactorRoutes } from './second-factor/second-factor-api.ts';
import { signInRoutes } from './sign-in-api.ts';
import { stepUpRoutes } from './step-up-api.ts';

export const routes: EndpointRoute[] = [
  ...signInRoutes,
  ...changePasswordRoutes,
  ...passwordResetRoutes,
  ...passkeyRoutes,
  ...passkeySignInRoutes,
  ...secondFactorRoutes,
  ...stepUpRoutes,
];
