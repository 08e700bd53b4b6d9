import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export const newWebhookSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Receivers' libraries know a secret by its beginning (standardwebhooks.com). */
export const shownSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/** The headers by which a receiver knows that the body is ours, and not an old one sent again (Standard Webhooks). */
export const webhookHeaders = (
  secret: Buffer,
  { id, body, seconds }: { id: string; body: string; seconds: number },
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
});
