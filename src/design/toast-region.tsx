import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { openDialogs } from './open-dialogs.ts';
import { useStore } from './store.ts';
import { type Toast, toastStore } from './toast.ts';

type Card = ComponentType<{ toast: Toast; dismissLabel: string }>;

/** No page waits for it, and it is here before it is needed: what it says may be that there is no connection. */
const useCard = (): Card | null => {
  const [Card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    import('./toast-card.tsx').then(({ ToastCard }) => setCard(() => ToastCard)).catch(() => undefined);
  }, []);
  return Card;
};

const none: readonly Toast[] = [];

/** Where toasts appear. Mounted once, in the shell; it is there before its first toast so that it is heard. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useStore(toastStore, (all) => all, none);
  const dialog = useStore(openDialogs, (dialogs) => dialogs.at(-1), undefined);
  const Card = useCard();
  const open = toasts.filter((toast) => toast.isOpen);
  const cards = (isDestructive: boolean) =>
    Card &&
    open
      .filter((toast) => (toast.tone === 'destructive') === isDestructive)
      .map((toast) => <Card key={toast.id} toast={toast} dismissLabel={dismissLabel} />);
  const region = (
    <section aria-label={label}>
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
