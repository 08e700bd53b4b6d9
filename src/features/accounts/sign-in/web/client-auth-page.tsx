import type { ReactNode } from 'react';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { TextLink } from '#design/text.tsx';
import { loginByUsernameFormSchema } from '#features/accounts/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { AuthFormNote, AuthPageLayout } from './auth-page-layout.tsx';
import { ClientSignUpForm } from './client-sign-up-form.tsx';
import { EndedSessionNote, useLoginTitle } from './ended-session-note.tsx';
import { LoginForm } from './login-form.tsx';
import type { clientAuthRoute } from './page-routes.ts';
import { WaitingRequestNotice } from './waiting-request-notice.tsx';

const ClientAuthScreen = ({ search }: { search: { tab?: 'register' } }) => {
  const { accounts } = useStrings();
  const title = useLoginTitle(accounts.clientArea);
  const aside = (
    <AuthFormNote>
      {accounts.areYouProfessional}{' '}
      <TextLink href={href('/company-auth', { tab: 'register' })}>{accounts.signUpAsCompany}</TextLink>
    </AuthFormNote>
  );
  return (
    <AuthPageLayout title={title} picture="/plates/front-door.svg">
      <EndedSessionNote />
      <WaitingRequestNotice />
      <Tabs
        label={accounts.clientArea}
        stretch
        value={search.tab ?? 'login'}
        items={[
          { value: 'login', label: accounts.login, href: href('/client-auth') },
          { value: 'register', label: accounts.signUp, href: href('/client-auth', { tab: 'register' }) },
        ]}
      >
        {(open) => (
          <PersistentPanels open={open}>
            {(tab) =>
              tab === 'register' ? (
                <>
                  <ClientSignUpForm />
                  {aside}
                </>
              ) : (
                <ClientLogin aside={aside} />
              )
            }
          </PersistentPanels>
        )}
      </Tabs>
    </AuthPageLayout>
  );
};

const ClientLogin = ({ aside }: { aside: ReactNode }) => {
  const { accounts } = useStrings();
  return (
    <LoginForm
      schema={loginByUsernameFormSchema}
      usernameLabel={accounts.username}
      aside={
        <>
          <AuthFormNote>
            {accounts.noAccountYet}{' '}
            <TextLink href={href('/client-auth', { tab: 'register' })}>{accounts.registerHere}</TextLink>
          </AuthFormNote>
          {aside}
        </>
      }
      failure={{ title: accounts.loginFailed, fallback: accounts.invalidCredentials }}
    />
  );
};

export const pageDefinition = definePage<typeof clientAuthRoute>({
  tables: ['accounts'],
  queries: () => [],
  head: ({ match, strings: { accounts } }) => ({
    title: accounts.pageTitle(
      match.search.tab === 'register' ? `${accounts.signUp} · ${accounts.clientArea}` : accounts.clientArea,
    ),
    description: accounts.clientAuthDescription,
    canonical: href('/client-auth'),
  }),
  Screen: ClientAuthScreen,
});
