import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { Text } from '#design/text.tsx';
import { TextArea } from '#design/text-area.tsx';
import { refuseForm, withholdForm } from '#moderation/contract/moderation.ts';
import { type Queue, type Reason, reasonsOf } from '#moderation/rules/moderation.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface Reasons {
  reason?: Reason | undefined;
  statement: string;
}

interface WithholdDialogProps {
  queue: Queue;
  send: (given: Reasons) => Promise<void>;
  onClose: () => void;
}

/** Nothing is withheld or refused without reasons. */
export const WithholdDialog = ({ queue, send, onClose }: WithholdDialogProps) => {
  const { moderating } = useStrings();
  const reasons = reasonsOf(queue);
  const form = useForm<Reasons, Reasons>({
    schema: reasons.length > 0 ? withholdForm : refuseForm,
    values: { statement: '' },
    send,
  });
  const title = moderating.withholdTitle[queue];
  return (
    <FormDialog
      title={title}
      words={{
        send: moderating.send,
        sending: moderating.deciding,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      look="destructive"
      onClose={onClose}
    >
      <Text>{moderating.withholdLead[queue]}</Text>
      {reasons.length > 0 && (
        <Field label={moderating.reason} error={form.errorOf('reason')}>
          <Select {...form.field('reason')} defaultValue="">
            <option value="" disabled>
              {moderating.chooseReason}
            </option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {moderating.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={moderating.statement} hint={moderating.statementHint} error={form.errorOf('statement')}>
        <TextArea {...form.field('statement')} rows={4} />
      </Field>
    </FormDialog>
  );
};
