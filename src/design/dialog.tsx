import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import float from './float.module.css';
import { IconButton } from './icon-button.tsx';
import { removeOpenDialog, addOpenDialog } from './open-dialogs.ts';

interface DialogProps {
  open: boolean;
  /** Called on Esc, the cross or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** Adds a cross in the corner. */
  closeLabel?: string;
  /** `full` is as wide as its content, up to the window. */
  size?: 'wide' | 'full';
  /** A question that must be answered needs this role. */
  role?: 'alertdialog';
  describedBy?: string;
  /** True while something is being sent: the dialog stays open. */
  locked?: boolean;
  /** Something was typed in it: a click beside it, which is easily a slip, does not close it. */
  hasInput?: boolean;
  /** Only its buttons close it, neither Esc nor a click beside it, because its content can't be shown again. */
  showsOnce?: boolean;
  /** Takes a DialogBody and a DialogFoot, or a form with both. */
  children: ReactNode;
}

/**
 * Preserves the width of a page whose scrollbar goes while the dialog is open. Setting the property again would
 * style the whole page again.
 */
const reserveScrollbar = (root: HTMLElement) => {
  const scrollbar = `${innerWidth - root.clientWidth}px`;
  if ((root.style.getPropertyValue('--scrollbar') || '0px') !== scrollbar)
    root.style.setProperty('--scrollbar', scrollbar);
};

const useModal = () => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    reserveScrollbar(document.documentElement);
    // Comes before showModal, which styles and lays out the page: all other changes are included in that.
    addOpenDialog(dialog);
    dialog.showModal();
    // A form's body that scrolls takes the focus itself in some browsers; it belongs to the first field.
    const focused = document.activeElement;
    if (focused?.closest('form')) focused.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      removeOpenDialog(dialog);
      dialog.close(); // before it leaves the page: this gives the focus back to the opener
    };
  }, []);
  return ref;
};

const isOutside = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
};

function OpenDialog(props: DialogProps) {
  const { onClose, title, closeLabel, size, role, describedBy, locked, hasInput, showsOnce, children } =
    props;
  const id = useId();
  const ref = useModal();
  const pressedOutside = useRef(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the platform's
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      className={classNames(float.float, styles.dialog, size && styles[size])}
      // A second Esc can't be prevented by `onCancel`; a browser without `closedby` knows no such second one.
      closedby={showsOnce ? 'none' : undefined}
      onCancel={(event) => (locked || showsOnce) && event.preventDefault()}
      onClose={(event) => event.currentTarget.open || onClose()}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget && isOutside(event);
      }}
      onClick={(event) =>
        pressedOutside.current && isOutside(event) && !locked && !hasInput && !showsOnce && onClose()
      }
    >
      <header className={classNames(styles.head, closeLabel && styles.closable)}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </header>
      {children}
      {/* Last, so that the first control of the body gets the focus. */}
      {closeLabel && (
        <IconButton
          icon="cross"
          label={closeLabel}
          className={styles.close}
          onClick={onClose}
          disabled={locked}
        />
      )}
    </dialog>
  );
}

/** Uses the platform's modal dialog: it traps the focus, closes on Esc and gives the focus back. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null);

export const DialogBody = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={styles.body}>
    {children}
  </div>
);

export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
