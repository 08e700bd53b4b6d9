import { LinkButton } from '#design/link-button.tsx';
import { useStrings } from '#web/strings.tsx';
import { addressOfView } from './addresses.ts';
import styles from './page-links.module.css';
import type { ProfileMatch, ProfileTab } from './questions.ts';

interface PageLinksProps {
  match: ProfileMatch;
  tab: ProfileTab;
  /** Where the list goes on. */
  next: string | null;
}

/** Under a list too long for one page: on to what is older, and back to the newest. */
export const PageLinks = ({ match, tab, next }: PageLinksProps) => {
  const { profile } = useStrings();
  const isLater = match.search.after !== undefined;
  if (next === null && !isLater) return null;
  return (
    <div className={styles.links}>
      {isLater && <LinkButton href={addressOfView(match, { tab }, '#profile')}>{profile.newest}</LinkButton>}
      {next !== null && (
        <LinkButton href={addressOfView(match, { tab, after: next }, '#profile')}>{profile.older}</LinkButton>
      )}
    </div>
  );
};
