import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLatePart } from '#web/use-late-part.ts';

interface LateDialogProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  given: Props & { onClose: () => void };
}

/** A dialog that is fetched, with the words of them all, when it is first opened. Where it does not come, it is closed again. */
export const LateDialog = <Props extends object>({ load, given }: LateDialogProps<Props>) => {
  const late = useLatePart(['profileDialogs']);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const ask = useEffectEvent(() => late(load));
  const close = useEffectEvent(given.onClose);
  useEffect(() => {
    const show = async () => {
      const part = await ask();
      if (part) setDialog(() => part);
      else close();
    };
    void show();
  }, []);
  return Dialog && <Dialog {...given} />;
};
