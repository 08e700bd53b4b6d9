import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';

interface LazyDialogProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props & { onClose: () => void };
}

/** Loads a dialog and the strings of all dialogs when it is first opened, and closes it if that fails. */
export const LazyDialog = <Props extends object>({ load, props }: LazyDialogProps<Props>) => {
  const late = useLazyComponent(['profileDialogs']);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const loadPart = useEffectEvent(() => late(load));
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    const show = async () => {
      const part = await loadPart();
      if (part) setDialog(() => part);
      else close();
    };
    void show();
  }, []);
  return Dialog && <Dialog {...props} />;
};
