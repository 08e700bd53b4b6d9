import { useRef } from 'react';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { profileViewHref } from './profile-hrefs.ts';
import { type ProfileMatch, profileTabOf } from './queries.ts';

/**
 * The open project is in the URL: Back closes it, as people expect on a phone, and a link can lead to it. Closing goes
 * back in the history if it was opened here.
 */
export const useOpenProjectInUrl = (match: ProfileMatch) => {
  const { navigate } = useNavigation();
  const wasOpenedHere = useRef(false);
  const view = { tab: profileTabOf(match), after: match.search.after?.toString() };
  return {
    open: match.search.project,
    addressOf: (project: number) => profileViewHref(match, { ...view, project }),
    remember: () => {
      wasOpenedHere.current = true;
    },
    close: () => {
      if (wasOpenedHere.current) history.back();
      else navigate(profileViewHref(match, view), { replace: true, stay: true });
      wasOpenedHere.current = false;
    },
  };
};
