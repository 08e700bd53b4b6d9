import { Anchor } from '#design/anchor.tsx';
import type { AgreedVisit } from '#features/requests/visits/rules/visits-to-come.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './visit-ticket.module.css';

interface VisitTicketProps {
  visit: AgreedVisit;
  when: { above: string; main: string; below?: string };
}

/** One visit to come among other work: when, with whom, where and what about. It reads no table of sentences. */
export const VisitTicket = ({ visit, when }: VisitTicketProps) => {
  const names = useTranslatedNames();
  const { id, side, client, member, company, request, place, where } = visit;
  const town =
    where &&
    [where.postalCode, names.of({ name: where.commune, names: where.communeNames })]
      .filter(Boolean)
      .join(' ');
  const address = place ?? [where?.street, town].filter(Boolean).join(', ');
  const partner = side === 'client' ? company?.name : client?.name;
  return (
    <div className={styles.ticket}>
      <div className={styles.when}>
        <span>{when.above}</span>
        <b>{when.main}</b>
        {when.below && <span>{when.below}</span>}
      </div>
      <div className={styles.what}>
        <Anchor href={href('/visits/:id', { id })}>{partner ?? member.name}</Anchor>
        {address && <span>{address}</span>}
        {request && (
          <span>
            <TextInItsLanguage text={request.title} offer={request.translation} />
          </span>
        )}
        {/* The owner's account goes by the company's name, which says nothing here. */}
        {member.name !== company?.name && member.name !== partner && <span>{member.name}</span>}
      </div>
    </div>
  );
};
