import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLatePart } from '#web/use-late-part.ts';

/** A dialog that is fetched when it is first wanted. Where it does not come, it is closed again. */
export const useLateDialog = <Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | null => {
  const late = useLatePart([]);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const fetchIt = useEffectEvent(async () => {
    const part = await late(load);
    if (part) setDialog(() => part);
    else onMissing();
  });
  useEffect(() => {
    if (isWanted) void fetchIt();
  }, [isWanted]);
  return Dialog;
};
