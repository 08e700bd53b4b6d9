import { useLayoutEffect, useRef } from 'react';
import { MAX_QUOTE_SECTIONS } from '#features/quotes/core/rules/quotes.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { addSection } from './edit-draft-lines.ts';
import styles from './write.module.css';

interface AddSectionProps {
  /** The draft has this many. */
  count: number;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** The focus moves to the title of the new section: a space on the button would only add another. */
export const AddSection = ({ count, change }: AddSectionProps) => {
  const { writing } = useStrings();
  const isAdded = useRef(false);
  // The section appears with the render that follows the press.
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const titles = [...document.querySelectorAll<HTMLElement>('[data-field="title"]')];
    titles.findLast((title) => title.checkVisibility())?.focus();
  });
  return (
    <button
      type="button"
      className={styles.add}
      onClick={() => {
        isAdded.current = count < MAX_QUOTE_SECTIONS;
        change(addSection);
      }}
    >
      + {writing.addSection}
    </button>
  );
};
