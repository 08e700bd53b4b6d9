import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { showToast } from '#design/toast.ts';
import { ApiError } from '#web/api-client.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-not-found.module.css';

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** A reader who has looked at too many profiles is told how long to wait, or to sign in. */
const waitOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429 ? error.wire.message : undefined;

/** Replaces the page if the company is gone, its id is invalid or the call failed. */
export const CompanyNotFound = ({ error }: { error: unknown }) => {
  const { companies, profile, web } = useStrings();
  const status = statusOf(error);
  const hasFailed = status !== 404 && status !== 400;
  const wait = waitOf(error);
  const isFault = hasFailed && wait === undefined;
  useEffect(() => {
    if (isFault) showToast({ title: web.error, text: profile.fetchFailed, tone: 'destructive' });
  }, [isFault, profile, web]);
  const title = wait === undefined ? profile.fetchFailed : profile.tooMany;
  const message = status === 404 ? companies.companyNotFound : profile.invalidId;
  return (
    <PageWrap className={styles.page}>
      <EmptyState
        art={<SearchArt />}
        level={1}
        title={hasFailed ? title : message}
        text={hasFailed ? (wait ?? web.partFailed) : profile.companyNotFoundText}
        action={
          hasFailed ? (
            <Button variant="secondary" onClick={() => location.reload()}>
              {web.tryAgain}
            </Button>
          ) : (
            <LinkButton variant="primary" href={browseServicesHref()}>
              {profile.browseCompanies}
            </LinkButton>
          )
        }
      />
    </PageWrap>
  );
};
