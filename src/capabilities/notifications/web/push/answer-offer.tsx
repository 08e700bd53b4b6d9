import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../design/button.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import styles from './answer-offer.module.css';
import { decline } from './declined.ts';
import { tellDevice } from './this-device.ts';

type Stage = 'offered' | 'asking' | 'on' | 'denied' | 'failed';

/** A quiet line, once something was written: whether this device should tell of the answer. */
export const AnswerOffer = ({ me, onClose }: { me: number; onClose: () => void }) => {
  const { notifications } = useStrings();
  const [stage, setStage] = useState<Stage>('offered');
  const line = useRef<HTMLOutputElement>(null);
  const isAnswered = stage === 'on' || stage === 'denied';

  // The button that was pressed is gone then.
  useEffect(() => {
    if (isAnswered) line.current?.focus();
  }, [isAnswered]);

  const accept = async () => {
    setStage('asking');
    try {
      const state = await tellDevice();
      if (state === 'off') refuse();
      else setStage(state === 'on' ? 'on' : state === 'denied' ? 'denied' : 'failed');
    } catch {
      setStage('failed');
    }
  };
  const refuse = () => {
    decline(me);
    onClose();
  };
  const words = {
    offered: notifications.pushOffer,
    asking: notifications.pushOffer,
    on: notifications.pushOn,
    denied: notifications.pushDenied,
    failed: notifications.pushFailed,
  };
  return (
    <div className={styles.offer}>
      <output ref={line} tabIndex={-1} className={styles.text}>
        {words[stage]}
      </output>
      {!isAnswered && (
        <div className={styles.buttons}>
          <Button
            size="small"
            look="secondary"
            icon="bell"
            busy={stage === 'asking'}
            busyText={notifications.pushAsking}
            onClick={() => void accept()}
          >
            {notifications.pushYes}
          </Button>
          <Button size="small" look="quiet" disabled={stage === 'asking'} onClick={refuse}>
            {notifications.pushNo}
          </Button>
        </div>
      )}
    </div>
  );
};
