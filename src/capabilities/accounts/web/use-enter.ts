import { landingOf } from '../../../web/navigation/access.ts';
import { useNavigation } from '../../../web/navigation/navigation.tsx';
import { useChangeVisitor } from '../../../web/visitor.ts';
import type { User } from '../contract/visitor.ts';

/** Takes over who has just signed in: the header changes at once, then their own page comes. */
export const useEnter = () => {
  const changeVisitor = useChangeVisitor();
  const { navigate } = useNavigation();
  return (user: User, address = landingOf(user)) => {
    changeVisitor(user);
    navigate(address);
  };
};
