import type { WebhookFailure } from '#features/api/webhooks/rules/webhooks.ts';
import { PrivateAddress } from '#server/processes/post-to-public-address.ts';

const byCode: Readonly<Record<string, WebhookFailure>> = {
  ABORT_ERR: 'timeout',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ECONNREFUSED: 'connection-refused',
};

/** OpenSSL has some forty of them, which all say that the certificate can't be trusted. */
const OF_CERTIFICATE = /CERT|^UNABLE_TO_|^ERR_TLS/;

/** Names why a call got no response, in one of few words: an error's own words may quote the address, which is secret. */
export const webhookFailureOf = (error: unknown): WebhookFailure => {
  if (error instanceof PrivateAddress) return 'private-address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return byCode[code] ?? (OF_CERTIFICATE.test(code) ? 'certificate' : 'connection');
};
