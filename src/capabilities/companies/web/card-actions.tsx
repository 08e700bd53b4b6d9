import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../design/icon-button.tsx';
import { useNavigation } from '../../../web/navigation/navigation.tsx';
import { useStrings } from '../../../web/strings.tsx';
import { useAddToContacts, useSaveDialog } from '../../folders/web/index.ts';
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

interface CardActionsProps {
  company: Pick<CompanyItem, 'id' | 'name' | 'userId'>;
}

export const CardActions = ({ company }: CardActionsProps) => {
  const { companies } = useStrings();
  const { navigate } = useNavigation();
  const signedIn = useSignedIn();
  const addToContacts = useAddToContacts(company.id);
  const save = useSaveDialog(company);
  const actions = [
    {
      icon: 'folder-add',
      label: companies.saveToFolder(company.name),
      act: save.open,
      invitation: companies.logInToSave,
    },
    {
      icon: 'person-add',
      label: companies.addToContacts(company.name),
      act: () => void addToContacts(),
      invitation: companies.logInToContact,
    },
    {
      icon: 'message',
      label: companies.messageCompany(company.name),
      act: () => navigate(`/messages/${company.userId}`),
      invitation: companies.logInToMessage,
    },
  ] as const;
  return (
    <>
      {actions.map(({ icon, label, act, invitation }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          className={styles.action}
          onClick={signedIn(act, invitation)}
        />
      ))}
      {save.dialog}
    </>
  );
};
