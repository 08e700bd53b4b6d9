import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import {
  type Acceptance,
  sendAcceptCode,
  startAcceptPasskey,
} from '#quote-acceptance/contract/acceptance.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { askForPasskey, hasSigned } from '#sign-in/server/index.ts';
import { sendCode } from './accept-code.ts';
import { findAcceptable } from './acceptable.ts';

/** What a passkey signs is good for this version of this quote alone. */
const purposeOf = (quoteId: number, version: number) => `quote ${quoteId} version ${version}`;

const startPasskey: Route = answer(startAcceptPasskey, async (call) => {
  const { person, ip, origin, tools } = call;
  const { quote, version } = await findAcceptable(call);
  const purpose = purposeOf(quote.id, version);
  return { ...(await askForPasskey(tools, { personId: person.id, ip, origin, purpose })), version };
});

const send: Route = answer(sendAcceptCode, async (call) => {
  const { body, person, language, tools, refuse } = call;
  const { quote, version } = await findAcceptable(call);
  const sentTo = await sendCode(tools, { quote, personId: person.id, by: body.type, language });
  if (sentTo === null) throw refuse('notVerified');
  return { version, sentTo };
});

interface Confirming {
  person: Person;
  origin: string;
  tools: Tools;
  refuse: (code: 'wrongPasskey') => Refusal;
}

type Confirmation = Pick<Acceptance, 'version'> & {
  quoteId: number;
  passkey: NonNullable<Acceptance['passkey']>;
};

/** A passkey has signed that it is this person who accepts this version, which it does once. */
export const confirmByPasskey = async (
  { person, origin, tools, refuse }: Confirming,
  { quoteId, version, passkey }: Confirmation,
) => {
  const asked = { personId: person.id, origin, purpose: purposeOf(quoteId, version) };
  if (!(await hasSigned(tools, asked, passkey))) throw refuse('wrongPasskey');
};

export const confirmRoutes: readonly Route[] = [send, startPasskey];
