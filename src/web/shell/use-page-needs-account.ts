import { href } from '#kernel/href.ts';
import { redirectFor } from '#web/navigation/find-route.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useVisitor } from '#web/visitor.ts';

/** The office answers strangers with 404 instead of a login, so its access does not say that it needs an account. */
const OFFICE: string = href('/admin');

/** Says whether the page needs an account: only there a person's places stand below the header (reading 78). */
export const usePageNeedsAccount = (): boolean => {
  const visitor = useVisitor();
  const { found } = useNavigation().shownPage;
  if (!visitor || visitor.mustAddFactor) return false;
  if (found.name === 'notYours') return true;
  if (found.route.path.startsWith(OFFICE)) return visitor.userType === 'admin';
  return redirectFor(found, null) !== null;
};
