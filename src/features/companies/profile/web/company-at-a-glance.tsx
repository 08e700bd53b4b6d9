import type { ReactNode } from 'react';
import { Text } from '#design/text.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { TranslatableText } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './company-at-a-glance.module.css';
import { useWorkAreaText } from './contact-details.tsx';

/** Answers what people ask first: how long, how many, how soon, insured, which guarantee, and where. */
export const CompanyAtAGlance = ({ company }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const facts = useCompanyFacts(company);
  const worksIn = useWorkAreaText(company);
  if (facts.length === 0 && !company.areaMap) return null;
  return (
    <section>
      <h2>{profile.atAGlance}</h2>
      <div className={styles.glance}>
        {facts.length > 0 && (
          <dl className={styles.terms}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {company.areaMap && (
          <GalleryImage
            src={company.areaMap}
            alt={worksIn ?? ''}
            width={430}
            height={620}
            sizes="180px"
            className={styles.map}
          />
        )}
      </div>
    </section>
  );
};

const useCompanyFacts = (company: PublicCompany) => {
  const { profile } = useStrings();
  const { foundedIn, teamSize, responseHours, guarantee } = company;
  const insurance = useInsurance(company);
  const rows: (false | [term: string, value: ReactNode])[] = [
    foundedIn !== null && [profile.inTradeSince, profile.since(String(foundedIn))],
    teamSize !== null && [profile.team, profile.people(teamSize)],
    responseHours !== null && [
      profile.responseTime,
      <>
        {profile.answersWithin(responseHours)}
        <Text size="small" tone="muted">
          {profile.responseTimeNote}
        </Text>
      </>,
    ],
    insurance !== null && [profile.insurance, insurance],
    guarantee !== null && [
      profile.guarantee,
      <TranslatableText
        key="guarantee"
        of="guarantee"
        id={company.id}
        text={guarantee}
        offer={company.guaranteeTranslation}
      />,
    ],
  ];
  return rows.filter((row) => row !== false);
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
