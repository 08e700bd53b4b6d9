import { Button } from '../../../../design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../../design/dialog.tsx';
import { Field } from '../../../../design/field.tsx';
import { Stack } from '../../../../design/layout.tsx';
import { Select } from '../../../../design/select.tsx';
import { Text } from '../../../../design/text.tsx';
import { TextArea } from '../../../../design/text-area.tsx';
import { Form } from '../../../../web/form/form.tsx';
import { useForm } from '../../../../web/form/use-form.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { type WithholdingReason, withholdingReasons } from '../../../reviews/rules.ts';
import { refuseForm, withholdForm } from '../../contract.ts';
import { needsReason, type Queue } from '../../rules.ts';

interface Reasons {
  reason?: WithholdingReason | undefined;
  statement: string;
}

interface WithholdDialogProps {
  queue: Queue;
  send: (given: Reasons) => Promise<void>;
  onClose: () => void;
}

/** Nothing is withheld or refused without reasons. */
export const WithholdDialog = ({ queue, send, onClose }: WithholdDialogProps) => {
  const { desk } = useStrings();
  const isPublic = needsReason(queue);
  const form = useForm<Reasons, Reasons>({
    schema: isPublic ? withholdForm : refuseForm,
    values: { statement: '' },
    send,
  });
  const title = desk.withholdTitle[queue];
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={desk.close} locked={form.isSending}>
      <Form onSubmit={form.submit} label={title}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{desk.withholdLead[queue]}</Text>
            {isPublic && (
              <Field label={desk.reason} error={form.errorOf('reason')}>
                <Select {...form.field('reason')} defaultValue="">
                  <option value="" disabled>
                    {desk.chooseReason}
                  </option>
                  {withholdingReasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {desk.reasons[reason]}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label={desk.statement} hint={desk.statementHint} error={form.errorOf('statement')}>
              <TextArea {...form.field('statement')} rows={4} />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {desk.cancel}
          </Button>
          <Button type="submit" look="destructive" busy={form.isSending} busyText={desk.deciding}>
            {desk.send}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
