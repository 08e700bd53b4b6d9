import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { DIGIT_CODE_LENGTH } from '#design/digit-code-cells.ts';
import { DigitCodeField } from '#design/digit-code-field.tsx';
import { Text } from '#design/text.tsx';
import { joinPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { phoneFormSchema } from './account-form-schemas.ts';
import { PhoneField } from './phone-field.tsx';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import { useAccountFailureToast } from './use-account-failure-toast.ts';
import { type VerificationTarget, useVerificationCodes } from './use-verification-codes.ts';
import styles from './verification-dialog.module.css';

interface Phone {
  phonePrefix: string;
  phoneNumber: string;
}

/** Sends a code to the corrected number; returns false if none could be sent. */
export type OnCorrectPhoneNumber = (number: string, phone: Phone) => Promise<boolean>;

interface VerificationDialogProps {
  open: boolean;
  /** Says what the code proves. The dialog's opener has sent the first code already. */
  codeFor: VerificationTarget;
  /** The code went to this address or number. */
  sentTo: string;
  onVerified: () => void;
  /** Called on 'Maybe Later', the cross or Esc. */
  onLater: () => void;
  /** Called to correct a mistyped number: new `codeFor` and `sentTo` follow. */
  onChangeNumber: OnCorrectPhoneNumber;
}

export const VerificationDialog = ({ open, ...rest }: VerificationDialogProps) =>
  open ? <OpenVerificationDialog {...rest} /> : null;

const OpenVerificationDialog = (props: Omit<VerificationDialogProps, 'open'>) => {
  const { codeFor, sentTo, onVerified, onLater, onChangeNumber } = props;
  const { accounts } = useStrings();
  const codes = useVerificationCodes();
  const [isChanging, setIsChanging] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  // The dialog would focus its first control, which corrects the number.
  useEffect(() => {
    if (!isChanging) input.current?.focus();
  }, [isChanging]);

  const clear = () => {
    setCode('');
    input.current?.focus();
  };

  const verify = async (enteredCode: string): Promise<void> => {
    const outcome = await codes.verify(codeFor, enteredCode);
    if (outcome === 'right') return onVerified();
    if (outcome === 'notTried') return;
    // The toast says it already, in the documents' words.
    if (outcome === 'missing') return clear();
    const currentCode = input.current?.value ?? enteredCode;
    // The person typed on meanwhile, so the response is about a code that is no longer in the field.
    if (currentCode !== enteredCode)
      return currentCode.length === DIGIT_CODE_LENGTH ? verify(currentCode) : undefined;
    if (outcome !== 'unknown') {
      setFault({ wrong: accounts.codeNotRight, gone: accounts.codeRanOut }[outcome]);
      return clear();
    }
    // The code may be right, so it is only selected: the next digit starts again.
    input.current?.select();
    input.current?.focus();
  };

  const resend = async () => {
    if (!(await codes.resend(codeFor))) return;
    setFault(undefined);
    clear();
  };

  if (isChanging)
    return (
      <NumberDialog
        onChangeNumber={onChangeNumber}
        onDone={() => {
          setIsChanging(false);
          setFault(undefined);
          setCode('');
        }}
      />
    );
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
          // The press was meant for the code that the sixth digit sent: the field says already why it was emptied.
          if (code === '' && fault !== undefined) clear();
          else void verify(code);
        }}
      >
        <DialogBody>
          <Text tone="muted" className={styles.lead}>
            <SentenceWithPlaceholders
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
          {codeFor.type === 'sms' && (
            <Text size="small" tone="muted" className={styles.aside}>
              {accounts.wrongNumber}{' '}
              <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
                {accounts.changeNumber}
              </Button>
            </Text>
          )}
          <DigitCodeField
            ref={input}
            label={accounts.code}
            error={fault}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setFault(undefined);
            }}
            onComplete={(complete) => void verify(complete)}
            otherCode={
              <>
                {accounts.nothingYet}{' '}
                <Button variant="quiet" size="small" busy={codes.isRequesting} onClick={() => void resend()}>
                  {accounts.resendCode}
                </Button>
              </>
            }
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" className={styles.later} onClick={onLater} disabled={codes.isVerifying}>
            {accounts.maybeLater}
          </Button>
          <Button type="submit" variant="primary" busy={codes.isVerifying} busyText={accounts.verifying}>
            {accounts.verify}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

interface NumberDialogProps {
  onChangeNumber: OnCorrectPhoneNumber;
  onDone: () => void;
}

const NumberDialog = ({ onChangeNumber, onDone }: NumberDialogProps) => {
  const { accounts } = useStrings();
  const fail = useAccountFailureToast();
  const form = useForm<Phone, Phone>({
    schema: phoneFormSchema,
    values: { phonePrefix: PHONE_PREFIXES[0], phoneNumber: '' },
    send: async (phone) => {
      const isSent = await onChangeNumber(joinPhonePrefix(phone), phone);
      if (isSent) onDone();
      return isSent;
    },
    onRefused: (error) => fail(error, (reason) => reason),
  });
  return (
    <Dialog
      open
      onClose={onDone}
      title={accounts.changeNumberTitle}
      closeLabel={accounts.close}
      locked={form.isSending}
    >
      <Form onSubmit={form.submit} label={accounts.changeNumberTitle}>
        <DialogBody>
          <PhoneField
            prefix={form.field('phonePrefix')}
            number={form.field('phoneNumber')}
            error={form.errorOf('phoneNumber')}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" className={styles.later} onClick={onDone} disabled={form.isSending}>
            {accounts.back}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {accounts.sendCode}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
