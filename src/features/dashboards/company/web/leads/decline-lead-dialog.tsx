import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { Field } from '#design/field.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { declineLead, type Lead, type StoredLead } from '#features/dashboards/company/contract/leads.ts';
import { type LeadDeclineReason, leadDeclineReasons } from '#features/dashboards/company/rules/lead-stage.ts';
import { leadsQuery } from '#features/messaging/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';

interface Values {
  reason: LeadDeclineReason;
  message: string;
}

export interface DeclineLeadDialogProps {
  lead: Lead;
  onDone: (lead: StoredLead) => void;
  onClose: () => void;
}

/** Each reason has its text; a conversation that runs ends in other words than one without a reply. */
const useTexts = ({ waitingSince }: Lead) => {
  const { leads } = useStrings();
  const write = waitingSince === null ? leads.declineMessage.running : leads.declineMessage.first;
  const textFor = (reason: LeadDeclineReason) => write(leads.because[reason]);
  return { textFor, isOurs: (text: string) => leadDeclineReasons.some((reason) => textFor(reason) === text) };
};

const useDecline = ({ lead, onDone, onClose }: DeclineLeadDialogProps, message: string) => {
  const strings = useStrings();
  const client = useQueryClient();
  const { leads } = strings;
  return useForm<Values, z.output<typeof declineLead.body>>({
    schema: declineLead.body,
    values: { reason: 'fully-booked', message },
    send: async (body, _, callOptions) => {
      onDone(await callEndpoint(declineLead, { params: { userId: lead.userId }, body }, callOptions));
      // The last message of the conversation is ours now.
      void client.invalidateQueries({ queryKey: [leadsQuery().queryKey[0]] });
      showToast({ tone: 'success', title: leads.declined, text: leads.declinedText(leadName(lead)) });
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: leads.declineFailed, text: failureReasonOf(error, strings) }),
  });
};

/** A reason fills in the text, which can be changed before it is sent. */
export const DeclineLeadDialog = (props: DeclineLeadDialogProps) => {
  const { leads } = useStrings();
  const { textFor, isOurs } = useTexts(props.lead);
  const form = useDecline(props, textFor('fully-booked'));
  const choose = (reason: LeadDeclineReason) => {
    form.setValue('reason', reason, { shouldDirty: true });
    // A text that somebody has written themselves stays.
    if (isOurs(form.read('message'))) form.setValue('message', textFor(reason), { shouldValidate: true });
  };
  return (
    <FormDialog
      title={leads.declineTitle(leadName(props.lead))}
      words={{
        send: leads.declineAndSend,
        sending: leads.declining,
        cancel: leads.cancel,
        close: leads.close,
      }}
      variant="destructive"
      form={form}
      draftKey={`decline-lead ${props.lead.userId}`}
      onClose={props.onClose}
    >
      <Text>{leads.declineLead}</Text>
      <RadioGroup<LeadDeclineReason>
        legend={leads.reason}
        value={form.watch('reason')}
        options={leadDeclineReasons.map((value) => ({ value, label: leads.reasons[value] }))}
        onChange={({ target }) => choose(target.value as LeadDeclineReason)}
      />
      <Field label={leads.declineText} error={form.errorOf('message')}>
        <TextArea {...form.field('message')} rows={6} />
      </Field>
    </FormDialog>
  );
};
