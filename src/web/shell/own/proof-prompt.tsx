import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { setProofDialog } from '#web/api-client.ts';
import { appParts } from '#web/app-parts.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';

type ProofDialog = ComponentType<{ onDone: (isProved: boolean) => void }>;

/** What several calls ask for at once is asked for once. */
interface PendingProof {
  isProved: Promise<boolean>;
  resolveProof: (isProved: boolean) => void;
}

/** Where a call needs a proof, this opens the dialog that gets one. Its code comes when it is first needed. */
export const ProofPrompt = () => {
  const late = useLazyComponent(['accounts']);
  const [Dialog, setDialog] = useState<ProofDialog | null>(null);
  const pending = useRef<PendingProof | null>(null);

  const onDone = (isProved: boolean) => {
    pending.current?.resolveProof(isProved);
    pending.current = null;
    setDialog(null);
  };

  const open = async () => {
    const part = await late(appParts().loadProofDialog);
    if (part) setDialog(() => part.ProofDialog);
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
    setProofDialog(() => requestProof());
    return () => setProofDialog(async () => false);
  }, []);

  // The header, in which this stands, is not seen on every screen.
  return Dialog && createPortal(<Dialog onDone={onDone} />, document.body);
};
