import { Badge } from '#design/badge.tsx';
import { Popover } from '#design/popover.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { VerifiedProof } from '#features/companies/core/contract/verified-proof.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './verified-proofs-badge.module.css';

/** Says what was checked, when and with whom; pressing the badge lists all proofs. */
export const VerifiedProofsBadge = ({
  proofs,
  isDemo,
}: {
  proofs: PublicCompany['verifiedFacts'];
  isDemo: boolean;
}) => {
  const { profile } = useStrings();
  const format = useFormat();
  const dated = proofs.find(({ verifiedAt }) => verifiedAt !== null);
  return (
    <Popover
      title={profile.verifiedTitle}
      renderOpener={(opener) => (
        <button
          type="button"
          {...opener}
          id="verified"
          className={styles.opener}
          title={profile.verifiedTitle}
        >
          <Badge tone="ok" icon="verified">
            {profile.verified}
          </Badge>
          {dated?.verifiedAt && (
            <Text as="span" size="small">
              {profile.checked[dated.source](format.shortDate(new Date(dated.verifiedAt)))}
            </Text>
          )}
        </button>
      )}
    >
      {isDemo && (
        <Text size="small">
          <b>{profile.inventedForDemo}</b>
        </Text>
      )}
      <ul className={styles.proofs}>
        {proofs.map((proof) => (
          <VerifiedProofRow key={proof.kind} proof={proof} />
        ))}
      </ul>
      <Text size="tiny" tone="muted">
        {profile.verifiedNote} <TextLink href={href('/terms')}>{profile.verifiedTerms}</TextLink>
      </Text>
    </Popover>
  );
};

const VerifiedProofRow = ({
  proof: { kind, number, insurer, source, verifiedAt, expiresOn },
}: {
  proof: VerifiedProof;
}) => {
  const format = useFormat();
  const { profile } = useStrings();
  const identifier = number ?? insurer;
  return (
    <li className={styles.proof}>
      <p className={styles.what}>
        <b>{profile.proofKinds[kind]}</b>
        {identifier && (
          <Text as="span" numeric>
            {identifier}
          </Text>
        )}
      </p>
      <Text size="small" tone="muted">
        {profile.proofSources[source]}
      </Text>
      <Text size="small" tone="muted">
        {[
          verifiedAt && profile.checkedOn(format.longDate(new Date(verifiedAt))),
          expiresOn && profile.validUntil(format.longDate(new Date(expiresOn))),
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
    </li>
  );
};
