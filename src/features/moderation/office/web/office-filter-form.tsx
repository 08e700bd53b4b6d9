import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { href } from '#kernel/href.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';

interface OfficeFilterFormProps {
  tab: 'log' | 'people' | 'trail';
  className: string | undefined;
  children: ReactNode;
}

/** Filters a tab of the office by its address, so that a filtered list can be linked to and reloaded. */
export const OfficeFilterForm = ({ tab, className, children }: OfficeFilterFormProps) => {
  const { moderating } = useStrings();
  return (
    <search>
      <GetMethodForm action={href('/admin')} className={className}>
        <input type="hidden" name="tab" value={tab} />
        {children}
        <Button type="submit" variant="primary">
          {moderating.search}
        </Button>
      </GetMethodForm>
    </search>
  );
};

interface KindSelectProps<Kind extends string> {
  label: string;
  kind: string | undefined;
  kinds: readonly Kind[];
  nameOf: (kind: Kind) => string;
}

export const KindSelect = <Kind extends string>({ label, kind, kinds, nameOf }: KindSelectProps<Kind>) => {
  const { moderating } = useStrings();
  return (
    <Field label={label}>
      <Select key={kind} name="kind" defaultValue={kind ?? ''}>
        <option value="">{moderating.everyKind}</option>
        {kinds.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  );
};
