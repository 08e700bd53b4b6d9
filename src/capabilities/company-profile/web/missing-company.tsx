import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { showToast } from '#design/toast.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './missing-company.module.css';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** What stands where a company should: it is not there, its id is none, or the call failed. */
export const MissingCompany = ({ error }: { error: unknown }) => {
  const { companies, profile } = useStrings();
  const status = statusOf(error);
  if (status !== 404 && status !== 400) return <FailedFetch />;
  const isMissing = status === 404;
  return (
    <Wrap className={styles.page}>
      <EmptyState
        art={<SearchArt />}
        level={1}
        title={isMissing ? companies.companyNotFound : profile.invalidId}
        text={isMissing ? profile.companyNotFoundText : profile.invalidIdText}
        action={
          <LinkButton look="primary" href="/#browse-services">
            {profile.browseCompanies}
          </LinkButton>
        }
      />
    </Wrap>
  );
};

const FailedFetch = () => {
  const { profile } = useStrings();
  useEffect(() => {
    showToast({ title: profile.error, text: profile.fetchFailed, tone: 'destructive' });
  }, [profile]);
  return (
    <Wrap className={styles.page}>
      <EmptyState
        art={<StonesArt />}
        level={1}
        title={profile.fetchFailed}
        text={profile.fetchFailedText}
        action={
          <Button look="secondary" onClick={() => location.reload()}>
            {profile.tryAgain}
          </Button>
        }
      />
    </Wrap>
  );
};
