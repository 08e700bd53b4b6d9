import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export const newWebhookSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Receivers' libraries know a secret by its beginning (standardwebhooks.com). */
export const formatWebhookSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

/**
 * The headers by which a receiver knows that the body is ours, and not an old one sent again (Standard Webhooks). While
 * a secret is being replaced there are several signatures, of which one that fits is enough.
 */
export const signedWebhookHeaders = (
  secrets: readonly Buffer[],
  { id, body, seconds }: { id: string; body: string; seconds: number },
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' '),
});
