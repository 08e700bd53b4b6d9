import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { refuseFormSchema, withholdFormSchema } from '#features/moderation/core/contract/moderation.ts';
import {
  type DecisionReason,
  decisionReasonsOf,
  type QueueName,
} from '#features/moderation/core/rules/moderation.ts';
import { reverseApproval } from '#features/moderation/office/contract/decisions-and-statistics.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface TakeBackDialogProps {
  lineId: number;
  /** The reasons come from this queue. */
  queue: QueueName;
  onDone: () => void;
  onClose: () => void;
}

interface TakeBackInput {
  reason?: DecisionReason | undefined;
  statement: string;
}

/** Takes back a mistaken approval, which requires reasons like a refusal. */
export const ReverseApprovalDialog = ({ lineId, queue, onDone, onClose }: TakeBackDialogProps) => {
  const strings = useStrings();
  const { moderating } = strings;
  const reasons = decisionReasonsOf(queue);
  const form = useForm<TakeBackInput, TakeBackInput>({
    schema: reasons.length > 0 ? withholdFormSchema : refuseFormSchema,
    values: { statement: '' },
    send: async (body) => {
      await callEndpoint(reverseApproval, { params: { lineId }, body });
      showToast({ tone: 'success', title: moderating.takenBack });
      onDone();
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: moderating.failed, text: failureReasonOf(error, strings) }),
  });
  const leads: Partial<Record<QueueName, string>> = moderating.takeBackLead;
  return (
    <FormDialog
      title={moderating.takeBackTitle}
      words={{
        send: moderating.takeBackNow,
        sending: moderating.takingBack,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      draftKey={`take-back ${lineId}`}
      variant="destructive"
      onClose={onClose}
    >
      <Text>{leads[queue]}</Text>
      {reasons.length > 0 && (
        <Field label={moderating.reason} error={form.errorOf('reason')}>
          <Select {...form.field('reason')}>
            <option value="">{moderating.chooseReason}</option>
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
