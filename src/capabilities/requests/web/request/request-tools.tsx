import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { closeRequest, prolongRequest } from '#requests/contract/requests.ts';
import type { Request } from '#requests/contract/shapes.ts';
import { type CloseReason, closeReasons } from '#requests/rules/requests.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './request.module.css';
import { useAct } from './use-act.ts';

/** What is done with the whole of a request: it runs longer, or it ends. */
export const RequestTools = ({ request: { id, abilities } }: { request: Request }) => {
  const { asking } = useStrings();
  const [isClosing, setIsClosing] = useState(false);
  const [reason, setReason] = useState<CloseReason>('found-here');
  const prolong = useAct(() => call(prolongRequest, { params: { id } }));
  const close = useAct((given: CloseReason) =>
    call(closeRequest, { params: { id }, body: { reason: given } }),
  );
  if (!abilities.mayClose) return null;
  const end = () => setIsClosing(false);
  return (
    <div className={styles.tools}>
      {abilities.mayProlong && (
        <Button look="quiet" busy={prolong.isBusy} onClick={() => void prolong.change()}>
          {asking.prolong}
        </Button>
      )}
      <Button onClick={() => setIsClosing(true)}>{asking.close}</Button>
      <Dialog open={isClosing} onClose={end} title={asking.closeTitle} closeLabel={asking.cancel}>
        <DialogBody>
          <p>{asking.closeText}</p>
          <RadioGroup
            legend={asking.reasonLabel}
            value={reason}
            options={closeReasons.map((value) => ({ value, label: asking.reasons[value] }))}
            onChange={({ currentTarget: { value } }) => setReason(value as CloseReason)}
          />
        </DialogBody>
        <DialogFoot>
          <Button onClick={end}>{asking.cancel}</Button>
          <Button
            look="destructive"
            busy={close.isBusy}
            onClick={() => void close.change(reason).then((isDone) => isDone && end())}
          >
            {asking.closeNow}
          </Button>
        </DialogFoot>
      </Dialog>
    </div>
  );
};
