import { staffReadKinds } from '#kernel/endpoint.ts';

const ownKinds = [
  'signed-in',
  'sign-in-refused',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'phone-change-asked',
  'phone-changed',
  'passkey-added',
  'passkey-removed',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'token-created',
  'token-revoked',
  'webhook-created',
  'webhook-changed',
  'webhook-secret-renewed',
  'webhook-deleted',
  'role-changed',
  'suspended',
  'suspension-lifted',
  'case-noted',
  'case-set-aside',
  'data-exported',
  'erasure-asked',
  'erasure-withdrawn',
  'erased',
] as const;

type OwnKind = (typeof ownKinds)[number];
export type SecurityEventKind = OwnKind | `read-${(typeof staffReadKinds)[number]}`;

export const securityEventKinds: readonly SecurityEventKind[] = [
  ...ownKinds,
  ...staffReadKinds.map((reading) => `read-${reading}` as const),
];
