import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import float from './float.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icons.ts';
import { TextLink } from './text.tsx';
import { dismissToast, pauseToast, resumeToast, type Toast, type ToastAction } from './toast.ts';
import styles from './toast-card.module.css';

const icons: Record<NonNullable<Toast['tone']>, IconName> = {
  normal: 'info',
  success: 'check',
  destructive: 'alert',
};

/** Waits while somebody reads it, with the pointer or the focus; Esc on it dismisses it. */
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

export function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
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
