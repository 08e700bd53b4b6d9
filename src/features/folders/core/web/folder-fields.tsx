import type { ReactNode } from 'react';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import type { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { FolderFormValues } from './folder-form-schemas.ts';

interface FolderFieldsProps {
  form: Pick<ReturnType<typeof useForm<FolderFormValues, unknown>>, 'field' | 'errorOf'>;
  nameLabel: string;
  /** The folder of likes keeps its name; this hint says so. */
  fixedNameHint?: ReactNode;
}

/** Edits name and description of a folder; each screen has its own word for it. */
export const FolderFields = ({ form, nameLabel, fixedNameHint }: FolderFieldsProps) => {
  const { folders } = useStrings();
  return (
    <Stack gap={5}>
      <Field label={nameLabel} hint={fixedNameHint} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} readOnly={fixedNameHint !== undefined} autoComplete="off" />
      </Field>
      <Field label={folders.description} mark={folders.optional} error={form.errorOf('description')}>
        <TextArea {...form.field('description')} />
      </Field>
    </Stack>
  );
};
