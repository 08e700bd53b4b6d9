import type { EndpointRoute } from '#server/http/handle.ts';
import { passwordRoutes } from './own-password.ts';
import { passkeySignInRoutes } from './passkey-sign-in.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { ownProofRoutes } from './proof.ts';
import { secondFactorRoutes } from './second-factor/second-factor-api.ts';
import { signInRoutes } from './sign-in.ts';

export const routes: EndpointRoute[] = [
  ...signInRoutes,
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...passkeyRoutes,
  ...passkeySignInRoutes,
  ...secondFactorRoutes,
  ...ownProofRoutes,
];
