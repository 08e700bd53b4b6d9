import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../design/icon-button.tsx';
import { useStrings } from '../../../web/strings.tsx';
import type { CompanyItem } from '../contract/item.ts';
import styles from './company-card.module.css';
import { isFavourite, subscribeFavourites, toggleFavourite } from './favourites.ts';
import { useSignedIn } from './use-signed-in.ts';

interface ActionProps {
  company: Pick<CompanyItem, 'id' | 'name'>;
  className?: string | undefined;
}

export const FavouriteHeart = ({ company, className }: ActionProps) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const isPressed = useSyncExternalStore(
    subscribeFavourites,
    () => isFavourite(company.id),
    () => false,
  );
  return (
    <IconButton
      icon="heart"
      label={companies.favourite(company.name)}
      pressed={isPressed}
      className={className}
      onClick={signedIn(() => toggleFavourite(company.id), companies.logInToFavourite)}
    />
  );
};

export const CardActions = ({ company }: ActionProps) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const actions = [
    { icon: 'folder-add', label: companies.saveToFolder(company.name), invitation: companies.logInToSave },
    {
      icon: 'person-add',
      label: companies.addToContacts(company.name),
      invitation: companies.logInToContact,
    },
    { icon: 'message', label: companies.messageCompany(company.name), invitation: companies.logInToMessage },
  ] as const;
  return actions.map(({ icon, label, invitation }) => (
    <IconButton
      key={icon}
      icon={icon}
      label={label}
      className={styles.action}
      onClick={signedIn(() => undefined, invitation)}
    />
  ));
};
