import type { ReactNode } from 'react';
import { Notice } from '#design/notice.tsx';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { hasAdminInName } from '#features/accounts/core/rules/has-admin-in-name.ts';
import { loginByUsernameFormSchema } from '#features/accounts/core/web/index.ts';
import { AuthFormNote, AuthPageLayout, LoginForm } from '#features/accounts/sign-in/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import { CompanySignUpWizard } from './company-sign-up-wizard.tsx';
import type { companyAuthRoute } from './page-routes.ts';

const CompanyAuthScreen = ({ search }: { search: { tab?: 'register' } }) => {
  const { accounts } = useStrings();
  const { isPrelaunch } = useSiteSettings();
  const aside = (
    <AuthFormNote>
      {accounts.lookingForCompany} <TextLink href={href('/client-auth')}>{accounts.toClientArea}</TextLink>
    </AuthFormNote>
  );
  return (
    <AuthPageLayout title={accounts.companyPortal} picture="/plates/scaffold.svg">
      {isPrelaunch && <Notice title={accounts.demoWebsite} text={accounts.signupsNotOpen} />}
      <Tabs
        label={accounts.companyPortal}
        stretch
        value={search.tab ?? 'login'}
        items={[
          { value: 'login', label: accounts.login, href: href('/company-auth'), disabled: isPrelaunch },
          {
            value: 'register',
            label: accounts.signUp,
            href: href('/company-auth', { tab: 'register' }),
            disabled: isPrelaunch,
          },
        ]}
      >
        {(open) => (
          <PersistentPanels open={open}>
            {(tab) =>
              tab === 'register' ? (
                <>
                  <CompanySignUpWizard />
                  {aside}
                </>
              ) : (
                <CompanyLogin aside={aside} />
              )
            }
          </PersistentPanels>
        )}
      </Tabs>
    </AuthPageLayout>
  );
};

const CompanyLogin = ({ aside }: { aside: ReactNode }) => {
  const { accounts } = useStrings();
  const { isPrelaunch } = useSiteSettings();
  return (
    <LoginForm
      schema={loginByUsernameFormSchema}
      usernameLabel={accounts.username}
      aside={
        <>
          {!isPrelaunch && (
            <AuthFormNote>
              {accounts.noAccountYet}{' '}
              <TextLink href={href('/company-auth', { tab: 'register' })}>{accounts.registerHere}</TextLink>
            </AuthFormNote>
          )}
          {aside}
        </>
      }
      addressFor={({ username }) => {
        if (!hasAdminInName(username)) return undefined;
        showToast({ title: accounts.adminAccess, text: accounts.adminAccessText });
        return href('/company-dashboard');
      }}
      failure={{ title: accounts.loginFailedCompany, fallback: accounts.checkCredentials }}
    />
  );
};

export const pageDefinition = definePage<typeof companyAuthRoute>({
  tables: ['accounts'],
  queries: () => [],
  head: ({ match, strings: { accounts } }) => ({
    title: accounts.pageTitle(
      match.search.tab === 'register'
        ? `${accounts.signUp} · ${accounts.companyPortal}`
        : accounts.companyPortal,
    ),
    description: accounts.companyAuthDescription,
    canonical: href('/company-auth'),
  }),
  Screen: CompanyAuthScreen,
});
