/** The folder that shows a person's likes. It comes into being with the first of them. */
export const LIKED_FOLDER_NAME = 'Liked Companies';

const nameKey = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase();

/** Whether a name could be taken for that of the folder of likes. */
export const isReservedFolderName = (name: string): boolean => nameKey(name) === nameKey(LIKED_FOLDER_NAME);

interface JudgedFolder {
  name: string;
  isLiked: boolean;
}

/** What a folder's person may do with it. The folder of likes lives as long as its name says. */
export const folderAbilities = ({ isLiked }: Pick<JudgedFolder, 'isLiked'>) => ({
  mayRename: !isLiked,
  mayDelete: !isLiked,
});

/** What speaks against giving a folder this name, or null. */
export const whyNotRename = (
  folder: JudgedFolder,
  name: string,
): 'likedKeepsName' | 'nameReserved' | null => {
  if (name === folder.name) return null;
  if (!folderAbilities(folder).mayRename) return 'likedKeepsName';
  return isReservedFolderName(name) ? 'nameReserved' : null;
};
