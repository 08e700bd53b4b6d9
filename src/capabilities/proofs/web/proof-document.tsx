import { Icon } from '#design/icon.tsx';
import { addressOf } from '#kernel/endpoint.ts';
import type { FileKind } from '#kernel/sent-file.ts';
import { fetchProofDocument } from '#proofs/contract/proofs.ts';
import styles from './proof-document.module.css';

interface ProofDocumentProps {
  document: { factId: number; kind: FileKind; name: string };
  label: string;
  /** Where a picture of it is shown, too. */
  alt?: string;
}

/** A document that proves something, as a link for people who may open it. */
export const ProofDocument = ({ document: { factId, kind, name }, label, alt }: ProofDocumentProps) => {
  const address = addressOf(fetchProofDocument, { params: { factId } });
  return (
    // Not the host's link: it leads to no page.
    <a className={styles.document} href={address} target="_blank" rel="noopener" aria-label={label}>
      {kind === 'picture' && alt !== undefined && <img className={styles.picture} src={address} alt={alt} />}
      <span className={styles.name}>
        <Icon name="document" />
        {name}
      </span>
    </a>
  );
};
