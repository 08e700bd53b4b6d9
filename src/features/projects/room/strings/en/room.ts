import { heic } from '#features/companies/core/strings/en/heic.ts';
import { pluralForm } from '#kernel/plural.ts';
/** Both sides read these in a project's room. */
export const sentences = {
  dayRequired: 'Choose a day',
  fileNotFound: 'There is no such file',
  milestoneAgreed: 'This is part of the payment plan you both signed. Only a change order changes it',
  milestoneNotFound: 'There is no such milestone',
  roomClosed: 'This project was called off, so nothing can be added or changed any more',
  roomFull: 'There is no room for more',
  notNow: 'This is not possible right now',
  pictureGone: 'One of these pictures can no longer be read. The company has to choose again.',
  fileTooLarge: 'A file cannot be larger than 10 MB',
  notOneFile: 'Please send one file',
  wrongType: 'This is neither a picture (JPEG, PNG or GIF) nor a PDF.',
  unreadable: 'This picture is damaged or too large.',
  notStored: 'The file could not be stored. Please try again.',
  captionTooLong: 'Caption cannot exceed 120 characters',
  milestoneTooShort: 'Milestone must be at least 2 characters',
  milestoneTooLong: 'Milestone cannot exceed 100 characters',
  choosePictures: 'Please choose at least one picture',

  // Pictures.
  pictures: 'Pictures',
  stages: { before: 'Before', during: 'During', after: 'After' },
  noPictures: 'No pictures yet',
  noPicturesText: 'Before, during, after: you can both add pictures here.',
  addPictures: 'Add pictures',
  addPicturesTo: (stage: string) => `Add pictures: ${stage}`,
  openPicture: (what: string) => `Open the picture: ${what}`,
  chosen: 'For the gallery',
  leftToSend: (left: number, refused: number) => {
    const notAdded = pluralForm('en', refused, {
      one: '1 file not added',
      other: `${refused} files not added`,
    });
    const waiting = pluralForm('en', left, { one: '1 file to be sent', other: `${left} files to be sent` });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'They go by themselves as soon as there is a connection, also when you come back later on this device.',
  fileStates: { waiting: 'waits for a connection', sending: 'on its way…' },
  tryAgain: 'Try again',
  tryAgainWith: (name: string) => `Try again: ${name}`,
  leave: 'Leave out',
  leaveOut: (name: string) => `Leave out ${name}`,
  heic,
  notAdded: 'Not added',
  wrongPicture: (name: string) => `${name} is no picture (JPEG, PNG or GIF).`,
  wrongDocument: (name: string) => `${name} is no PDF.`,
  tooLarge: (name: string, largest: string) => `${name} is larger than ${largest}.`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
  save: 'Save',
  close: 'Close',
  edit: 'Edit',
  editPicture: 'Edit picture',
  caption: 'Caption',
  stage: 'Taken',
  optional: 'optional',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing…',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It is gone for both of you.',
  removeChosenText: 'It is gone for both of you, and from the gallery if it is there.',
  actsOn: (what: string) => `What to do with ${what}`,
  failed: 'That did not work',

  // Documents.
  documents: 'Documents',
  noDocuments: 'Offers, plans, invoices: PDFs that both of you can keep.',
  addDocuments: 'Add PDF',
  saveDocument: (name: string, size: string) => `Save the document ${name}, ${size}`,
  removeDocument: (name: string) => `Remove the document ${name}`,

  // Milestones.
  milestones: 'Milestones',
  noMilestones: 'What should be done by when. Each of you ticks it off.',
  addMilestone: 'Add',
  addMilestoneTitle: 'Add a milestone',
  milestone: 'Milestone',
  milestonePlaceholder: 'Scaffold is up',
  dueOn: 'By',
  noDayYet: 'no day yet',
  fallsDue: (percent: string, amount: string) => `${percent} %, ${amount} falls due`,
  adding: 'Adding…',
  reachedBy: (who: string, name: string) => `${who}: ${name} is reached`,
  removeMilestone: (name: string) => `Remove the milestone ${name}`,

  // The conversation beside it.
  conversation: 'Conversation',
  openConversation: 'Open in Messages',

  // To the gallery.
  publication: 'Gallery',
  askLead: 'Show this work to others: choose pictures, and your client agrees with one click.',
  managersAsk: 'The owner and the managers of your company ask your client whether pictures may be shown.',
  ask: 'Choose pictures',
  askTitle: 'Show this project',
  askDialogLead: (client: string) =>
    `We ask ${client}. Once they agree, these pictures appear in your gallery, and the project on your profile with its budget.`,
  choosePicture: (what: string) => `Choose ${what}`,
  sendAsk: (count: number) =>
    pluralForm('en', count, { one: 'Ask for 1 picture', other: `Ask for ${count} pictures` }),
  asking: 'Asking…',
  asked: 'We have asked your client',
  galleryFull: 'Your gallery is full. Take a picture out of it, or choose a larger plan, to show this work.',
  galleryTakes: (left: number) =>
    pluralForm('en', left, {
      one: 'Your gallery takes 1 more picture.',
      other: `Your gallery takes ${left} more pictures.`,
    }),
  noneToChoose: 'There are no pictures in this project yet.',
  waits: (client: string) => `${client} has not answered yet.`,
  refusedToCompany: (client: string) => `${client} does not want this project to be shown.`,
  askAgain: 'Choose other pictures',
  published: 'These pictures are in the gallery, and the project is on the profile.',
  withdrawAsk: 'Withdraw the question',
  withdraw: 'Take out of the gallery',
  withdrawn: 'Taken out of the gallery',
  wouldShow: (company: string, count: number) =>
    pluralForm('en', count, {
      one: `${company} would like to show one picture of this project in its gallery, and the project with its budget on its profile.`,
      other: `${company} would like to show ${count} pictures of this project in its gallery, and the project with its budget on its profile.`,
    }),
  agree: 'Agree',
  refuse: 'Rather not',
  agreed: 'The pictures are in the gallery',
  refused: 'It is not shown',
  takeBack: 'Withdraw my consent',
  youRefused: 'You did not agree: nothing of this project is shown.',
  fixedPaper: 'Signed paper: it stays for you both',
} as const;
