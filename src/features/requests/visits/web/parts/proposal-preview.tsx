import { useQuery } from '@tanstack/react-query';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Panel } from '#design/panel.tsx';
import { ownLogoQuery } from '#web/shell/signed-in/own-company-logo.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitTimeText } from './chosen-time.ts';
import type { ProposalFormValues } from './proposal-form.tsx';
import styles from './proposal-preview.module.css';

/** Shows a company how its proposal will look to the client: nothing in it can be pressed. */
export const ProposalPreview = ({ client, slots, text }: ProposalFormValues & { client: string }) => {
  const { visiting } = useStrings();
  const words = useVisitTimeText();
  const { data: company } = useQuery(ownLogoQuery);
  return (
    <Panel title={visiting.clientSees(client)}>
      <div className={styles.company}>
        <CompanyLogo size="small" name={company?.name ?? ''} logo={company?.logoUrl} />
        <p>
          <b>{company?.name}</b> {visiting.wouldLike}
        </p>
        {text.trim() && <p className={styles.words}>{text}</p>}
      </div>
      {slots.length === 0 ? (
        <p className={styles.empty}>{visiting.clientSeesTimes}</p>
      ) : (
        <ul className={styles.times}>
          {slots
            .toSorted((a, b) => a.start.localeCompare(b.start))
            .map((slot, index) => (
              <li key={index}>
                <b>{words.day(slot)}</b>
                <span>{words.range(slot)}</span>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  );
};
