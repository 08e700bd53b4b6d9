import { useCallback } from 'react';
import { showToast } from '#design/toast.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { removeLine, restoreLine } from './edit-draft-lines.ts';

/** Removes a line at once, and offers it back. */
export const useRemoveLine = (change: (next: (draft: QuoteDraft) => QuoteDraft) => void) => {
  const { writing } = useStrings();
  return useCallback(
    (draft: QuoteDraft, key: string) => {
      const section = draft.sections.findIndex(({ lines }) => lines.some((line) => line.key === key));
      const place = draft.sections[section]?.lines.findIndex((line) => line.key === key) ?? -1;
      const line = draft.sections[section]?.lines[place];
      if (!line) return;
      change((current) => removeLine(current, key));
      showToast({
        title: writing.lineRemoved,
        text: line.description || undefined,
        action: {
          label: writing.undo,
          onPress: () => change((current) => restoreLine(current, line, { section, place })),
        },
      });
    },
    [change, writing],
  );
};
