import { Text } from '#design/text.tsx';
import { refuseForm } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import { StatementFields } from './statement-fields.tsx';

interface DismissDialogProps {
  queue: QueueName;
  id: number;
  /** What was reported. */
  text: string | null;
  /** Somebody reads the reasons; nobody does where Giewel itself noticed it. */
  hasReporter: boolean;
  send: (statement: string) => void;
  onClose: () => void;
}

/** Where a report is owed reasons, it is not dismissed without them. */
export const DismissDialog = ({ queue, id, text, hasReporter, send, onClose }: DismissDialogProps) => {
  const { moderating } = useStrings();
  const form = useForm<{ statement: string }, { statement: string }>({
    schema: refuseForm,
    values: { statement: '' },
    send: async ({ statement }) => send(statement),
  });
  return (
    <FormDialog
      title={moderating.dismissTitle}
      words={{
        send: moderating.send,
        sending: moderating.deciding,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      draftKey={`dismiss ${queue} ${id}`}
      onClose={onClose}
    >
      {hasReporter && <Text>{moderating.dismissLead}</Text>}
      {text !== null && <blockquote className={styles.decided}>{text}</blockquote>}
      <StatementFields
        field={form.field('statement')}
        error={form.errorOf('statement')}
        fill={(statement) => form.setValue('statement', statement, { shouldDirty: true })}
        templates={moderating.dismissTemplates}
      />
    </FormDialog>
  );
};
