import type { Page } from '@playwright/test';

/** Gives the browser a virtual authenticator that stores passkeys and confirms them automatically. */
export const giveDevice = async (page: Page) => {
  const debug = await page.context().newCDPSession(page);
  await debug.send('WebAuthn.enable');
  await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
};
