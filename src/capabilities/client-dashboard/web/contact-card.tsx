import { CARD_CHIPS } from '#companies/contract/item.ts';
import { tradesOr } from '#companies/rules/card.ts';
import { Card } from '#design/card.tsx';
import { CardFoot, footAction } from '#design/card-foot.tsx';
import { Chips } from '#design/chip.tsx';
import { IconButton, IconLink } from '#design/icon-button.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Seal } from '#design/seal.tsx';
import { type Contact, removeContact } from '#folders/contract/contacts.ts';
import { isListOfLikes, useFolderChange, WithConfirmation, withoutItem } from '#folders/web/index.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './contact-card.module.css';

/** A liked company, and what one does with it. */
export const ContactCard = ({ contact: { company } }: { contact: Contact }) => {
  const { folders, companies } = useStrings();
  const names = useNames();
  const { id, userId, name, logoUrl, categories } = company;
  return (
    <Card>
      <div className={styles.body}>
        <Seal name={name} logo={logoUrl} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <Chips
            names={tradesOr(companies.defaultCategory, categories.map(names.of))}
            atMost={CARD_CHIPS}
            more={companies.moreChips}
          />
        </div>
      </div>
      <CardFoot href={`/companies/${id}`} label={folders.viewProfile} spoken={folders.viewProfileOf(name)}>
        <IconLink
          icon="message"
          label={folders.messageCompany(name)}
          href={`/messages/${userId}`}
          className={footAction}
        />
        <RemoveButton company={company} />
      </CardFoot>
    </Card>
  );
};

const RemoveButton = ({ company: { id, name } }: Pick<Contact, 'company'>) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `like ${id}`,
      show: (client) =>
        client.setQueriesData(
          { predicate: isListOfLikes },
          withoutItem<Contact>(({ companyId }) => companyId === id),
        ),
      send: () => call(removeContact, { params: { companyId: id } }),
      done: { title: folders.contactRemoved },
      failed: folders.removeContactFailed,
      takesAway: name,
    });
  return (
    <WithConfirmation
      title={folders.removeContact}
      text={folders.removeContactText}
      confirmLabel={folders.remove}
      onConfirm={() => void remove()}
    >
      {(ask) => (
        <IconButton
          icon={ownIcons.trash}
          label={folders.removeContactNamed(name)}
          className={footAction}
          onClick={ask}
        />
      )}
    </WithConfirmation>
  );
};
