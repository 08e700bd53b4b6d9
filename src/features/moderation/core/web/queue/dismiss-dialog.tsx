import type { ReactNode } from 'react';
import { Text } from '#design/text.tsx';
import { refuseFormSchema } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import { StatementFields } from './statement-fields.tsx';

interface DismissDialogProps {
  queue: QueueName;
  id: number;
  /** The reported text. */
  text: string | null;
  /** A reporter reads the reasons; there is none if Giewel itself found it. */
  hasReporter: boolean;
  /** The decision is about so many marked reports. */
  count: number;
  /** Set once the case is no longer this moderator's to decide. */
  over: ReactNode;
  send: (statement: string) => void;
  onClose: () => void;
}

/** A reporter who must get reasons gets them before the report is dismissed. */
export const DismissDialog = ({
  queue,
  id,
  text,
  count,
  hasReporter,
  over,
  send,
  onClose,
}: DismissDialogProps) => {
  const { moderating } = useStrings();
  const form = useForm<{ statement: string }, { statement: string }>({
    schema: refuseFormSchema,
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
      isIdle={over !== null}
      onClose={onClose}
    >
      {over}
      {hasReporter && <Text>{moderating.dismissLead}</Text>}
      {count > 1 && <Text>{moderating.appliesToAll(count)}</Text>}
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
