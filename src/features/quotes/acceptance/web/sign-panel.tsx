import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextInput } from '#design/text-input.tsx';
import { TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { BrowserFailure } from '#features/accounts/core/web/index.ts';
import {
  signChallengeWithPasskey,
  useBrowserPasskeyDialog,
  useCanSignWithPasskey,
} from '#features/accounts/sign-in/web/index.ts';
import {
  type AcceptanceInput,
  acceptQuote,
  sendAcceptCode,
  startAcceptByPasskey,
} from '#features/quotes/acceptance/contract/acceptance.ts';
import { maskContact } from '#features/quotes/acceptance/rules/mask-contact.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import type { ConfirmationMethod } from '#features/quotes/core/rules/quotes.ts';
import { refetchQuotes, useFormatDay, useQuoteAction } from '#features/quotes/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import styles from './accept.module.css';
import { ConfirmAcceptanceDialog } from './confirm-acceptance-dialog.tsx';
import { nextStepsText } from './next-steps-text.ts';
import { isOnlyOneTicked, type WithdrawalChoiceValues } from './withdrawal-checkboxes.tsx';

const SHORTEST_NAME = 2;

interface SignPanelProps {
  quote: Quote;
  options: readonly number[];
  /** It is in cents, with the options that were taken. */
  total: bigint;
  boxes: WithdrawalChoiceValues;
  /** It is called if only one of the boxes is ticked. */
  onLone: () => void;
}

type SignInput = Omit<AcceptanceInput, 'version' | 'sha256'>;

/** After the acceptance the quote's page shows what was signed and what happens next; of a change order only the first. */
const useAcceptance = ({ id, version, sha256, isChange }: Quote, onFailed: (error: unknown) => boolean) => {
  const { signing } = useStrings();
  const { navigate } = useNavigation();
  const { change, isBusy } = useQuoteAction(
    (input: SignInput) =>
      callEndpoint(acceptQuote, { params: { id }, body: { ...input, version, sha256: sha256 ?? '' } }),
    {
      onFailed,
      isDone: { id, by: ({ evidence }) => evidence?.sha256 === sha256 && evidence.withdrawnAt === null },
    },
  );
  const accept = async (input: SignInput) => {
    if (!(await change(input))) return;
    if (isChange) showToast({ tone: 'success', title: signing.accepted });
    navigate(href('/quotes/:id', { id }));
  };
  return { accept, isBusy };
};

/** Only verified ways are offered, masked as far as their owner still recognises them. */
const useWays = (): { value: ConfirmationMethod; label: string }[] => {
  const { signing } = useStrings();
  const visitor = useVisitor();
  const hasPasskey = useCanSignWithPasskey();
  const email = visitor?.isEmailVerified ? visitor.email : null;
  const phone = visitor?.isPhoneVerified ? visitor.phoneNumber : null;
  return [
    ...(email ? [{ value: 'email' as const, label: signing.byEmail(maskContact(email, 'email')) }] : []),
    ...(phone ? [{ value: 'sms' as const, label: signing.bySms(maskContact(phone, 'sms')) }] : []),
    ...(hasPasskey ? [{ value: 'passkey' as const, label: signing.byPasskey }] : []),
  ];
};

/** The client gives a name and chooses how to confirm: then comes the code, or the device asks for a passkey. */
export const SignPanel = ({ quote, options, total, boxes, onLone }: SignPanelProps) => {
  const { quoting, signing } = useStrings();
  const client = useQueryClient();
  const day = useFormatDay();
  const openPasskey = useBrowserPasskeyDialog();
  // It says why a code is not right.
  const [codeFault, setCodeFault] = useState<string>();
  const acceptance = useAcceptance(quote, (error) => {
    if (!(error instanceof ApiError)) return false;
    const isOfCode = error.is(acceptQuote, 'wrongCode') || error.is(acceptQuote, 'codeGone');
    if (isOfCode) setCodeFault(error.wire.message);
    return isOfCode;
  });
  // The document has them type it: a name that stands there already would be no act of signing.
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const ways = useWays();
  const [chosenWay, setWay] = useState<ConfirmationMethod | null>(null);
  const way = chosenWay ?? ways[0]?.value ?? 'email';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { id, number, version, validUntil, sha256 } = quote;
  const input = { name, options: [...options], ...boxes };
  const [isPasskeyAsked, setIsPasskeyAsked] = useState(false);
  const shownFailure = (reason: string, error: unknown) => ({
    title: quoting.failed,
    text: error instanceof BrowserFailure ? error.message : reason,
  });
  const send = useMutationWithToast({
    send: async () => {
      if (way === 'passkey') {
        setIsPasskeyAsked(true);
        return;
      }
      setSentTo((await callEndpoint(sendAcceptCode, { params: { id }, body: { type: way } })).sentTo);
      setCodeFault(undefined);
    },
    failed: shownFailure,
    onFailed: () => refetchQuotes(client),
  });
  const passkey = useMutationWithToast({
    send: async () => {
      const startPasskey = () => callEndpoint(startAcceptByPasskey, { params: { id } });
      const signed = await openPasskey(() => signChallengeWithPasskey(startPasskey));
      if (signed) await acceptance.accept({ ...input, passkey: signed });
    },
    failed: shownFailure,
    onFailed: () => refetchQuotes(client),
  });
  const begin = () => {
    const isTooShort = name.trim().length < SHORTEST_NAME;
    setIsMissing(isTooShort);
    if (isTooShort) nameInput.current?.focus();
    if (isOnlyOneTicked(boxes)) onLone();
    else if (!isTooShort) void send.change();
  };
  const next = nextStepsText(quote, signing);
  const facts = [
    [signing.quote, quoting.ofVersion(number ?? '', version)],
    [signing.validUntil, validUntil ? day(validUntil) : ''],
    [signing.fingerprint, `${sha256?.slice(0, 12)} … ${sha256?.slice(-12)}`],
  ] as const;
  return (
    <Panel title={signing.sign} className={styles.sign}>
      <PanelBody>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Field label={signing.yourName} error={isMissing ? signing.nameMissing : undefined}>
            <TextInput
              ref={nameInput}
              autoComplete="name"
              maxLength={QUOTE_MAX_LENGTHS.name}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </Field>
          {ways.length === 0 && (
            <p>
              {signing.notVerified} <TextLink href={href('/settings')}>{signing.toSettings}</TextLink>
            </p>
          )}
          <RadioGroup
            legend={signing.confirmWith}
            value={way}
            options={ways}
            onChange={({ currentTarget: { value } }) => setWay(value as ConfirmationMethod)}
          />
          <Button type="submit" variant="primary" wide busy={send.isBusy}>
            {signing.goOn}
          </Button>
          <small>{next[way === 'passkey' ? 'passkey' : 'code']}</small>
        </form>
      </PanelBody>
      <dl className={styles.told}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ConfirmAcceptanceDialog
        quote={quote}
        total={total}
        way={isPasskeyAsked ? 'passkey' : 'code'}
        sentTo={sentTo}
        isOpen={isPasskeyAsked || sentTo !== null}
        isBusy={acceptance.isBusy || passkey.isBusy}
        fault={codeFault}
        onTyped={() => setCodeFault(undefined)}
        onCode={(code) => acceptance.accept({ ...input, code })}
        onPasskey={() => passkey.change()}
        onAgain={() => send.change()}
        onClose={() => {
          setSentTo(null);
          setIsPasskeyAsked(false);
        }}
      />
    </Panel>
  );
};
