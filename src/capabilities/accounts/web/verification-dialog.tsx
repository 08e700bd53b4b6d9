import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { CODE_CELLS } from '#design/code-cells.ts';
import { CodeInput } from '#design/code-input.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Text } from '#design/text.tsx';
import { Sentence } from '#web/sentence.tsx';
import { useStrings } from '#web/strings.tsx';
import { type CodeFor, useCodes } from './use-codes.ts';
import styles from './verification-dialog.module.css';

interface VerificationDialogProps {
  open: boolean;
  /** What the code proves. Whatever opens the dialog has sent the first code. */
  codeFor: CodeFor;
  /** The address or number it went to. */
  sentTo: string;
  onVerified: () => void;
  /** 'Maybe Later', the cross or Esc. */
  onLater: () => void;
}

export const VerificationDialog = ({ open, ...rest }: VerificationDialogProps) =>
  open ? <OpenVerificationDialog {...rest} /> : null;

const OpenVerificationDialog = (props: Omit<VerificationDialogProps, 'open'>) => {
  const { codeFor, sentTo, onVerified, onLater } = props;
  const { accounts } = useStrings();
  const codes = useCodes();
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const verify = async (given: string): Promise<void> => {
    const outcome = await codes.verify(codeFor, given);
    if (outcome === 'right') return onVerified();
    if (outcome === 'notTried') return;
    const standing = input.current?.value ?? given;
    // Somebody typed on meanwhile: the answer is about another code than the one that stands there.
    if (standing !== given) return standing.length === CODE_CELLS ? verify(standing) : undefined;
    setIsWrong(outcome === 'wrong');
    // Selected, so that the next digit begins again.
    input.current?.select();
    input.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onLater}
      title={accounts.codeTitle}
      closeLabel={accounts.close}
      locked={codes.isVerifying}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void verify(code);
        }}
      >
        <DialogBody>
          <Text tone="muted" className={styles.lead}>
            <Sentence
              text={codeFor.type === 'sms' ? accounts.codeSentBySms : accounts.codeSentByEmail}
              holes={{
                to: (
                  <Text as="b" numeric={codeFor.type === 'sms'}>
                    {sentTo}
                  </Text>
                ),
              }}
            />
          </Text>
          <Field label={accounts.code} className={styles.field}>
            <CodeInput
              ref={input}
              value={code}
              aria-invalid={isWrong || undefined}
              onChange={(event) => {
                setCode(event.currentTarget.value);
                setIsWrong(false);
              }}
              onComplete={(complete) => void verify(complete)}
            />
          </Field>
          <Text size="small" tone="muted" className={styles.resend}>
            {accounts.nothingYet}{' '}
            <Button
              look="quiet"
              size="small"
              busy={codes.isRequesting}
              onClick={() => void codes.resend(codeFor)}
            >
              {accounts.resendCode}
            </Button>
          </Text>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" className={styles.later} onClick={onLater} disabled={codes.isVerifying}>
            {accounts.maybeLater}
          </Button>
          <Button type="submit" look="primary" busy={codes.isVerifying} busyText={accounts.verifying}>
            {accounts.verify}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
