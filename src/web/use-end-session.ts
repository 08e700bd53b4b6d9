import { savePageFields } from './form/restored-page-fields.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { useReplaceVisitor, useVisitor } from './visitor.ts';

/** A person who was signed out elsewhere is redirected as this page's visitors are. */
export const useEndSession = () => {
  const { shownPage, navigate } = useNavigation();
  const changeVisitor = useReplaceVisitor();
  const visitor = useVisitor();
  return () => {
    if (visitor) savePageFields(visitor.id, shownPage.address);
    changeVisitor(null);
    navigate(shownPage.address);
  };
};
