import * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { reportConversation } from '#features/messaging/core/contract/blocks-and-reports.ts';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextDialogValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

const schema = z.object({ text: reportConversation.body.shape.reason });

interface ReportDialogProps {
  partner: ConversationPartner;
  onClose: () => void;
}

export const ReportConversationDialog = ({ partner: { id, name }, onClose }: ReportDialogProps) => {
  const strings = useStrings();
  const { talk } = strings;
  const form = useForm<TextDialogValues, TextDialogValues>({
    schema,
    values: { text: '' },
    send: async ({ text }, _, callOptions) => {
      await callEndpoint(reportConversation, { body: { userId: id, reason: text } }, callOptions);
      showToast({ tone: 'success', title: talk.reported, text: talk.reportedText });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: talk.reportFailed,
        text: failureReasonOf(error, strings),
      }),
  });
  return (
    <TextDialog
      form={form}
      draftKey={`report-conversation ${id}`}
      title={talk.report}
      lead={talk.reportLead(name)}
      label={talk.reason}
      words={{ send: talk.sendReport, sending: talk.sendingReport, cancel: talk.cancel, close: talk.close }}
      onClose={onClose}
    />
  );
};
