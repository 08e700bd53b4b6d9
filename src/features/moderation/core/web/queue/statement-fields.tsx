import type { ComponentProps } from 'react';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { useStrings } from '#web/strings.tsx';

interface FieldsProps {
  field: ComponentProps<typeof TextArea>;
  error: string | undefined;
  fill: (statement: string) => void;
  /** The moderator can start from these sentences. */
  templates: readonly string[];
}

/** Takes the reasons of a decision in the moderator's own words. */
export const StatementFields = ({ field, error, fill, templates }: FieldsProps) => {
  const { moderating } = useStrings();
  return (
    <>
      <Field label={moderating.template}>
        <Select defaultValue="" onChange={(event) => fill(event.currentTarget.value)}>
          <option value="">{moderating.ownWords}</option>
          {templates.map((template) => (
            <option key={template} value={template}>
              {template}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={moderating.statement} hint={moderating.statementHint} error={error}>
        <TextArea {...field} rows={4} />
      </Field>
    </>
  );
};
