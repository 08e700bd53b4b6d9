import type { Config } from '#server/config/config.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';
import { DELIVERY_TIMEOUT_MS } from './send-email-by-smtp.ts';

export interface TextMessage {
  to: string;
  text: string;
}

// A refused sign-in is our fault, and a slow or crowded server is temporary: the message is retried.
const MAY_PASS = new Set([401, 408, 429]);

/** Sends one text message. If the response never comes it may have been sent: Twilio offers no idempotency key. */
export const sendSmsByTwilio = async (
  { to, text }: TextMessage,
  { url, accountSid, authToken, from }: NonNullable<Config['sms']>,
  patienceMs = DELIVERY_TIMEOUT_MS,
) => {
  const response = await makeOutsideCall('Twilio', () =>
    fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    }),
  );
  await response.body?.cancel();
  const { status } = response;
  if (response.ok) return;
  const message = `Twilio did not take the message (${status})`;
  throw status < 500 && !MAY_PASS.has(status) ? new PermanentDeliveryError(message) : new Error(message);
};
