import {
  addPasskey,
  signInWithPasskey,
  startAddingPasskey,
  startPasskeySignIn,
} from '#features/accounts/sign-in/contract/passkeys.ts';
import { stepUpByPasskey, startPasskeyStepUp } from '#features/accounts/sign-in/contract/step-up.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';

// The library is loaded on pressing the button: few people do, and no page needs it before.
const library = () => import('@simplewebauthn/browser');

/** A passkey belongs to a host name, so at an IP address the browser has none. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^\[|^[\d.]+$/.test(location.hostname);

/** The browser's own dialog makes a passkey, and the server stores it. */
export const createPasskey = async () => {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    callEndpoint(startAddingPasskey, {}),
  ]);
  const credential = await startRegistration({ optionsJSON });
  return callEndpoint(addPasskey, { body: { credential } });
};

/** The browser offers its passkeys for this address; the chosen one names the account. */
export const signInWithBrowserPasskey = async (rememberMe: boolean) => {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    callEndpoint(startPasskeySignIn, {}),
  ]);
  const credential = await startAuthentication({ optionsJSON });
  return callEndpoint(signInWithPasskey, { body: { credential, rememberMe } });
};

/** Any passkey of the account will do. */
export const signChallengeWithPasskey = async (
  requestOptions: () => Promise<ResponseOf<typeof startPasskeyStepUp>>,
) => {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), requestOptions()]);
  return startAuthentication({ optionsJSON });
};

export const stepUpWithPasskey = async () => {
  const credential = await signChallengeWithPasskey(() => callEndpoint(startPasskeyStepUp, {}));
  return callEndpoint(stepUpByPasskey, { body: { credential } });
};
