import { Badge } from '#design/badge.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { formatLongDate } from '#kernel/dates.ts';
import type { CompanyProofs } from '#proofs/contract/proofs.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { ProofRow } from './proof-row.tsx';
import styles from './proofs-panel.module.css';
import { proofsQuestion } from './questions.ts';

/** What is verified of the own company, what waits to be, and how to add to it. */
export const ProofsPanel = () => {
  const { proofs } = useStrings();
  const { answer, error } = useOutcome(proofsQuestion);
  return (
    <Panel title={proofs.title}>
      <PanelBody>
        <Text size="small" tone="muted">
          {error && !answer ? proofs.loadFailed : proofs.lead}
        </Text>
      </PanelBody>
      {answer && (
        <ul>
          <VatRow vat={answer.vat} />
          {answer.facts.map((proof) => (
            <ProofRow key={proof.kind} proof={proof} registrationNumber={answer.registrationNumber} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const VatRow = ({ vat: { number, state, source, verifiedAt } }: Pick<CompanyProofs, 'vat'>) => {
  const { proofs } = useStrings();
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
              ? proofs.verifiedOn(formatLongDate(new Date(verifiedAt)), proofs.sources[source])
              : proofs.verified(proofs.sources[source])}
          </Text>
        )}
      </div>
    </li>
  );
};
