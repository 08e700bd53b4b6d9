import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { declineLead, type Lead, type StoredLead } from '#company-dashboard/contract/leads.ts';
import { type DeclineReason, declineReasons } from '#company-dashboard/rules/lead-stage.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { TextArea } from '#design/text-area.tsx';
import { showToast } from '#design/toast.ts';
import { leadsQuestion } from '#messaging/web/index.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';

interface Values {
  reason: DeclineReason;
  words: string;
}

export interface DeclineDialogProps {
  lead: Lead;
  onDone: (lead: StoredLead) => void;
  onClose: () => void;
}

const useDecline = ({ lead, onDone, onClose }: DeclineDialogProps) => {
  const strings = useStrings();
  const client = useQueryClient();
  const { leads } = strings;
  return useForm<Values, z.output<typeof declineLead.body>>({
    schema: declineLead.body,
    values: { words: '' },
    send: async (body, _, once) => {
      onDone(await call(declineLead, { params: { userId: lead.otherUser.id }, body }, once));
      // What was said last in the conversation is ours now.
      void client.invalidateQueries({ queryKey: [leadsQuestion().queryKey[0]] });
      showToast({ tone: 'success', title: leads.declined, text: leads.declinedText(leadName(lead)) });
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: leads.declineFailed, text: reasonOf(error, strings) }),
  });
};

/** A reason is a button: one tap says no, in words that are kind. */
export const DeclineDialog = (props: DeclineDialogProps) => {
  const { leads } = useStrings();
  const form = useDecline(props);
  const title = leads.declineTitle(leadName(props.lead));
  const decline = (reason: DeclineReason) => {
    form.setValue('reason', reason);
    return form.submit();
  };
  return (
    <Dialog open onClose={props.onClose} title={title} closeLabel={leads.close} locked={form.isSending}>
      <Form onSubmit={(event) => event.preventDefault()} label={title}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{leads.declineLead}</Text>
            <Stack gap={2}>
              {declineReasons.map((reason) => (
                <Button
                  key={reason}
                  wide
                  busy={form.isSending && form.read('reason') === reason}
                  disabled={form.isSending}
                  onClick={() => void decline(reason)}
                >
                  {leads.reasons[reason]}
                </Button>
              ))}
            </Stack>
            <Field label={leads.words} error={form.errorOf('words')}>
              <TextArea {...form.field('words')} rows={3} />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={props.onClose} disabled={form.isSending}>
            {leads.cancel}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
