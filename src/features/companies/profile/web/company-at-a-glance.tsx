import type { ReactNode } from 'react';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { TranslatableText } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './company-at-a-glance.module.css';

interface Fact {
  term: string;
  value: ReactNode;
  /** The name stands large where the value is a sentence. */
  isSentence?: boolean;
  note?: string;
}

/** Answers what people ask first: how long, how many, how soon, insured, and which guarantee. */
export const CompanyAtAGlance = ({ company }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const facts = useCompanyFacts(company);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{profile.atAGlance}</h2>
      <dl className={styles.cells}>
        {facts.map(({ term, value, isSentence, note }) => (
          <div key={term}>
            <dt className={isSentence ? styles.large : undefined}>{term}</dt>
            <dd className={isSentence ? undefined : styles.large}>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
};

const useCompanyFacts = (company: PublicCompany): Fact[] => {
  const { profile } = useStrings();
  const { foundedIn, teamSize, responseHours, guarantee } = company;
  const insurance = useInsurance(company);
  const facts: (false | Fact)[] = [
    foundedIn !== null && { term: profile.inTradeSince, value: profile.since(String(foundedIn)) },
    teamSize !== null && { term: profile.team, value: profile.people(teamSize) },
    responseHours !== null && {
      term: profile.responseTime,
      value: profile.answersWithin(responseHours),
      note: profile.responseTimeNote,
    },
    insurance !== null && { term: profile.insurance, value: insurance, isSentence: true },
    guarantee !== null && {
      term: profile.guarantee,
      value: (
        <TranslatableText
          key="guarantee"
          of="guarantee"
          id={company.id}
          text={guarantee}
          offer={company.guaranteeTranslation}
        />
      ),
      isSentence: true,
    },
  ];
  return facts.filter((fact) => fact !== false);
};

/** Returns when we looked at the policy and until when it holds. */
const useInsurance = ({ verifiedFacts }: PublicCompany): string | null => {
  const format = useFormat();
  const { profile } = useStrings();
  const policy = verifiedFacts.find(({ kind }) => kind === 'insurance');
  if (!policy) return null;
  const { verifiedAt, expiresOn } = policy;
  return [
    verifiedAt && profile.checkedOn(format.longDate(new Date(verifiedAt))),
    expiresOn && profile.validUntil(format.longDate(new Date(expiresOn))),
  ]
    .filter(Boolean)
    .join(', ');
};
