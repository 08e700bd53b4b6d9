import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import {
  clientReportFormSchema,
  reportClient,
} from '#features/moderation/client-reports/contract/client-reports.ts';
import {
  type ClientReportReason,
  clientReportReasons,
} from '#features/moderation/client-reports/rules/client-reports.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export interface ClientReportDialogProps {
  client: { id: number; name: string };
  onClose: () => void;
}

interface ReportWords {
  reason?: ClientReportReason | undefined;
  additionalInfo: string;
}

const useClientReportForm = ({ client, onClose }: ClientReportDialogProps) => {
  const strings = useStrings();
  const { clientReport } = strings;
  return useForm<ReportWords, ReportWords & { reason: ClientReportReason }>({
    schema: clientReportFormSchema,
    values: { additionalInfo: '' },
    send: async (body, _, callOptions) => {
      await callEndpoint(reportClient, { body: { ...body, clientId: client.id } }, callOptions);
      showToast({ tone: 'success', title: clientReport.sent, text: clientReport.sentText });
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: clientReport.failed, text: failureReasonOf(error, strings) }),
  });
};

export const ClientReportDialog = (props: ClientReportDialogProps) => {
  const { clientReport } = useStrings();
  const form = useClientReportForm(props);
  const { name } = props.client;
  return (
    <FormDialog
      title={clientReport.title(name)}
      words={{
        send: clientReport.send,
        sending: clientReport.sending,
        cancel: clientReport.cancel,
        close: clientReport.close,
      }}
      form={form}
      draftKey={`report-client ${props.client.id}`}
      onClose={props.onClose}
    >
      <Text>{clientReport.lead(name)}</Text>
      <Field label={clientReport.reason} error={form.errorOf('reason')}>
        <Select {...form.field('reason')} defaultValue="">
          <option value="" disabled>
            {clientReport.chooseReason}
          </option>
          {clientReportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {clientReport.reasons[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={clientReport.additionalInfo} error={form.errorOf('additionalInfo')}>
        <TextArea {...form.field('additionalInfo')} rows={4} />
      </Field>
    </FormDialog>
  );
};
