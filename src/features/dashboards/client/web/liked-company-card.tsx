import { CardFoot, cardFootActionClass } from '#design/card-foot.tsx';
import { Card } from '#design/card.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { IconButton, IconLink } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { MAX_CARD_TRADES } from '#features/companies/core/contract/company-item.ts';
import { tradesOrFallback } from '#features/companies/core/rules/distinct-trades.ts';
import { type Like, removeLike } from '#features/folders/core/contract/likes.ts';
import {
  isLikesListKey,
  removeItemFromPage,
  useFolderChange,
  ConfirmBeforeRemoving,
} from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './liked-company-card.module.css';

/** Shows a liked company with its actions. */
export const LikedCompanyCard = ({ contact: { company } }: { contact: Like }) => {
  const { folders, companies } = useStrings();
  const names = useTranslatedNames();
  const { id, userId, name, logoUrl, categories } = company;
  return (
    <Card>
      <div className={styles.body}>
        <CompanyLogo name={name} logo={logoUrl} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <ChipList
            names={tradesOrFallback(companies.defaultCategory, categories.map(names.of))}
            atMost={MAX_CARD_TRADES}
            more={companies.moreChips}
          />
        </div>
      </div>
      <CardFoot
        href={href('/companies/:id', { id })}
        label={folders.viewProfile}
        spoken={folders.viewProfileOf(name)}
      >
        <IconLink
          icon="message"
          label={folders.messageCompany(name)}
          href={href('/messages/:id', { id: userId })}
          className={cardFootActionClass}
        />
        <RemoveButton company={company} />
      </CardFoot>
    </Card>
  );
};

const RemoveButton = ({ company: { id, name } }: Pick<Like, 'company'>) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `like ${id}`,
      show: (client) =>
        client.setQueriesData(
          { predicate: isLikesListKey },
          removeItemFromPage<Like>(({ companyId }) => companyId === id),
        ),
      send: () => callEndpoint(removeLike, { params: { companyId: id } }),
      done: { title: folders.contactRemoved },
      failed: folders.removeContactFailed,
      takesAway: name,
    });
  return (
    <ConfirmBeforeRemoving
      title={folders.removeContact}
      text={folders.removeContactText}
      confirmLabel={folders.remove}
      onConfirm={() => void remove()}
    >
      {(openConfirmation) => (
        <IconButton
          icon={signedInIcons.trash}
          label={folders.removeContactNamed(name)}
          className={cardFootActionClass}
          onClick={openConfirmation}
        />
      )}
    </ConfirmBeforeRemoving>
  );
};
