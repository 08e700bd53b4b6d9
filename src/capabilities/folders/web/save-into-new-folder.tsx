import * as z from 'zod/mini';
import { Button } from '../../../design/button.tsx';
import { DialogBody, DialogFoot } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { Stack } from '../../../design/layout.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { TextInput } from '../../../design/text-input.tsx';
import { sentencesOf } from '../../../kernel/sentences.ts';
import { Form } from '../../../web/form/form.tsx';
import { useForm } from '../../../web/form/use-form.ts';
import { useStrings } from '../../../web/strings.tsx';
import * as fields from '../contract/fields.ts';
import type { en } from '../strings/en.ts';
import type { SaveProps } from './save-dialog.tsx';
import { useSave } from './use-save.ts';

const say = sentencesOf<typeof en>('folders');

/** Here the documents call it a folder; the rest of the rule is the collection's. */
const schema = z.object({
  name: z
    .string()
    .check(z.refine((name) => name.trim() !== '', say('folderNameRequired')))
    .check(z.refine((name) => name.trim() === '' || fields.name.safeParse(name).success, say('nameTooLong'))),
  description: z
    .string()
    .check(z.refine((text) => fields.description.safeParse(text).success, say('descriptionTooLong'))),
});

type Values = z.output<typeof schema>;

export const SaveIntoNewFolder = ({ company, onClose }: SaveProps) => {
  const { folders } = useStrings();
  const { createAndAdd } = useSave(company, onClose);
  const form = useForm<Values, Values>({
    schema,
    values: { name: '', description: '' },
    send: async ({ name, description }) => createAndAdd(name, description.trim() || null),
  });
  return (
    <Form onSubmit={form.submit} label={folders.newFolder}>
      <DialogBody>
        <Stack gap={5}>
          <Field label={folders.folderName} error={form.errorOf('name')}>
            <TextInput {...form.field('name')} />
          </Field>
          <Field
            label={folders.folderDescription}
            mark={folders.optional}
            error={form.errorOf('description')}
          >
            <TextArea {...form.field('description')} rows={3} />
          </Field>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {folders.cancel}
        </Button>
        <Button type="submit" look="primary" busy={form.isSending} busyText={folders.saving}>
          {folders.save}
        </Button>
      </DialogFoot>
    </Form>
  );
};
