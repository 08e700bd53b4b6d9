import { showToast } from '../../../design/toast.ts';
import { useStrings } from '../../../web/strings.tsx';
import { useVisitor } from '../../../web/visitor.ts';

/** Runs an action of a signed-in person; anybody else is told what for they should sign in. */
export const useSignedIn = () => {
  const visitor = useVisitor();
  const { companies } = useStrings();
  return (act: () => void, invitation: string) => () => {
    if (visitor) act();
    else showToast({ title: companies.authenticationRequired, text: invitation, icon: 'person-add' });
  };
};
