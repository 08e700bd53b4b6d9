import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import float from './float.module.css';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { openDialogsStore } from './open-dialogs.ts';
import { useStore } from './store.ts';
import { TextLink } from './text.tsx';
import styles from './toast-region.module.css';
import {
  dismissToast,
  pauseToast,
  resumeToast,
  type ToastData,
  type ToastAction,
  toastStore,
} from './toast.ts';

const icons: Record<NonNullable<ToastData['tone']>, IconName> = {
  normal: 'info',
  success: 'check',
  destructive: 'alert',
};

/** Pauses the timer while somebody reads it, with the pointer or the focus; Esc on it dismisses it. */
const useReading = (id: number) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    const leaving = new AbortController();
    for (const type of ['pointerenter', 'focusin']) card.addEventListener(type, pauseToast, leaving);
    for (const type of ['pointerleave', 'focusout']) card.addEventListener(type, resumeToast, leaving);
    card.addEventListener('keydown', (event) => event.key === 'Escape' && dismissToast(id), leaving);
    // A dialog that closes in the moment a toast comes takes the region along; both are drawn again outside it.
    if (card.isConnected) card.showPopover();
    return () => {
      leaving.abort();
      resumeToast(); // it may leave with the pointer on it
    };
  }, [id]);
  return ref;
};

const ActionLink = ({ action, onDone }: { action: ToastAction; onDone: () => void }) => {
  if ('href' in action)
    return (
      <TextLink href={action.href} target={action.target} className={styles.action} onClick={onDone}>
        {action.label}
      </TextLink>
    );
  const press = () => {
    onDone();
    action.onPress();
  };
  return (
    <button type="button" className={classNames(styles.action, styles.press)} onClick={press}>
      {action.label}
    </button>
  );
};

function ToastCard({ toast, dismissLabel }: { toast: ToastData; dismissLabel: string }) {
  const { id, tone = 'normal', icon = icons[tone], title, text, action, alternative } = toast;
  return (
    <div
      ref={useReading(id)}
      popover="manual"
      className={classNames(float.float, styles.toast, tone !== 'normal' && styles[tone])}
    >
      <div className={styles.body}>
        <Icon name={icon} className={styles.icon} />
        <div>
          <p className={styles.title}>{title}</p>
          {text && <p className={styles.text}>{text}</p>}
          {action && <ActionLink action={action} onDone={() => dismissToast(id)} />}
          {alternative && <ActionLink action={alternative} onDone={() => dismissToast(id)} />}
        </div>
        <IconButton
          icon="cross"
          label={dismissLabel}
          className={styles.dismiss}
          onClick={() => dismissToast(id)}
        />
      </div>
    </div>
  );
}

const none: readonly ToastData[] = [];

/**
 * Toasts appear here. Mounted once, in the shell; it exists before its first toast so that screen readers announce
 * that.
 */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useStore(toastStore, (all) => all, none);
  const dialog = useStore(openDialogsStore, (dialogs) => dialogs.at(-1), undefined);
  const open = toasts.filter((toast) => toast.isOpen);
  const cards = (isDestructive: boolean) =>
    open
      .filter((toast) => (toast.tone === 'destructive') === isDestructive)
      .map((toast) => <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />);
  const region = (
    <section aria-label={label}>
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}
