import { Anchor } from '#design/anchor.tsx';
import { Seal } from '#design/seal.tsx';
import type { ComparedCompany } from '#folder-pages/contract/comparison.ts';
import styles from './comparison.module.css';

export const ColumnHead = ({ company: { id, name, logoUrl } }: { company: ComparedCompany }) => (
  <span className={styles.company}>
    <Seal name={name} logo={logoUrl} size="small" />
    <Anchor href={`/companies/${id}`}>{name}</Anchor>
  </span>
);
