import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { CodeInput } from '#design/code-input.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { acceptQuote, sendAcceptCode } from '#quotes/contract/acceptance.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { useDay } from '#quotes/web/parts/use-amount.ts';
import { useQuoteAct } from '#quotes/web/parts/use-quote-act.ts';
import { refetchQuotes } from '#quotes/web/questions.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './accept.module.css';

const SHORTEST_NAME = 2;

type Way = 'email' | 'sms';

interface SignPanelProps {
  quote: Quote;
  options: readonly number[];
  beginsAtOnce: boolean;
  /** It takes more off the contract than it adds: nothing is to be paid for it. */
  isLess: boolean;
}

/** The name, and how it is confirmed: then comes the code. */
export const SignPanel = ({ quote, options, beginsAtOnce, isLess }: SignPanelProps) => {
  const { quoting, signing } = useStrings();
  const client = useQueryClient();
  const day = useDay();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [way, setWay] = useState<Way>('email');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { id, number, version, validUntil, sha256 } = quote;
  const send = useChange({
    send: () => call(sendAcceptCode, { params: { id }, body: { type: way } }),
    onDone: (answer) => setSentTo(answer.sentTo),
    failed: (reason) => ({ title: quoting.failed, text: reason }),
    onFailed: () => refetchQuotes(client),
  });
  const begin = () => {
    const isTooShort = name.trim().length < SHORTEST_NAME;
    setIsMissing(isTooShort);
    if (!isTooShort) void send.change();
  };
  const told = [
    [signing.quote, `${number}, ${quoting.version.toLowerCase()} ${version}`],
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
              autoComplete="name"
              maxLength={LONGEST.name}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </Field>
          <RadioGroup
            legend={signing.confirmWith}
            value={way}
            options={[
              { value: 'email', label: signing.byEmail },
              { value: 'sms', label: signing.bySms },
            ]}
            onChange={({ currentTarget: { value } }) => setWay(value as Way)}
          />
          <Button type="submit" look="primary" wide busy={send.isBusy}>
            {isLess ? signing.acceptLess : signing.accept}
          </Button>
          <small>{quote.isChange ? signing.changeNext : signing.nextCode}</small>
        </form>
      </PanelBody>
      <dl className={styles.told}>
        {told.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CodeDialog
        quote={quote}
        sentTo={sentTo}
        given={{ name, options: [...options], beginsAtOnce }}
        onAgain={() => void send.change()}
        onClose={() => setSentTo(null)}
      />
    </Panel>
  );
};

interface CodeDialogProps {
  quote: Quote;
  sentTo: string | null;
  given: { name: string; options: number[]; beginsAtOnce: boolean };
  onAgain: () => void;
  onClose: () => void;
}

const CodeDialog = ({ quote: { id, version, sha256 }, sentTo, given, onAgain, onClose }: CodeDialogProps) => {
  const { quoting, signing } = useStrings();
  const { navigate } = useNavigation();
  const [code, setCode] = useState('');
  const accept = useQuoteAct(() =>
    call(acceptQuote, { params: { id }, body: { ...given, version, sha256: sha256 ?? '', code } }),
  );
  const sign = async () => {
    if (!(await accept.change())) return;
    showToast({ tone: 'success', title: signing.accepted });
    navigate(`/quotes/${id}`);
  };
  return (
    <Dialog
      open={sentTo !== null}
      onClose={onClose}
      title={signing.codeTitle}
      closeLabel={quoting.cancel}
      locked={accept.isBusy}
      held
    >
      <DialogBody>
        <p>{sentTo && signing.codeText(sentTo)}</p>
        <Field label={signing.codeLabel}>
          <CodeInput value={code} onChange={({ currentTarget: { value } }) => setCode(value)} />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onAgain}>
          {signing.sendAgain}
        </Button>
        <Button look="primary" busy={accept.isBusy} disabled={code.length < 6} onClick={() => void sign()}>
          {signing.acceptNow}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
