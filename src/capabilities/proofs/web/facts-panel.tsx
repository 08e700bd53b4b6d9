import { Badge } from '#design/badge.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { CompanyFacts } from '#proofs/contract/proofs.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { FactRow } from './fact-row.tsx';
import styles from './facts-panel.module.css';
import { factsQuestion } from './questions.ts';

/** What is verified of the own company, what waits to be, and how to add to it. */
export const FactsPanel = () => {
  const { facts } = useStrings();
  const { answer, error } = useOutcome(factsQuestion);
  return (
    <Panel title={facts.title}>
      <PanelBody>
        <Text size="small" tone="muted">
          {error && !answer ? facts.loadFailed : facts.lead}
        </Text>
      </PanelBody>
      {answer && (
        <ul>
          <VatRow vat={answer.vat} />
          {answer.facts.map((fact) => (
            <FactRow key={fact.kind} fact={fact} registrationNumber={answer.registrationNumber} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const VatRow = ({ vat: { number, state, source, verifiedAt } }: Pick<CompanyFacts, 'vat'>) => {
  const format = useFormat();
  const { facts } = useStrings();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{facts.kinds.vat}</h3>
        <Text size="small" tone="muted">
          {facts.hints.vat}
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
              {facts.states.verified}
            </Badge>
          ) : (
            <Badge tone={state === 'waiting' ? 'warn' : 'plain'}>{facts.states[state]}</Badge>
          )}
        </p>
        {state === 'verified' && (
          <Text size="small" tone="muted">
            {verifiedAt
              ? facts.verifiedOn(format.longDate(new Date(verifiedAt)), facts.sources[source])
              : facts.verified(facts.sources[source])}
          </Text>
        )}
      </div>
    </li>
  );
};
