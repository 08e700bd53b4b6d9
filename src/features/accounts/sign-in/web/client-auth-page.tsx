import type { ReactNode } from 'react';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { TextLink } from '#design/text.tsx';
import { loginByUsernameForm } from '#features/accounts/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { AuthAside, AuthFrame } from './auth-frame.tsx';
import { ClientSignUp } from './client-sign-up.tsx';
import { LoginForm } from './login-form.tsx';
import type { clientAuthRoute } from './page-routes.ts';
import { WaitingRequest } from './waiting-request.tsx';

const ClientAuthScreen = ({ search }: { search: { tab?: 'register' } }) => {
  const { accounts } = useStrings();
  const aside = (
    <AuthAside>
      {accounts.areYouProfessional}{' '}
      <TextLink href={href('/company-auth', { tab: 'register' })}>{accounts.signUpAsCompany}</TextLink>
    </AuthAside>
  );
  return (
    <AuthFrame title={accounts.clientArea} picture="/plates/front-door.svg">
      <WaitingRequest />
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
                  <ClientSignUp />
                  {aside}
                </>
              ) : (
                <ClientLogin aside={aside} />
              )
            }
          </PersistentPanels>
        )}
      </Tabs>
    </AuthFrame>
  );
};

const ClientLogin = ({ aside }: { aside: ReactNode }) => {
  const { accounts } = useStrings();
  return (
    <LoginForm
      schema={loginByUsernameForm}
      usernameLabel={accounts.username}
      aside={
        <>
          <AuthAside>
            {accounts.noAccountYet}{' '}
            <TextLink href={href('/client-auth', { tab: 'register' })}>{accounts.registerHere}</TextLink>
          </AuthAside>
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
