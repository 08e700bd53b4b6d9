import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SimilarCompanyList } from '#features/companies/core/web/index.ts';
import { listSimilarCompanies } from '#features/messaging/core/contract/similar-companies.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './similar-companies-suggestion.module.css';

interface SimilarCompaniesProps {
  partnerId: number;
  /** The company's last message may be the one that declines. */
  lastMessageId: number | undefined;
}

/** After a company has declined, this suggests others to ask. */
export const SimilarCompaniesSuggestion = ({ partnerId, lastMessageId }: SimilarCompaniesProps) => {
  const { talk } = useStrings();
  const client = useQueryClient();
  const query = queryFor(listSimilarCompanies, { params: { partnerId } });
  const { data: companies = [] } = useQuery(query);
  const { queryKey } = query;
  const previousId = useRef(lastMessageId);
  useEffect(() => {
    if (previousId.current === lastMessageId) return;
    previousId.current = lastMessageId;
    void client.invalidateQueries({ queryKey });
  });
  if (companies.length === 0) return null;
  return (
    <aside className={styles.similar} aria-label={talk.similar}>
      <p className={styles.title}>{talk.similar}</p>
      <SimilarCompanyList companies={companies} outOfFive={talk.similarRating} />
    </aside>
  );
};
