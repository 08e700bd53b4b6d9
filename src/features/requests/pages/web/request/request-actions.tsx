import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { closeRequest, prolongRequest } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { type CloseReason, closeReasons } from '#features/requests/core/rules/requests.ts';
import { callEndpoint } from '#web/api-client.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';
import { useRequestAction } from './use-request-action.ts';

interface OfRequest {
  request: Request;
}

/** A request can run thirty days longer, once. */
export const ProlongRequest = ({ request: { id, abilities } }: OfRequest) => {
  const { asking } = useStrings();
  const prolong = useRequestAction(() => callEndpoint(prolongRequest, { params: { id } }));
  if (!abilities.mayProlong) return null;
  return (
    <Button variant="quiet" size="small" busy={prolong.isBusy} onClick={() => void prolong.change()}>
      {asking.prolong}
    </Button>
  );
};

export const CloseRequest = ({ request: { id, abilities } }: OfRequest) => {
  const { asking } = useStrings();
  const [isClosing, setIsClosing] = useState(false);
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [words, setWords] = useState('');
  const text = reason === 'other' ? words.trim() : '';
  const close = useRequestAction((closeReason: CloseReason) =>
    callEndpoint(closeRequest, { params: { id }, body: { reason: closeReason, ...(text && { text }) } }),
  );
  if (!abilities.mayClose) return null;
  const end = () => setIsClosing(false);
  return (
    <>
      <Button onClick={() => setIsClosing(true)}>{asking.close}</Button>
      <ActionDialogWithText
        open={isClosing}
        onClose={end}
        title={asking.closeTitle}
        text={asking.closeText}
        words={
          reason === 'other'
            ? {
                label: asking.reasonWords,
                optional: asking.optional,
                rows: 2,
                maxLength: REQUEST_MAX_LENGTHS.reason,
                value: words,
                onChange: setWords,
              }
            : null
        }
        cancel={asking.cancel}
        actionLabel={asking.closeNow}
        variant="destructive"
        isBusy={close.isBusy}
        isIdle={reason === null}
        onAction={() => reason !== null && void close.change(reason).then((isDone) => isDone && end())}
      >
        <RadioGroup
          legend={asking.reasonLabel}
          value={reason ?? ''}
          options={closeReasons.map((value) => ({ value, label: asking.reasons[value] }))}
          onChange={({ currentTarget: { value } }) => setReason(value as CloseReason)}
        />
      </ActionDialogWithText>
    </>
  );
};
