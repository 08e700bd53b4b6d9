export const en = {
  folderNotFound: 'Folder not found',
  alreadyInFolder: 'This company is already in the folder',

  // One rule, three words for it: the server and the edit dialog, the dashboard, the dialog that saves.
  nameRequired: 'Collection name is required',
  projectNameRequired: 'Project name is required',
  folderNameRequired: 'Folder name is required',
  nameTooLong: 'Collection name must be 50 characters or less',
  descriptionTooLong: 'Description must be 200 characters or less',
  noteTooLong: 'Note must be 1,000 characters or less',

  nameReserved: "'Liked Companies' is where your likes are kept. Please choose another name.",
  likedStays: "The 'Liked Companies' folder cannot be deleted.",
  likedKeepsName: "The 'Liked Companies' folder cannot be renamed.",

  // The dialog that saves a company.
  saveTitle: (company: string) => `Save ${company}`,
  saveMode: 'Where to save',
  existingFolder: 'Existing folder',
  newFolder: 'New folder',
  folder: 'Folder',
  chooseFolder: 'Choose a folder',
  noFoldersYet: 'You have no folders yet. Make one under New folder.',
  folderName: 'Folder name',
  folderDescription: 'Description',
  optional: 'Optional',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  selectFolder: 'Please select a folder',
  selectFolderText: 'You must select a folder to save the company to.',
  success: 'Success',
  saved: (company: string) => `${company} has been saved to folder.`,
  error: 'Error',
  createFailed: (reason: string) => `Failed to create folder: ${reason}`,
  saveFailed: (reason: string) => `Failed to save company to folder: ${reason}`,
  noConnection: 'there is no connection',

  sharedFolderNotFound: 'This folder is not shared, or no longer.',
  compareTwoToFour: 'Choose 2 to 4 different companies to compare.',
} as const;
