import type { ReactNode } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { refuseFormSchema, withholdFormSchema } from '#features/moderation/core/contract/moderation.ts';
import {
  type DecisionReason,
  decisionReasonsOf,
  type QueueName,
} from '#features/moderation/core/rules/moderation.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import { StatementFields } from './statement-fields.tsx';
import { TakedownCandidates } from './takedown-candidates.tsx';
import { type SanctionValues, useSanctionsForm } from './use-sanctions-form.ts';

export interface WithholdDecision extends SanctionValues {
  reason?: DecisionReason | undefined;
  statement: string;
}

type WithholdFormValues = Pick<WithholdDecision, 'reason' | 'statement'>;

interface WithholdDialogProps {
  queue: QueueName;
  id: number;
  /** The moderator reads this text while writing the reasons. */
  text: string | null;
  /** The decision is about so many marked reports. */
  count: number;
  /** Set once the case is no longer this moderator's to decide. */
  over: ReactNode;
  send: (input: WithholdDecision) => void;
  onClose: () => void;
}

/** Nothing is withheld or refused without reasons. */
export const WithholdDialog = ({ queue, id, text, count, over, send, onClose }: WithholdDialogProps) => {
  const { moderating } = useStrings();
  const reasons = decisionReasonsOf(queue);
  const actions = useSanctionsForm(queue);
  const form = useForm<WithholdFormValues, WithholdFormValues>({
    schema: reasons.length > 0 ? withholdFormSchema : refuseFormSchema,
    values: { statement: '' },
    send: async (values) => {
      if (!actions.check()) return false;
      send({ ...values, ...actions.choice });
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
      draftKey={`withhold ${queue} ${id}`}
      variant="destructive"
      size={actions.takes ? 'wide' : undefined}
      isIdle={over !== null}
      onClose={onClose}
    >
      {over}
      <Text>{moderating.withholdLead[queue]}</Text>
      {count > 1 && <Text>{moderating.appliesToAll(count)}</Text>}
      {text !== null && <blockquote className={styles.decided}>{text}</blockquote>}
      {actions.takes && <TakedownCandidates queue={queue} id={id} actions={actions} />}
      {actions.follows && <Consequences actions={actions} />}
      <FieldError id={`missing-${id}`}>
        {actions.missingField && actions.missingField !== 'until' && moderating.missing[actions.missingField]}
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

const Consequences = ({ actions }: { actions: ReturnType<typeof useSanctionsForm> }) => {
  const { moderating } = useStrings();
  return (
    <fieldset>
      <legend>{moderating.consequencesLegend}</legend>
      {actions.choices.map((consequence) => (
        <Checkbox
          key={consequence}
          label={moderating.consequences[consequence]}
          checked={actions.isFollowing(consequence)}
          onChange={() => actions.toggleFollowing(consequence)}
        />
      ))}
      {actions.isFollowing('suspension') && (
        <Field label={moderating.until} error={actions.missingField === 'until' && moderating.missing.until}>
          <TextInput
            type="date"
            value={actions.until}
            onChange={(event) => actions.setUntil(event.currentTarget.value)}
          />
        </Field>
      )}
    </fieldset>
  );
};
