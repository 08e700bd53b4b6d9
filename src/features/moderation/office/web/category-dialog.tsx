import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { createCategory, renameCategory } from '#features/moderation/office/contract/office-categories.ts';
import { languageNames } from '#kernel/language.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';

export interface EditedCategoryData {
  id: number;
  name: string;
  names: TranslatedNames;
  description: string;
}

interface CategoryDialogProps {
  /** Null adds a category. */
  category: EditedCategoryData | null;
  onDone: () => void;
  onClose: () => void;
}

type CategoryWords = Omit<EditedCategoryData, 'id'> & { names: Required<TranslatedNames> };

const noNames = { fr: '', de: '', lb: '', pt: '' };

/** The order is that of the names on the wire. */
const otherLanguages = ['fr', 'de', 'lb', 'pt'] as const;

export const CategoryDialog = ({ category, onDone, onClose }: CategoryDialogProps) => {
  const strings = useStrings();
  const { moderating } = strings;
  const names = useTranslatedNames();
  const form = useForm<CategoryWords, CategoryWords>({
    schema: createCategory.body,
    values: {
      name: category?.name ?? '',
      names: { ...noNames, ...category?.names },
      description: category?.description ?? '',
    },
    send: async (body, _, callOptions) => {
      if (category) await callEndpoint(renameCategory, { params: { categoryId: category.id }, body });
      else await callEndpoint(createCategory, { body }, callOptions);
      showToast({ tone: 'success', title: moderating.saved });
      onDone();
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: moderating.failed, text: failureReasonOf(error, strings) }),
  });
  const title = category ? moderating.editCategory(names.of(category)) : moderating.addCategory;
  return (
    <FormDialog
      title={title}
      words={{
        send: moderating.save,
        sending: moderating.saving,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      draftKey={category ? `edit-category ${category.id}` : 'add-category'}
      onClose={onClose}
    >
      <Field label={moderating.categoryNameIn(languageNames.en)} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} lang="en" />
      </Field>
      {otherLanguages.map((language) => (
        <Field
          key={language}
          label={moderating.categoryNameIn(languageNames[language])}
          error={form.errorOf(`names.${language}`)}
        >
          <TextInput {...form.field(`names.${language}`)} lang={language} />
        </Field>
      ))}
      <Field
        label={moderating.categoryDescription}
        mark={moderating.optional}
        error={form.errorOf('description')}
      >
        <TextArea {...form.field('description')} rows={2} />
      </Field>
    </FormDialog>
  );
};
