import { Button } from '#design/button.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './save-form-footer.module.css';

interface SaveFootProps {
  form: { isChanged: boolean; isSending: boolean };
  label?: string;
  busyText?: string;
}

/** Ends a form with its save button, which is disabled while nothing has changed. */
export const SaveFormFooter = ({ form, label, busyText }: SaveFootProps) => {
  const { accounts } = useStrings();
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        variant="primary"
        disabled={!form.isChanged && !form.isSending}
        busy={form.isSending}
        busyText={busyText ?? accounts.saving}
      >
        {label ?? accounts.save}
      </Button>
    </div>
  );
};
