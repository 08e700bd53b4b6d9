import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { oneDecimal } from '#companies/rules/card.ts';
import { profilePath } from '#companies/rules/profile-address.ts';
import { Anchor } from '#design/anchor.tsx';
import { Seal } from '#design/seal.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { listSimilarCompanies, type SimilarCompany } from '#messaging/contract/similar-companies.ts';
import { questionFor, useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './similar-companies.module.css';

interface SimilarCompaniesProps {
  partnerId: number;
  /** The last message of the company: it may be the one that says no. */
  told: number | undefined;
}

/** Under the words of a company that has declined: whom to ask instead. */
export const SimilarCompanies = ({ partnerId, told }: SimilarCompaniesProps) => {
  const { talk } = useStrings();
  const client = useQueryClient();
  const question = questionFor(listSimilarCompanies, { params: { partnerId } });
  const { answer: companies = [] } = useOutcome(question);
  const { queryKey } = question;
  const known = useRef(told);
  useEffect(() => {
    if (known.current === told) return;
    known.current = told;
    void client.invalidateQueries({ queryKey });
  });
  if (companies.length === 0) return null;
  return (
    <aside className={styles.similar} aria-label={talk.similar}>
      <p className={styles.title}>{talk.similar}</p>
      <ul className={styles.list}>
        {companies.map((company) => (
          <li key={company.id}>
            <Similar company={company} />
          </li>
        ))}
      </ul>
    </aside>
  );
};

const Similar = ({ company }: { company: SimilarCompany }) => {
  const { talk } = useStrings();
  const { name, logoUrl, city, ratingAverage } = company;
  return (
    <Anchor className={styles.company} href={profilePath(company)}>
      <Seal name={name} logo={logoUrl} size="small" />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.place}>{city}</span>
        {ratingAverage !== null && (
          <StarRating value={ratingAverage} label={talk.similarRating(oneDecimal(ratingAverage))} />
        )}
      </span>
    </Anchor>
  );
};
