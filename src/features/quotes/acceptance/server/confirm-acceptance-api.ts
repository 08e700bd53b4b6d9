import {
  hasSignedWithOwnPasskey,
  issueOwnPasskeyChallenge,
} from '#features/accounts/sign-in/server/index.ts';
import {
  type AcceptanceInput,
  sendAcceptCode,
  startAcceptByPasskey,
} from '#features/quotes/acceptance/contract/acceptance.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { issueAcceptCode } from './accept-code.ts';
import { findAcceptableQuote } from './why-not-accept.ts';

/** A passkey's signature holds for this version of this quote alone. */
const purposeOf = (quoteId: number, version: number) => `quote ${quoteId} version ${version}`;

const startPasskey: EndpointRoute = handle(startAcceptByPasskey, async (call) => {
  const { person, ip, origin, services } = call;
  const { quote, version } = await findAcceptableQuote(call);
  const purpose = purposeOf(quote.id, version);
  return {
    ...(await issueOwnPasskeyChallenge(services, { personId: person.id, ip, origin, purpose })),
    version,
  };
});

const send: EndpointRoute = handle(sendAcceptCode, async (call) => {
  const { body, person, language, services, refuse } = call;
  const { quote, version } = await findAcceptableQuote(call);
  const sentTo = await issueAcceptCode(services, { quote, personId: person.id, by: body.type, language });
  if (sentTo === null) throw refuse('notVerified');
  return { version, sentTo };
});

interface Confirming {
  person: Person;
  origin: string;
  services: Services;
  refuse: (code: 'wrongPasskey') => Refusal;
}

type Confirmation = Pick<AcceptanceInput, 'version'> & {
  quoteId: number;
  passkey: NonNullable<AcceptanceInput['passkey']>;
};

/** A passkey signs that this person accepts this version; each signature counts once. */
export const verifyAcceptancePasskey = async (
  { person, origin, services, refuse }: Confirming,
  { quoteId, version, passkey }: Confirmation,
) => {
  const signRequest = { personId: person.id, origin, purpose: purposeOf(quoteId, version) };
  if (!(await hasSignedWithOwnPasskey(services, signRequest, passkey))) throw refuse('wrongPasskey');
};

export const confirmAcceptanceRoutes: readonly EndpointRoute[] = [send, startPasskey];
