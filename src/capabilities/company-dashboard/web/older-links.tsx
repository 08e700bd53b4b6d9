import { LinkButton } from '#design/link-button.tsx';
import styles from './older-links.module.css';
import { addressOfDeskTab, type DeskMatch, type DeskTab } from './tabs.ts';

interface OlderLinksProps {
  tab: DeskTab;
  match: DeskMatch;
  /** Where the list goes on. */
  next: string | null;
  words: { older: string; newest: string };
}

/** Under a list too long for one page: on to what is older, and back to the newest. */
export const OlderLinks = ({ tab, match: { search }, next, words }: OlderLinksProps) => {
  const isLater = search.after !== undefined;
  if (next === null && !isLater) return null;
  const view = search.view && { view: search.view };
  return (
    <div className={styles.links}>
      {isLater && <LinkButton href={addressOfDeskTab(tab, { ...view })}>{words.newest}</LinkButton>}
      {next !== null && (
        <LinkButton href={addressOfDeskTab(tab, { ...view, after: next })}>{words.older}</LinkButton>
      )}
    </div>
  );
};
