import { companyProfileQuestion } from '#company-dashboard/web/questions.ts';
import { addressOfDeskTab, type DeskMatch, isMineIn, leadViewIn } from '#company-dashboard/web/tabs.ts';
import { Segmented } from '#design/segmented.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './leads-bar.module.css';
import { leadPageQuestion } from './questions.ts';

/** Which leads are shown, and how. Who works alone has none but their own. */
export const LeadsBar = ({ match }: { match: DeskMatch }) => {
  const { leads } = useStrings();
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const { items = [] } = useOutcome(leadPageQuestion(match)).answer ?? {};
  const { view, whose, after } = match.search;
  const isAt = { view, whose, after: after?.toString() };
  return (
    <div className={styles.bar}>
      {profile?.hasTeam && (
        <Segmented
          size="small"
          label={leads.whose}
          value={isMineIn(match) ? 'mine' : 'all'}
          options={[
            { value: 'all', label: leads.ofAll, href: addressOfDeskTab('messages', { view }) },
            { value: 'mine', label: leads.mine, href: addressOfDeskTab('messages', { view, whose: 'mine' }) },
          ]}
        />
      )}
      {items.length > 0 && (
        <div className={styles.views}>
          <Segmented
            size="small"
            label={leads.views}
            value={leadViewIn(match)}
            options={[
              {
                value: 'list',
                label: leads.list,
                icon: 'menu',
                href: addressOfDeskTab('messages', { ...isAt, view: 'list' }),
              },
              {
                value: 'board',
                label: leads.board,
                icon: 'grid',
                href: addressOfDeskTab('messages', { ...isAt, view: 'board' }),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
};
