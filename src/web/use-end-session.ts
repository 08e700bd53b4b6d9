import { saveDraftFields } from './form/draft-fields.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { useChangeVisitor, useVisitor } from './visitor.ts';

/** A person who was signed out elsewhere is redirected as this page's visitors are. */
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
