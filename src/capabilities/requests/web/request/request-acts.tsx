import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextArea } from '#design/text-area.tsx';
import { LONGEST } from '#requests/contract/fields.ts';
import { closeRequest, prolongRequest } from '#requests/contract/requests.ts';
import type { Request } from '#requests/contract/shapes.ts';
import { type CloseReason, closeReasons } from '#requests/rules/requests.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useAct } from './use-act.ts';

interface OfRequest {
  request: Request;
}

/** A request runs thirty days longer, once. */
export const Prolong = ({ request: { id, abilities } }: OfRequest) => {
  const { asking } = useStrings();
  const prolong = useAct(() => call(prolongRequest, { params: { id } }));
  if (!abilities.mayProlong) return null;
  return (
    <Button look="quiet" size="small" busy={prolong.isBusy} onClick={() => void prolong.change()}>
      {asking.prolong}
    </Button>
  );
};

/** Ends a request, with a reason. */
export const CloseRequest = ({ request: { id, abilities } }: OfRequest) => {
  const { asking } = useStrings();
  const [isClosing, setIsClosing] = useState(false);
  const [reason, setReason] = useState<CloseReason>('found-here');
  const [words, setWords] = useState('');
  const text = reason === 'other' ? words.trim() : '';
  const close = useAct(() => call(closeRequest, { params: { id }, body: { reason, ...(text && { text }) } }));
  if (!abilities.mayClose) return null;
  const end = () => setIsClosing(false);
  return (
    <>
      <Button onClick={() => setIsClosing(true)}>{asking.close}</Button>
      <Dialog
        open={isClosing}
        onClose={end}
        title={asking.closeTitle}
        closeLabel={asking.cancel}
        held={words !== ''}
      >
        <DialogBody>
          <p>{asking.closeText}</p>
          <RadioGroup
            legend={asking.reasonLabel}
            value={reason}
            options={closeReasons.map((value) => ({ value, label: asking.reasons[value] }))}
            onChange={({ currentTarget: { value } }) => setReason(value as CloseReason)}
          />
          {reason === 'other' && (
            <Field label={asking.reasonWords} mark={asking.optional}>
              <TextArea
                rows={2}
                maxLength={LONGEST.reason}
                value={words}
                onChange={({ currentTarget: { value } }) => setWords(value)}
              />
            </Field>
          )}
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={end}>
            {asking.cancel}
          </Button>
          <Button
            look="destructive"
            busy={close.isBusy}
            onClick={() => void close.change().then((isDone) => isDone && end())}
          >
            {asking.closeNow}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};
