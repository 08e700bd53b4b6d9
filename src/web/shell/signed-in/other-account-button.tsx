import { Button } from '#design/button.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';

/** Signs out and opens the same page again, which leads a visitor to the login and from there back. */
export const OtherAccountButton = () => {
  const { ownFrame } = useStrings();
  const { shownPage } = useNavigation();
  const signOut = useSignOut();
  return (
    <Button variant="secondary" onClick={() => void signOut(shownPage.address)}>
      {ownFrame.otherAccount}
    </Button>
  );
};
