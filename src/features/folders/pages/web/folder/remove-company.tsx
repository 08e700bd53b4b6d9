import { cardFootActionClass } from '#design/card-foot.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { removeFolderCompany, type SavedCompany } from '#features/folders/core/contract/saved-companies.ts';
import {
  createFolderCompaniesKeyTest,
  removeItemFromPage,
  useFolderChange,
  ConfirmBeforeRemoving,
} from '#features/folders/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

export interface SavedCompanyProps {
  folderId: string;
  company: SavedCompany;
}

export const RemoveCompanyButton = ({ folderId, company: { id, name } }: SavedCompanyProps) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `entry ${folderId} ${id}`,
      show: (client) =>
        client.setQueriesData(
          { predicate: createFolderCompaniesKeyTest(folderId) },
          removeItemFromPage<SavedCompany>((company) => company.id === id),
        ),
      send: () => callEndpoint(removeFolderCompany, { params: { id: folderId, companyId: id } }),
      done: { title: folders.companyRemoved },
      failed: folders.removeCompanyFailed,
      takesAway: name,
    });
  return (
    <ConfirmBeforeRemoving
      title={folders.removeCompany}
      text={folders.removeCompanyText}
      confirmLabel={folders.remove}
      onConfirm={() => void remove()}
    >
      {(openConfirmation) => (
        <IconButton
          icon={signedInIcons.trash}
          label={folders.removeCompanyNamed(name)}
          className={cardFootActionClass}
          onClick={openConfirmation}
        />
      )}
    </ConfirmBeforeRemoving>
  );
};
