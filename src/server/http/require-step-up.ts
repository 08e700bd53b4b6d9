import type { Endpoint } from '#kernel/endpoint.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Account } from '#server/auth/session-types.ts';
import type { Services } from '#server/services/services.ts';
import { serverRefusals } from './server-refusals.ts';

interface Holder {
  person: Person | null;
  account: Account | null;
  sessionId: number | null;
  isProved: boolean;
}

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/** Finds the password that proves the caller. */
const passwordIn = (body: unknown): string | undefined => {
  const { currentPassword } = asRecord(body);
  return typeof currentPassword === 'string' ? currentPassword : undefined;
};

const written = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(' ', '').toLowerCase() : value;

/** Says whether the value differs from the account's. Letter case and spaces don't count. */
const isChanged = (requested: unknown, current: unknown) =>
  requested !== undefined && written(requested) !== written(current);

const isNeeded = ({ needsStepUp = [] }: Endpoint, body: unknown, account: Account | null) => {
  if (needsStepUp === true) return true;
  const requestedFields = asRecord(body);
  return needsStepUp.some((field) => isChanged(requestedFields[field], asRecord(account)[field]));
};

const stepUpNeeded = () => new Refusal('stepUpNeeded', serverRefusals.stepUpNeeded);

/** A missing proof is refused before the body is checked: a stranger learns nothing else from the call. */
export const refuseMissingStepUp = ({ needsStepUp }: Endpoint, body: unknown, { isProved }: Holder) => {
  if (needsStepUp === true && !isProved && passwordIn(body) === undefined) throw stepUpNeeded();
};

/** Only this function decides whether the caller has proved to be the session's person. */
export const requireStepUp = async (
  endpoint: Endpoint,
  body: { parsed: unknown; raw: unknown },
  { account, person, sessionId, isProved }: Holder,
  services: Services,
) => {
  if (!isNeeded(endpoint, body.parsed, account)) return;
  const password = passwordIn(body.raw);
  if (password === undefined && isProved) return;
  if (password === undefined || !person || sessionId === null) throw stepUpNeeded();
  const isRight = await services.provePerson(services, { id: sessionId, personId: person.id }, password);
  if (!isRight) throw new Refusal('wrongPassword', serverRefusals.wrongPassword);
};
