import { type FunctionComponent, Suspense } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { NavigationProgress } from '#design/navigation-progress.tsx';
import { Skeleton, SkeletonRows } from '#design/skeleton.tsx';
import { Spinner } from '#design/spinner.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { ToastRegion } from '#design/toast-region.tsx';
import { useRestoredPageFields } from '#web/form/restored-page-fields.ts';
import { redirectFor } from '#web/navigation/find-route.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import styles from './page-shell.module.css';
import { PageTitle } from './page-title.tsx';
import { PrelaunchBanner } from './prelaunch-banner.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { useSignedInHeader } from './signed-in/use-signed-in-header.ts';
import { usePageNeedsAccount } from './use-page-needs-account.ts';

/** Frames every page with notice, header and footer. */
export const PageShell = () => {
  const { web } = useStrings();
  const { isSlow } = useNavigation();
  useRestoredPageFields();
  const visitor = useVisitor();
  const ownFrame = useSignedInHeader(visitor !== null);
  const isApp = usePageNeedsAccount();
  const app = visitor && isApp ? ownFrame : null;
  return (
    <>
      <a className={styles.skip} href="#content">
        {web.skipToContent}
      </a>
      <NavigationProgress active={isSlow} />
      <PrelaunchBanner />
      <SiteHeader ownFrame={ownFrame} isApp={app !== null} />
      {visitor && app && (
        <>
          <app.PlacesRow visitor={visitor} />
          <app.TabBar visitor={visitor} />
        </>
      )}
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={isSlow || undefined}>
        <CurrentPage />
      </main>
      {app ? <app.AppFooter /> : <SiteFooter />}
      <PageTitle />
      <SignInPrompt />
      <ToastRegion label={web.notifications} dismissLabel={web.dismiss} />
    </>
  );
};

const CurrentPage = () => {
  const { shownPage: place, coming, comingTo, failure } = useNavigation();
  const visitor = useVisitor();
  // The person has signed out: their page goes immediately, and with it all that would fetch more.
  if (visitor === null && redirectFor(place.found, null) !== null) return <PageSpinner />;
  // A match comes from its page's own route, which no type can say of any page.
  const OwnSkeleton = coming === 'unknown' ? undefined : coming?.Skeleton;
  const Coming = OwnSkeleton ?? (coming === 'unknown' ? PageSpinner : PageSkeleton);
  const Screen = (coming === null ? place.page.Screen : Coming) as FunctionComponent<object>;
  const { match } = coming === null ? place.found : (comingTo ?? place.found);
  return (
    <ErrorBoundary address={place.address} failure={coming === null && failure}>
      <Suspense fallback={<PageSpinner />}>
        <Screen {...match} />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Most pages are a heading over a list. */
const PageSkeleton = () => (
  <PageWrap className={styles.coming}>
    <VisuallyHidden>
      <output>{useStrings().web.loading}</output>
    </VisuallyHidden>
    <Skeleton className={styles.heading} />
    <SkeletonRows rows={6} />
  </PageWrap>
);

const PageSpinner = () => (
  <div className={styles.waiting}>
    <Spinner label={useStrings().web.loading} />
  </div>
);
