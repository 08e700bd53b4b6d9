import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { ProofState } from '#features/companies/core/rules/proofs.ts';
import type { ProofClaim } from '#features/companies/proofs/contract/proofs.ts';
import { useStrings } from '#web/strings.tsx';
import { type LocaleFormat, useFormat } from '#web/use-format.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { ProofDocumentLink } from './proof-document-link.tsx';
import { proofElementId } from './proof-href.ts';
import styles from './proofs-panel.module.css';
import type { SubmitProofProps } from './submit-proof-props.ts';

/** The dialogs load when they are first opened. */
const useDialogs = ({ proof, registrationNumber, wayBack }: ProofRowProps) => {
  const late = useLazyComponent(['proofs']);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const onClose = () => setDialog(null);
  const enter = async () => {
    const part = await late(() => import('./submit-proof-dialog.tsx'));
    if (!part) return;
    setDialog(
      <part.SubmitProofDialog
        proof={proof}
        registrationNumber={registrationNumber}
        wayBack={wayBack}
        onClose={onClose}
      />,
    );
  };
  const withdraw = async (open: ProofClaim) => {
    const part = await late(() => import('./withdraw-proof-dialog.tsx'));
    if (part) setDialog(<part.WithdrawProofDialog proof={proof} open={open} onClose={onClose} />);
  };
  return { dialog, enter, withdraw };
};

type ProofRowProps = Omit<SubmitProofProps, 'onClose'>;

/** Shows one proof: the settled claim and the open one beside it. */
export const ProofRow = (props: ProofRowProps) => {
  const { proofs } = useStrings();
  const isLive = useIsHydrated();
  const { dialog, enter, withdraw } = useDialogs(props);
  const { proof } = props;
  const { kind, settled, open } = proof;
  const isNew = !settled && !open;
  const name = proofs.kinds[kind];
  const openIfLinked = useEffectEvent(() => {
    if (location.hash === `#${proofElementId(kind)}`) void enter();
  });
  useEffect(() => openIfLinked(), []);
  return (
    <li id={proofElementId(kind)} className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <Text size="small" tone="muted">
          {proofs.hints[kind]}
        </Text>
      </div>
      <div className={styles.states}>
        {isNew && (
          <p className={styles.state}>
            <Badge>{proofs.states.none}</Badge>
          </p>
        )}
        {settled && <ClaimDetails claim={settled} source={proofs.sources[proof.source]} />}
        {open && <ClaimDetails claim={open} source={proofs.sources[proof.source]} />}
        {open && settled?.state === 'verified' && (
          <Text size="small" tone="muted">
            {proofs.keepsUntilDecided}
          </Text>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          disabled={!isLive}
          aria-label={isNew ? proofs.add(name) : proofs.replace(name)}
          onClick={() => void enter()}
        >
          {isNew ? proofs.addShort : proofs.replaceShort}
        </Button>
        {open && (
          <Button
            size="small"
            disabled={!isLive}
            aria-label={proofs.withdraw(name)}
            onClick={() => void withdraw(open)}
          >
            {proofs.withdrawShort}
          </Button>
        )}
      </div>
      {dialog}
    </li>
  );
};

const tones: Record<ProofState, BadgeTone> = {
  incomplete: 'warn',
  waiting: 'warn',
  refused: 'danger',
  verified: 'ok',
  ended: 'plain',
};

const ClaimDetails = ({ claim, source }: { claim: ProofClaim; source: string }) => {
  const { proofs } = useStrings();
  const format = useFormat();
  const { id, state, number, insurer, document } = claim;
  return (
    <div className={styles.claim}>
      <p className={styles.state}>
        <Text as="span" numeric>
          {[insurer, number].filter(Boolean).join(', ')}
        </Text>
        <Badge tone={tones[state]} icon={state === 'verified' ? 'verified' : undefined}>
          {proofs.states[state]}
        </Badge>
      </p>
      {detailsOf(claim, source, proofs, format).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      {document && (
        <ProofDocumentLink
          document={{ ...document, factId: id }}
          label={proofs.openDocument(document.name)}
        />
      )}
    </div>
  );
};

type Words = ReturnType<typeof useStrings>['proofs'];

/** Says since when it holds, until when, and why it was refused. */
const detailsOf = (
  { state, submittedAt, decidedAt, expiresOn, refusedFor, refusedWhy }: ProofClaim,
  source: string,
  proofs: Words,
  format: LocaleFormat,
): string[] => {
  const inWords = (day: string) => format.longDate(new Date(day));
  if (refusedFor && refusedWhy) return [proofs.refusedFor[refusedFor], refusedWhy];
  if (state === 'ended') return expiresOn ? [proofs.endedOn(inWords(expiresOn))] : [];
  const lines = [
    decidedAt ? proofs.verifiedOn(inWords(decidedAt), source) : proofs.sentOn(inWords(submittedAt)),
  ];
  return expiresOn ? [...lines, proofs.until(inWords(expiresOn))] : lines;
};
