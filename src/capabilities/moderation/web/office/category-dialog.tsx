import { Field } from '../../../../design/field.tsx';
import { TextArea } from '../../../../design/text-area.tsx';
import { TextInput } from '../../../../design/text-input.tsx';
import { showToast } from '../../../../design/toast.ts';
import { call } from '../../../../web/api-client.ts';
import { FormDialog } from '../../../../web/form/form-dialog.tsx';
import { useForm } from '../../../../web/form/use-form.ts';
import { reasonOf } from '../../../../web/reason.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { createCategory, renameCategory } from '../../contract/office.ts';

export interface EditedCategory {
  id: number;
  name: string;
  description: string;
}

interface CategoryDialogProps {
  /** Without one a category is added. */
  category: EditedCategory | null;
  onDone: () => void;
  onClose: () => void;
}

type CategoryWords = Omit<EditedCategory, 'id'>;

export const CategoryDialog = ({ category, onDone, onClose }: CategoryDialogProps) => {
  const strings = useStrings();
  const { desk } = strings;
  const form = useForm<CategoryWords, CategoryWords>({
    schema: createCategory.body,
    values: { name: category?.name ?? '', description: category?.description ?? '' },
    send: async (body) => {
      if (category) await call(renameCategory, { params: { categoryId: category.id }, body });
      else await call(createCategory, { body });
      showToast({ tone: 'success', title: desk.saved });
      onDone();
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: desk.failed, text: reasonOf(error, strings) }),
  });
  const title = category ? desk.editCategory(category.name) : desk.addCategory;
  return (
    <FormDialog
      title={title}
      words={{ send: desk.save, sending: desk.saving, cancel: desk.cancel, close: desk.close }}
      form={form}
      onClose={onClose}
    >
      <Field label={desk.categoryName} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} />
      </Field>
      <Field label={desk.categoryDescription} mark={desk.optional} error={form.errorOf('description')}>
        <TextArea {...form.field('description')} rows={2} />
      </Field>
    </FormDialog>
  );
};
