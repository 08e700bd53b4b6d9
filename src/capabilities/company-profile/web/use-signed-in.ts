import { showToast } from '#design/toast.ts';
import { CLIENT_LOGIN, withWantedPage } from '#web/navigation/wanted-page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** Runs an action of a signed-in person; anybody else reads why they should sign in, and comes back here. */
export const useSignedIn = () => {
  const visitor = useVisitor();
  const { companies, web } = useStrings();
  return (act: () => void, invitation: string) => () => {
    if (visitor) return act();
    showToast({
      title: companies.authenticationRequired,
      text: invitation,
      icon: 'person-add',
      action: { label: web.logIn, href: withWantedPage(CLIENT_LOGIN, location.pathname + location.search) },
    });
  };
};
