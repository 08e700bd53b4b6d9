import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { hideCategory } from '#features/moderation/office/contract/office-categories.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { EditedCategoryData } from './category-dialog.tsx';

interface HideCategoryProps {
  category: EditedCategoryData & { isHidden: boolean; companies: number };
  onDone: () => unknown;
}

/** Hides a category after explaining the effect, or shows a hidden one again immediately. */
export const HideCategoryButton = ({
  category: { id, isHidden, companies, ...nameFields },
  onDone,
}: HideCategoryProps) => {
  const { moderating } = useStrings();
  const name = useTranslatedNames().of(nameFields);
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(hideCategory, { params: { categoryId: id }, body: { isHidden: !isHidden } }),
    onDone: () => {
      showToast({
        tone: 'success',
        title: isHidden ? moderating.categoryShownDone : moderating.categoryHiddenDone,
      });
      return onDone();
    },
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: () => setIsConfirming(false),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={isHidden ? moderating.showCategoryOf(name) : moderating.hideCategoryOf(name)}
        busy={isHidden && isBusy}
        onClick={() => (isHidden ? void change() : setIsConfirming(true))}
      >
        {isHidden ? moderating.showCategory : moderating.hideCategory}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onClose={() => setIsConfirming(false)}
          onConfirm={() => void change()}
          title={moderating.hideCategoryTitle(name)}
          text={moderating.hideCategoryText(companies)}
          confirmLabel={moderating.hideCategory}
          cancelLabel={moderating.cancel}
          busy={isBusy}
          busyText={moderating.hidingCategory}
        />
      )}
    </>
  );
};
