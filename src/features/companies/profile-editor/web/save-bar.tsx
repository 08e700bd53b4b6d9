import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/icon-button.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './save-bar.module.css';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

/** Ends the fields. While there are changes it sticks to the lower edge of the screen. */
export const SaveBar = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const { isChanged, isRecalled, isSending } = form;
  const stays = isChanged || isSending;
  const unsaved = isRecalled ? editor.recalled : editor.unsaved;
  return (
    <div data-low-bar={stays || undefined} className={classNames(styles.bar, stays && styles.stays)}>
      <p className={styles.state} aria-live="polite">
        {isChanged ? unsaved : editor.nothingChanged}
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
      <Button type="submit" variant="primary" disabled={!stays} busy={isSending} busyText={editor.saving}>
        {editor.save}
      </Button>
    </div>
  );
};
