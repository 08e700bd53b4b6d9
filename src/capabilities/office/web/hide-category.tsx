import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { hideCategory } from '#office/contract/office-categories.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { useNames } from '#web/use-names.ts';
import type { EditedCategory } from './category-dialog.tsx';

interface HideCategoryProps {
  category: EditedCategory & { isHidden: boolean; companies: number };
  onDone: () => unknown;
}

/** Hides a category after saying what that does, or shows a hidden one again at the press. */
export const HideCategory = ({
  category: { id, isHidden, companies, ...named },
  onDone,
}: HideCategoryProps) => {
  const { moderating } = useStrings();
  const name = useNames().of(named);
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useChange({
    send: () => call(hideCategory, { params: { categoryId: id }, body: { isHidden: !isHidden } }),
    onDone: () => {
      showToast({
        tone: 'success',
        title: isHidden ? moderating.categoryShownDone : moderating.categoryHiddenDone,
      });
      return onDone();
    },
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={isHidden ? moderating.showCategoryOf(name) : moderating.hideCategoryOf(name)}
        busy={isHidden && isBusy}
        onClick={() => (isHidden ? void change() : setIsAsking(true))}
      >
        {isHidden ? moderating.showCategory : moderating.hideCategory}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setIsAsking(false)}
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
