import type { ReactNode } from 'react';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { TextLink } from '#design/text.tsx';
import { loginFormSchema } from '#features/accounts/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { AuthFormNote, AuthPageLayout } from './auth-page-layout.tsx';
import { EndedSessionNote, useLoginTitle } from './ended-session-note.tsx';
import { LoginForm } from './login-form.tsx';
import type { authRoute } from './page-routes.ts';
import { RegisterForm } from './register-form.tsx';

const LOGIN = href('/auth');
const REGISTER = href('/auth', { tab: 'register' });

const AuthScreen = ({ search }: { search: { tab?: 'register' } }) => {
  const { accounts } = useStrings();
  const tab = search.tab ?? 'login';
  const title = useLoginTitle(accounts.authTitle);
  const aside = (
    <AuthFormNote>
      {tab === 'register' ? accounts.haveAccount : accounts.noAccountYet}{' '}
      <TextLink href={tab === 'register' ? LOGIN : REGISTER}>
        {tab === 'register' ? accounts.logInHere : accounts.registerHere}
      </TextLink>
    </AuthFormNote>
  );
  return (
    <AuthPageLayout title={title} picture="/plates/front-door.svg">
      <EndedSessionNote />
      <Tabs
        label={accounts.authTitle}
        stretch
        value={tab}
        items={[
          { value: 'login', label: accounts.login, href: LOGIN },
          { value: 'register', label: accounts.register, href: REGISTER },
        ]}
      >
        {(open) => (
          <PersistentPanels open={open}>
            {(tab) =>
              tab === 'register' ? (
                <>
                  <RegisterForm />
                  {aside}
                </>
              ) : (
                <GenericLogin aside={aside} />
              )
            }
          </PersistentPanels>
        )}
      </Tabs>
    </AuthPageLayout>
  );
};

const GenericLogin = ({ aside }: { aside: ReactNode }) => {
  const { accounts } = useStrings();
  return (
    <LoginForm
      schema={loginFormSchema}
      usernameLabel={accounts.usernameOrEmail}
      aside={aside}
      failure={{ title: accounts.loginFailed, fallback: accounts.invalidCredentials }}
    />
  );
};

export const pageDefinition = definePage<typeof authRoute>({
  tables: ['accounts'],
  queries: () => [],
  head: ({ match, strings: { accounts } }) => ({
    title: accounts.pageTitle(match.search.tab === 'register' ? accounts.register : accounts.login),
    description: accounts.authDescription,
    canonical: href('/auth'),
  }),
  Screen: AuthScreen,
});
