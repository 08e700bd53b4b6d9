import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { InsertionPoint } from './edit-marked-lines.ts';
import type { InsertDialog } from './insert-dialog.tsx';

type Dialog = ComponentType<Parameters<typeof InsertDialog>[0]>;

interface InsertDialogOptions {
  quote: Quote;
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** The dialog loads when somebody first inserts something. */
export const useInsertDialog = ({ quote, draft, change }: InsertDialogOptions) => {
  const load = useLazyComponent(['quoteInsertion']);
  const [open, setOpen] = useState<{ Part: Dialog; point: InsertionPoint } | null>(null);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  // The rows get the same function at each render.
  const onInsert = useCallback(async (point: InsertionPoint) => {
    const part = await latestLoad.current(() => import('./insert-dialog.tsx'));
    if (part) setOpen({ Part: part.InsertDialog, point });
  }, []);
  return {
    onInsert,
    insertDialog: open && (
      <open.Part
        quote={quote}
        draft={draft}
        change={change}
        point={open.point}
        onClose={() => setOpen(null)}
      />
    ),
  };
};
