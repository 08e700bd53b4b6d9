import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/icon-button.tsx';
import { TextLink } from '#design/text.tsx';
import type { ToastAction } from '#design/toast.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './save-bar.module.css';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

/** Leads back to what somebody was doing before. */
export type WayBack = Extract<ToastAction, { href: string }>;

interface SaveBarProps {
  form: ProfileEditorForm;
  wayBack?: WayBack | undefined;
}

/** Ends the fields. While there are changes, or a way back, it sticks to the lower edge of the screen. */
export const SaveBar = ({ form, wayBack }: SaveBarProps) => {
  const { editor } = useStrings();
  const { isChanged, isRecalled, isSending } = form;
  const isOpen = isChanged || isSending;
  const stays = isOpen || wayBack !== undefined;
  const unsaved = isRecalled ? editor.recalled : editor.unsaved;
  return (
    <div data-low-bar={stays || undefined} className={classNames(styles.bar, stays && styles.stays)}>
      <p className={styles.state} aria-live="polite">
        {isChanged ? unsaved : wayBack ? null : editor.nothingChanged}
        {wayBack && !isOpen && (
          <TextLink data-alone href={wayBack.href}>
            {wayBack.label}
          </TextLink>
        )}
      </p>
      <Button
        variant="quiet"
        className={styles.discard}
        disabled={!isChanged || isSending}
        onClick={form.discard}
      >
        {editor.discard}
      </Button>
      {/* Replaces the labelled button on narrow screens. */}
      <IconButton
        icon="cross"
        label={editor.discard}
        className={styles.discardSmall}
        disabled={!isChanged || isSending}
        onClick={form.discard}
      />
      <Button type="submit" variant="primary" disabled={!isOpen} busy={isSending} busyText={editor.saving}>
        {editor.save}
      </Button>
    </div>
  );
};
