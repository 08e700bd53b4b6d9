import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { Spinner } from '#design/spinner.tsx';
import { Text } from '#design/text.tsx';
import {
  countProofPages,
  fetchProofDocument,
  fetchProofPage,
  MAX_PROOF_PAGES_SHOWN,
} from '#features/companies/proofs/contract/proofs.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { queryFor } from '#web/query.ts';
import { ProofDocumentLink, type ProofDocumentLinkProps } from './proof-document-link.tsx';
import styles from './proof-viewer.module.css';
import { useCallOnceSeen } from './use-call-once-seen.ts';

interface ProofViewerProps extends Pick<ProofDocumentLinkProps, 'document' | 'label'> {
  words: {
    alt: string;
    page: (page: number, pages: number) => string;
    notShown: string;
    rest: (pages: number) => string;
    loading: string;
  };
  /** The reader has seen it, or has opened it where it cannot be shown. */
  onSeen: () => void;
}

/** Shows a document beside its decision. A PDF is shown as pictures of its pages, so that nothing in it runs. */
export const ProofViewer = ({ document, label, words, onSeen }: ProofViewerProps) => {
  const params = { factId: document.factId };
  return (
    <div className={styles.viewer}>
      {document.kind === 'picture' ? (
        <Picture src={requestPath(fetchProofDocument, { params })} alt={words.alt} onSeen={onSeen} />
      ) : (
        <Pages factId={document.factId} words={words} onSeen={onSeen} />
      )}
      <ProofDocumentLink document={document} label={label} onOpened={onSeen} />
    </div>
  );
};

const Pages = ({
  factId,
  words,
  onSeen,
}: Pick<ProofViewerProps, 'words' | 'onSeen'> & { factId: number }) => {
  const { data: pageInfo, error } = useQuery(queryFor(countProofPages, { params: { factId } }));
  if (error || pageInfo?.pages === 0) return <Text size="small">{words.notShown}</Text>;
  if (!pageInfo) return <Spinner label={words.loading} />;
  const { pages } = pageInfo;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.frame} aria-label={words.alt} tabIndex={0}>
        <ol className={styles.pages}>
          {Array.from({ length: Math.min(pages, MAX_PROOF_PAGES_SHOWN) }, (_, index) => index + 1).map(
            (page) => (
              <li key={page}>
                <Picture
                  src={requestPath(fetchProofPage, { params: { factId, page } })}
                  alt={`${words.alt}, ${words.page(page, pages)}`}
                  onSeen={page === 1 ? onSeen : undefined}
                />
              </li>
            ),
          )}
        </ol>
      </section>
      {pages > MAX_PROOF_PAGES_SHOWN && <Text size="small">{words.rest(MAX_PROOF_PAGES_SHOWN)}</Text>}
    </>
  );
};

interface PictureProps {
  src: string;
  alt: string;
  onSeen: (() => void) | undefined;
}

const Picture = ({ src, alt, onSeen }: PictureProps) => {
  const ref = useRef<HTMLImageElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    // A picture that came with the page may have loaded before React listens.
    if (ref.current?.complete && ref.current.naturalWidth > 0) setIsLoaded(true);
  }, []);
  useCallOnceSeen(ref, isLoaded ? onSeen : undefined);
  return (
    <img
      ref={ref}
      className={classNames(styles.page, !isLoaded && styles.coming)}
      src={src}
      alt={alt}
      loading="lazy"
      onLoad={() => setIsLoaded(true)}
    />
  );
};
