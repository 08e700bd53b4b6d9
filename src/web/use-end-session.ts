import { saveDraftFields } from './form/draft-fields.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { useChangeVisitor, useVisitor } from './visitor.ts';

/**
 * A person who was signed out meanwhile, in another tab or from another device, is led to where this page's
 * strangers are sent.
 */
export const useEndSession = () => {
  const { shownPage, navigate } = useNavigation();
  const changeVisitor = useChangeVisitor();
  const visitor = useVisitor();
  return () => {
    if (visitor) saveDraftFields(visitor.id, shownPage.address);
    changeVisitor(null);
    navigate(shownPage.address);
  };
};
