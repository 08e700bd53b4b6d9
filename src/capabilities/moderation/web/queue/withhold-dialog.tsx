import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Select } from '#design/select.tsx';
import { Text } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { refuseForm, withholdForm } from '#moderation/contract/moderation.ts';
import { type Queue, type Reason, reasonsOf } from '#moderation/rules/moderation.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import { StatementFields } from './statement-fields.tsx';
import { ThingsToTake } from './things-to-take.tsx';
import { type Acts, useActs } from './use-acts.ts';

export interface Reasons extends Acts {
  reason?: Reason | undefined;
  statement: string;
}

type Written = Pick<Reasons, 'reason' | 'statement'>;

interface WithholdDialogProps {
  queue: Queue;
  id: number;
  /** What it is about, to be read while the reasons are written. */
  text: string | null;
  send: (given: Reasons) => void;
  onClose: () => void;
}

/** Nothing is withheld or refused without reasons. */
export const WithholdDialog = ({ queue, id, text, send, onClose }: WithholdDialogProps) => {
  const { moderating } = useStrings();
  const reasons = reasonsOf(queue);
  const acts = useActs(queue);
  const form = useForm<Written, Written>({
    schema: reasons.length > 0 ? withholdForm : refuseForm,
    values: { statement: '' },
    send: async (written) => {
      if (!acts.check()) return false;
      send({ ...written, ...acts.chosen });
      return true;
    },
  });
  return (
    <FormDialog
      title={moderating.withholdTitle[queue]}
      words={{
        send: moderating.send,
        sending: moderating.deciding,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      keptAs={`withhold ${queue} ${id}`}
      look="destructive"
      onClose={onClose}
    >
      <Text>{moderating.withholdLead[queue]}</Text>
      {text !== null && <blockquote className={styles.decided}>{text}</blockquote>}
      {acts.takes && <ThingsToTake queue={queue} id={id} acts={acts} />}
      {acts.follows && <Consequences acts={acts} />}
      <FieldError id={`missing-${id}`}>
        {acts.missing && acts.missing !== 'until' && moderating.missing[acts.missing]}
      </FieldError>
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
      <StatementFields
        field={form.field('statement')}
        error={form.errorOf('statement')}
        fill={(statement) => form.setValue('statement', statement, { shouldDirty: true })}
        templates={moderating.templates}
      />
    </FormDialog>
  );
};

const Consequences = ({ acts }: { acts: ReturnType<typeof useActs> }) => {
  const { moderating } = useStrings();
  return (
    <fieldset>
      <legend>{moderating.consequencesLegend}</legend>
      {acts.choices.map((one) => (
        <Checkbox
          key={one}
          label={moderating.consequences[one]}
          checked={acts.isFollowing(one)}
          onChange={() => acts.toggleFollowing(one)}
        />
      ))}
      {acts.isFollowing('suspension') && (
        <Field label={moderating.until} error={acts.missing === 'until' && moderating.missing.until}>
          <TextInput
            type="date"
            value={acts.until}
            onChange={(event) => acts.setUntil(event.currentTarget.value)}
          />
        </Field>
      )}
    </fieldset>
  );
};
