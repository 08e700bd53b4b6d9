import { useQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { ToastAction } from '#design/toast.ts';
import type { CompanyProofs } from '#features/companies/proofs/contract/proofs.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ProofRow } from './proof-row.tsx';
import styles from './proofs-panel.module.css';
import { proofsQuery } from './queries.ts';

/** Shows what is verified about the own company, what waits for it, and how to add to it. */
export const ProofsPanel = ({ wayBack }: { wayBack?: ToastAction | undefined }) => {
  const { proofs } = useStrings();
  const { data: companyProofs, error } = useQuery(proofsQuery);
  return (
    <FoldingPanel title={proofs.title}>
      <PanelBody>
        <Text size="small" tone="muted">
          {error && !companyProofs ? proofs.loadFailed : proofs.lead}
        </Text>
      </PanelBody>
      {companyProofs && (
        <ul>
          <VatRow vat={companyProofs.vat} />
          {companyProofs.facts.map((proof) => (
            <ProofRow
              key={proof.kind}
              proof={proof}
              registrationNumber={companyProofs.registrationNumber}
              wayBack={wayBack}
            />
          ))}
        </ul>
      )}
    </FoldingPanel>
  );
};

const VatRow = ({ vat: { number, state, source, verifiedAt } }: Pick<CompanyProofs, 'vat'>) => {
  const { proofs } = useStrings();
  const format = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{proofs.kinds.vat}</h3>
        <Text size="small" tone="muted">
          {proofs.hints.vat}
        </Text>
      </div>
      <div className={styles.claim}>
        <p className={styles.state}>
          {number && (
            <Text as="span" numeric>
              {number}
            </Text>
          )}
          {state === 'verified' ? (
            <Badge tone="ok" icon="verified">
              {proofs.states.verified}
            </Badge>
          ) : (
            <Badge tone={state === 'waiting' ? 'warn' : 'plain'}>{proofs.states[state]}</Badge>
          )}
        </p>
        {state === 'verified' && (
          <Text size="small" tone="muted">
            {verifiedAt
              ? proofs.verifiedOn(format.longDate(new Date(verifiedAt)), proofs.sources[source])
              : proofs.verified(proofs.sources[source])}
          </Text>
        )}
      </div>
    </li>
  );
};
