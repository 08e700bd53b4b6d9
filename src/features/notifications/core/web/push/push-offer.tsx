import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import { useStrings } from '#web/strings.tsx';
import { storeDeclinedPushOffer } from './declined-push-offer.ts';
import styles from './push-offer.module.css';
import { registerForPush } from './push-registration.ts';

type Stage = 'offered' | 'asking' | 'on' | 'denied' | 'failed';

const words = {
  offered: 'pushOffer',
  asking: 'pushOffer',
  on: 'pushOn',
  denied: 'pushDenied',
  failed: 'pushFailed',
} as const satisfies Record<Stage, string>;

interface OfferProps {
  me: number;
  onClose: () => void;
}

const useOffer = ({ me, onClose }: OfferProps) => {
  const [stage, setStage] = useState<Stage>('offered');
  const refuse = () => {
    storeDeclinedPushOffer(me);
    onClose();
    restoreLostFocus();
  };
  const accept = async () => {
    setStage('asking');
    try {
      const state = await registerForPush();
      // Dismissing the browser's prompt means no.
      if (state === 'off') refuse();
      else setStage(state === 'cannot' ? 'failed' : state);
    } catch {
      setStage('failed');
    }
  };
  return { stage, refuse, accept };
};

/** After a message was sent, offers to show a notice of the reply on this device. */
export const PushOffer = (props: OfferProps) => {
  const { notifications } = useStrings();
  const { stage, refuse, accept } = useOffer(props);
  const line = useRef<HTMLOutputElement>(null);
  const isDecided = stage === 'on' || stage === 'denied';
  const isOffering = stage === 'asking';

  // The pressed button is gone then.
  useEffect(() => {
    if (isDecided) line.current?.focus();
  }, [isDecided]);

  return (
    <div className={styles.offer}>
      <output ref={line} tabIndex={-1} className={styles.text}>
        {notifications[words[stage]]}
      </output>
      {!isDecided && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="secondary"
            icon={signedInIcons.bell}
            busy={isOffering}
            busyText={notifications.pushAsking}
            onClick={() => void accept()}
          >
            {notifications.pushYes}
          </Button>
          <Button size="small" variant="quiet" disabled={isOffering} onClick={refuse}>
            {notifications.pushNo}
          </Button>
        </div>
      )}
    </div>
  );
};
