import { Icon } from '#design/icon.tsx';
import { fetchProofDocument } from '#features/companies/proofs/contract/proofs.ts';
import { requestPath } from '#kernel/endpoint.ts';
import type { FileKind } from '#kernel/uploaded-file.ts';
import styles from './proof-document-link.module.css';

export interface ProofDocumentLinkProps {
  document: { factId: number; kind: FileKind; name: string };
  label: string;
  onOpened?: () => void;
}

/** Links the document of a proof for people who may open it. */
export const ProofDocumentLink = ({
  document: { factId, name },
  label,
  onOpened,
}: ProofDocumentLinkProps) => {
  const address = requestPath(fetchProofDocument, { params: { factId } });
  return (
    // A plain link, because it leads to no page of the app.
    <a
      data-alone
      className={styles.document}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={onOpened}
    >
      <span className={styles.name}>
        <Icon name="document" />
        {name}
      </span>
    </a>
  );
};
