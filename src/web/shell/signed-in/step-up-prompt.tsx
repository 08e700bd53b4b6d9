import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { setStepUpDialog } from '#web/api-client.ts';
import { getAppRegistration } from '#web/app-registration.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';

type StepUpDialog = ComponentType<{ onDone: (isProved: boolean) => void }>;

/** Several calls that need a proof share one dialog. */
interface PendingProof {
  isProved: Promise<boolean>;
  resolveProof: (isProved: boolean) => void;
}

/** A call that needs a proof opens this dialog. Its code is loaded when first needed. */
export const StepUpPrompt = () => {
  const late = useLazyComponent(['accounts']);
  const [Dialog, setDialog] = useState<StepUpDialog | null>(null);
  const pending = useRef<PendingProof | null>(null);

  const onDone = (isProved: boolean) => {
    pending.current?.resolveProof(isProved);
    pending.current = null;
    setDialog(null);
  };

  const open = async () => {
    const part = await late(getAppRegistration().loadStepUpDialog);
    if (part) setDialog(() => part.StepUpDialog);
    else onDone(false);
  };

  const requestProof = useEffectEvent((): Promise<boolean> => {
    if (pending.current) return pending.current.isProved;
    const { promise: isProved, resolve: resolveProof } = Promise.withResolvers<boolean>();
    pending.current = { isProved, resolveProof };
    void open();
    return isProved;
  });

  useEffect(() => {
    setStepUpDialog(() => requestProof());
    return () => setStepUpDialog(async () => false);
  }, []);

  // Some screens hide the header, in which this stands.
  return Dialog && createPortal(<Dialog onDone={onDone} />, document.body);
};
