import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { DigitCodeField } from '#design/digit-code-field.tsx';
import { Text } from '#design/text.tsx';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { centsAsDecimal } from '#features/quotes/core/rules/quote-sums.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './accept.module.css';

interface ConcludeDialogProps {
  quote: Quote;
  /** It is in cents, with the options that were taken. */
  total: bigint;
  way: 'code' | 'passkey';
  sentTo: string | null;
  isOpen: boolean;
  isBusy: boolean;
  /** It says why the last code was wrong. */
  fault: string | undefined;
  onTyped: () => void;
  onCode: (code: string) => Promise<unknown>;
  onPasskey: () => Promise<unknown>;
  onAgain: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * This step concludes. Its button, and no other, says that one has to pay (Directive 2011/83, article 8(2)): without
 * these words on it a consumer is not bound.
 */
export const ConfirmAcceptanceDialog = ({ quote, total, way, sentTo, ...dialog }: ConcludeDialogProps) => {
  const { isOpen, isBusy, fault, onTyped, onCode, onPasskey, onAgain, onClose } = dialog;
  const { quoting, signing } = useStrings();
  const amount = useFormatAmount();
  const [code, setCode] = useState('');
  const isByCode = way === 'code';
  const input = useRef<HTMLInputElement>(null);
  const beginAgain = () => {
    setCode('');
    input.current?.focus();
  };
  // After a wrong code the cells are empty for the right one.
  const [shownFault, setShownFault] = useState(fault);
  if (fault !== shownFault) {
    setShownFault(fault);
    if (fault !== undefined) setCode('');
  }
  useEffect(() => {
    if (fault !== undefined) input.current?.focus();
  }, [fault]);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={isByCode ? signing.codeTitle : signing.passkeyTitle}
      closeLabel={quoting.cancel}
      locked={isBusy}
      hasInput
    >
      <DialogBody>
        <Text tone="muted">{isByCode ? sentTo && signing.codeText(sentTo) : signing.passkeyText}</Text>
        <dl className={styles.bound}>
          <dt>
            {(quote.isChange ? quoting.changeNumber : quoting.quoteNumber)(quote.number ?? '')}
            <small>{quote.company.name}</small>
          </dt>
          <dd>{amount(centsAsDecimal(total))}</dd>
        </dl>
        {isByCode && (
          <DigitCodeField
            ref={input}
            label={signing.codeLabel}
            error={fault}
            value={code}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              onTyped();
            }}
            otherCode={
              <Button
                variant="quiet"
                size="small"
                onClick={() => void onAgain().then((isSent) => isSent && beginAgain())}
              >
                {signing.sendAgain}
              </Button>
            }
          />
        )}
      </DialogBody>
      <DialogFoot>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={isByCode && code.length < 6}
          onClick={() => void (isByCode ? onCode(code) : onPasskey())}
        >
          {concludingWords(quote, total, signing)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

const concludingWords = (
  { isChange }: Quote,
  total: bigint,
  signing: ReturnType<typeof useStrings>['signing'],
): string => {
  if (isChange && total < 0n) return signing.acceptLess;
  return isChange && total === 0n ? signing.acceptNow : signing.accept;
};
