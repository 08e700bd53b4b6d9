import { type ReactNode, useState } from 'react';
import type { FactState } from '#companies/rules/facts.ts';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { useIsLive } from '#design/use-is-live.ts';
import type { Claim, CompanyFact } from '#proofs/contract/proofs.ts';
import { useStrings } from '#web/strings.tsx';
import { type Format, useFormat } from '#web/use-format.ts';
import { useLatePart } from '#web/use-late-part.ts';
import { FactDocument } from './fact-document.tsx';
import styles from './facts-panel.module.css';

/** The dialogs come when they are first asked for. */
const useDialogs = ({ fact, registrationNumber }: FactRowProps) => {
  const late = useLatePart(['facts']);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const onClose = () => setDialog(null);
  const enter = async () => {
    const part = await late(() => import('./enter-fact.tsx'));
    if (!part) return;
    setDialog(<part.EnterFact fact={fact} registrationNumber={registrationNumber} onClose={onClose} />);
  };
  const withdraw = async (open: Claim) => {
    const part = await late(() => import('./withdraw-fact.tsx'));
    if (part) setDialog(<part.WithdrawFact fact={fact} open={open} onClose={onClose} />);
  };
  return { dialog, enter, withdraw };
};

interface FactRowProps {
  fact: CompanyFact;
  registrationNumber: string | null;
}

/** One fact: what was verified, beside it what is to be. */
export const FactRow = (props: FactRowProps) => {
  const { facts } = useStrings();
  const isLive = useIsLive();
  const { dialog, enter, withdraw } = useDialogs(props);
  const { fact } = props;
  const { kind, settled, open } = fact;
  const isNew = !settled && !open;
  const name = facts.kinds[kind];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <Text size="small" tone="muted">
          {facts.hints[kind]}
        </Text>
      </div>
      <div className={styles.states}>
        {isNew && (
          <p className={styles.state}>
            <Badge>{facts.states.none}</Badge>
          </p>
        )}
        {settled && <ClaimLines claim={settled} source={facts.sources[fact.source]} />}
        {open && <ClaimLines claim={open} source={facts.sources[fact.source]} />}
        {open && settled?.state === 'verified' && (
          <Text size="small" tone="muted">
            {facts.keepsUntilDecided}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          disabled={!isLive}
          aria-label={isNew ? facts.add(name) : facts.replace(name)}
          onClick={() => void enter()}
        >
          {isNew ? facts.addShort : facts.replaceShort}
        </Button>
        {open && (
          <Button
            size="small"
            disabled={!isLive}
            aria-label={facts.withdraw(name)}
            onClick={() => void withdraw(open)}
          >
            {facts.withdrawShort}
          </Button>
        )}
      </div>
      {dialog}
    </li>
  );
};

const tones: Record<FactState, BadgeTone> = {
  incomplete: 'warn',
  waiting: 'warn',
  refused: 'danger',
  verified: 'ok',
  ended: 'plain',
};

const ClaimLines = ({ claim, source }: { claim: Claim; source: string }) => {
  const { facts } = useStrings();
  const format = useFormat();
  const { id, state, number, insurer, document } = claim;
  return (
    <div className={styles.claim}>
      <p className={styles.state}>
        <Text as="span" numeric>
          {[insurer, number].filter(Boolean).join(', ')}
        </Text>
        <Badge tone={tones[state]} icon={state === 'verified' ? 'verified' : undefined}>
          {facts.states[state]}
        </Badge>
      </p>
      {linesOf(claim, source, facts, format).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      {document && (
        <FactDocument document={{ ...document, factId: id }} label={facts.openDocument(document.name)} />
      )}
    </div>
  );
};

type Words = ReturnType<typeof useStrings>['facts'];

/** Since when, until when, and why not. */
const linesOf = (
  { state, submittedAt, decidedAt, expiresOn, refusedFor, refusedWhy }: Claim,
  source: string,
  facts: Words,
  format: Format,
): string[] => {
  const inWords = (day: string) => format.longDate(new Date(day));
  if (refusedFor && refusedWhy) return [facts.refusedFor[refusedFor], refusedWhy];
  if (state === 'ended') return expiresOn ? [facts.endedOn(inWords(expiresOn))] : [];
  const lines = [
    decidedAt ? facts.verifiedOn(inWords(decidedAt), source) : facts.sentOn(inWords(submittedAt)),
  ];
  return expiresOn ? [...lines, facts.until(inWords(expiresOn))] : lines;
};
