import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { setProofDialog } from '#web/api-client.ts';
import { appParts } from '#web/app-parts.ts';
import { useLatePart } from '#web/use-late-part.ts';

type ProofDialog = ComponentType<{ onDone: (isProved: boolean) => void }>;

/** What several calls ask for at once is asked for once. */
interface Asked {
  isProved: Promise<boolean>;
  answer: (isProved: boolean) => void;
}

/** Where a call needs a proof, this opens the dialog that gets one. Its code comes when it is first needed. */
export const ProofAsker = () => {
  const late = useLatePart(['accounts']);
  const [Dialog, setDialog] = useState<ProofDialog | null>(null);
  const asked = useRef<Asked | null>(null);

  const done = (isProved: boolean) => {
    asked.current?.answer(isProved);
    asked.current = null;
    setDialog(null);
  };

  const open = async () => {
    const part = await late(appParts().loadProofDialog);
    if (part) setDialog(() => part.ProofDialog);
    else done(false);
  };

  const ask = useEffectEvent((): Promise<boolean> => {
    if (asked.current) return asked.current.isProved;
    const { promise: isProved, resolve: answer } = Promise.withResolvers<boolean>();
    asked.current = { isProved, answer };
    void open();
    return isProved;
  });

  useEffect(() => {
    setProofDialog(() => ask());
    return () => setProofDialog(async () => false);
  }, []);

  // The header, in which this stands, is not seen on every screen.
  return Dialog && createPortal(<Dialog onDone={done} />, document.body);
};
