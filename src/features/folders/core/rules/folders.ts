/** The folder of this name shows a person's likes. It is created with the first like. */
export const LIKED_FOLDER_NAME = 'Liked Companies';

const nameKey = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase();

/** Says whether a name could be taken for that of the folder of likes. */
export const isReservedFolderName = (name: string): boolean => nameKey(name) === nameKey(LIKED_FOLDER_NAME);

interface JudgedFolder {
  name: string;
  isLiked: boolean;
}

/** The folder of likes can be neither renamed nor deleted. */
export const folderAbilities = ({ isLiked }: Pick<JudgedFolder, 'isLiked'>) => ({
  mayRename: !isLiked,
  mayDelete: !isLiked,
});

/** Returns why a folder cannot have this name, or null. */
export const whyNotRename = (
  folder: JudgedFolder,
  name: string,
): 'likedKeepsName' | 'nameReserved' | null => {
  if (name === folder.name) return null;
  if (!folderAbilities(folder).mayRename) return 'likedKeepsName';
  return isReservedFolderName(name) ? 'nameReserved' : null;
};
