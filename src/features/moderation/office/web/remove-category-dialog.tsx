import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { showToast } from '#design/toast.ts';
import { removeCategory } from '#features/moderation/office/contract/office-categories.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { EditedCategoryData } from './category-dialog.tsx';

interface RemoveCategoryProps {
  category: EditedCategoryData;
  otherCategories: readonly EditedCategoryData[];
  onDone: () => void;
  onClose: () => void;
}

/** Removes a category. Everything in it moves into another, unless nobody uses it. */
export const RemoveCategoryDialog = ({
  category: { id, ...category },
  otherCategories,
  onDone,
  onClose,
}: RemoveCategoryProps) => {
  const { moderating } = useStrings();
  const names = useTranslatedNames();
  const [into, setInto] = useState('');
  const { change, isBusy } = useMutationWithToast({
    send: () =>
      callEndpoint(removeCategory, { params: { categoryId: id }, query: into === '' ? {} : { into } }),
    onDone: () => {
      showToast({ tone: 'success', title: moderating.categoryRemoved });
      onDone();
    },
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void change()}
      title={moderating.removeCategoryTitle(names.of(category))}
      text={moderating.removeCategoryText}
      confirmLabel={moderating.removeCategory}
      cancelLabel={moderating.cancel}
      busy={isBusy}
      busyText={moderating.removingCategory}
    >
      <Field label={moderating.mergeInto}>
        <Select value={into} onChange={({ currentTarget: { value } }) => setInto(value)}>
          <option value="">{moderating.mergeNowhere}</option>
          {sortByName(names.language, otherCategories).map((target) => (
            <option key={target.id} value={target.id}>
              {names.of(target)}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
};
