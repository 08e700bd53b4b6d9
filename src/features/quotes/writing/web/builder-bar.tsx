import { useRef } from 'react';
import { extraIcons } from '#design/extra-icons.ts';
import { LinkButton } from '#design/link-button.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { previewQuotePdf } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { languageNames } from '#kernel/language.ts';
import { useStrings } from '#web/strings.tsx';
import { SendQuoteButton } from './send-quote-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import styles from './write.module.css';

interface PreviewProps {
  quote: Quote;
  draft: QuoteDraft;
  isSaved: boolean;
  saveAll: () => Promise<number | null>;
  className?: string | undefined;
}

/** The preview is the very PDF that will be sent, in its language, with all that was typed until the press. */
export const PreviewLink = ({ quote: { id }, draft, isSaved, saveAll, className }: PreviewProps) => {
  const { quoting } = useStrings();
  const isSavedByPress = useRef(false);
  const download = async (link: HTMLAnchorElement) => {
    if ((await saveAll()) === null) return;
    isSavedByPress.current = true;
    link.click();
  };
  return (
    <LinkButton
      className={className}
      icon={extraIcons.eye}
      href={requestPath(previewQuotePdf, { params: { id } })}
      download
      onClick={(event) => {
        if (isSaved || isSavedByPress.current) {
          isSavedByPress.current = false;
          return;
        }
        event.preventDefault();
        void download(event.currentTarget);
      }}
    >
      {quoting.preview(languageNames[draft.paperLanguage])}
    </LinkButton>
  );
};

interface BuilderBarProps extends Omit<PreviewProps, 'className'> {
  /** It says whether everything is stored. */
  status: string;
  conflictCount: number;
  /** So many fields and facts keep the quote from being sent. */
  missingCount: number;
  onMissing: () => void;
  total: string;
  steps: Parameters<typeof UndoButtons>[0];
  send: Omit<Parameters<typeof SendQuoteButton>[0], 'total'>;
}

/** Whether it is saved, what it comes to and the way to send it stay in view in a quote of any length. */
export const BuilderBar = ({
  status,
  conflictCount,
  missingCount,
  onMissing,
  total,
  steps,
  send,
  ...preview
}: BuilderBarProps) => {
  const { quoting, writing } = useStrings();
  const amount = useFormatAmount();
  const isLive = useIsHydrated();
  return (
    <div data-own-bar className={styles.thumb}>
      <div className={styles.barState}>
        <output>{isLive && status}</output>
        {isLive && missingCount > 0 && (
          <button type="button" onClick={onMissing}>
            {writing.missingCount(missingCount)}
          </button>
        )}
        {conflictCount > 0 && <b>{writing.toSettle(conflictCount)}</b>}
      </div>
      <UndoButtons {...steps} />
      <PreviewLink {...preview} className={styles.inBar} />
      <p>
        <small>{quoting.total}</small>
        <b>{amount(total)}</b>
      </p>
      <SendQuoteButton {...send} total={total} />
    </div>
  );
};
