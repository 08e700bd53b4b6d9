import * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import { reportConversation } from '#features/messaging/core/contract/safety.ts';
import type { Partner } from '#features/messaging/core/contract/thread.ts';
import { callEndpoint } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

const schema = z.object({ text: reportConversation.body.shape.reason });

interface ReportDialogProps {
  partner: Partner;
  onClose: () => void;
}

export const ReportDialog = ({ partner: { id, name }, onClose }: ReportDialogProps) => {
  const strings = useStrings();
  const { talk } = strings;
  const form = useForm<TextValues, TextValues>({
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
        text: reasonOf(error, strings),
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
