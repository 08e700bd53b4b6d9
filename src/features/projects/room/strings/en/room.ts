import { heic } from '#features/companies/core/strings/en/heic.ts';
import { pluralForm } from '#kernel/plural.ts';
/** Both sides read these in a project's room. */
export const sentences = {
  dayRequired: 'Choose a day',
  fileNotFound: 'File not found',
  milestoneAgreed:
    'This milestone is part of the payment plan you both signed. You can only change it with a change order.',
  milestoneNotFound: 'Milestone not found',
  roomClosed: 'This project was cancelled, so you can no longer add or change anything',
  roomFull:
    'You’ve reached the maximum number of files or milestones for this project. Remove one before you add another.',
  notNow: 'You can’t do this right now. Reload the page to see what’s changed.',
  pictureGone: 'We can’t open one of these pictures. The company needs to choose again.',
  fileTooLarge: 'Choose a file no larger than 10 MB',
  notOneFile: 'Choose one file',
  wrongType: 'This isn’t a picture (JPEG, PNG or GIF) or a PDF.',
  unreadable: 'This picture is damaged or too large. Choose another one.',
  notStored: 'We couldn’t save the file. Try again.',
  captionTooLong: 'Caption can’t exceed 120 characters',
  milestoneTooShort: 'Milestone name must be at least 2 characters',
  milestoneTooLong: 'Milestone name can’t exceed 100 characters',
  choosePictures: 'Choose at least one picture',

  // Pictures.
  pictures: 'Pictures',
  stages: { before: 'Before', during: 'During', after: 'After' },
  noPictures: 'No pictures yet',
  noPicturesText: 'You can both add pictures from before, during and after the work.',
  addPictures: 'Add pictures',
  addPicturesTo: (stage: string) => `Add pictures: ${stage}`,
  openPicture: (what: string) => `Open the picture: ${what}`,
  chosen: 'For the gallery',
  leftToSend: (left: number, refused: number) => {
    const notAdded = pluralForm('en', refused, {
      one: '1 file not added',
      other: `${refused} files not added`,
    });
    const waiting = pluralForm('en', left, { one: '1 file to upload', other: `${left} files to upload` });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'We’ll upload them once you’re back online, or the next time you open this page on this device.',
  fileStates: { waiting: 'waiting for a connection', sending: 'uploading…' },
  tryAgain: 'Try again',
  tryAgainWith: (name: string) => `Try again: ${name}`,
  leave: 'Discard',
  leaveOut: (name: string) => `Discard ${name}`,
  heic,
  notAdded: 'Not added',
  wrongPicture: (name: string) => `${name} isn’t a picture (JPEG, PNG or GIF).`,
  wrongDocument: (name: string) => `${name} isn’t a PDF.`,
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
  removeText: 'We’ll remove it for both of you.',
  removeChosenText: 'We’ll remove it for both of you, and from the gallery if it’s there.',
  actsOn: (what: string) => `Actions for ${what}`,
  failed: 'That didn’t work',

  // Documents.
  documents: 'Documents',
  noDocuments: 'Add quotes, plans and invoices as PDFs. You’ll both be able to open them.',
  addDocuments: 'Add PDF',
  saveDocument: (name: string, size: string) => `Save the document ${name}, ${size}`,
  removeDocument: (name: string) => `Remove the document ${name}`,

  // Milestones.
  milestones: 'Milestones',
  noMilestones: 'Agree on what should be done and by when. You’ll both tick off each milestone.',
  whatTicksMean:
    'Tick a milestone once it’s done. It’s reached when you’ve both ticked it. Ticking doesn’t pay anything, and doesn’t confirm a payment.',
  addMilestone: 'Add',
  addMilestoneTitle: 'Add a milestone',
  milestone: 'Milestone',
  milestonePlaceholder: 'Scaffolding is up',
  dueOn: 'By',
  noDayYet: 'No date yet',
  dueOnceReached: 'Due once you’ve both ticked it',
  dueOnDay: (day: string) => `Due ${day}`,
  dueOnInvoice: 'Due by the date on the invoice',
  byDay: (day: string) => `By ${day}`,
  payTo: (company: string, iban: string) => `Pay by bank transfer to ${company}, IBAN ${iban}`,
  shareOfTotal: (percent: string) => `${percent}% of the total`,
  notReached: 'Not reached yet',
  reachedSays: (who: string, other: string) => `Ticked by ${who}, not by ${other} yet`,
  reachedOn: (day: string) => `Reached ${day}`,
  undo: 'Remove my tick',
  undoTitle: (name: string) => `Remove your tick from “${name}”?`,
  undoText: 'You’ve both ticked this milestone. It will no longer count as reached.',
  adding: 'Adding…',
  reachedBy: (who: string, name: string) => `${who}: “${name}” reached`,
  removeMilestone: (name: string) => `Remove the milestone ${name}`,

  // The conversation beside it.
  conversation: 'Conversation',
  openConversation: 'Open in Messages',

  // To the gallery.
  publication: 'Gallery',
  askLead: 'Show off this work. Choose some pictures, and your client can approve them with one click.',
  managersAsk: 'Only your company’s owner and managers can ask your client for permission to show pictures.',
  ask: 'Choose pictures',
  askTitle: 'Show this project',
  askDialogLead: (client: string) =>
    `We’ll ask ${client}. If they agree, these pictures will appear in your gallery, and your profile will show the project and its budget.`,
  choosePicture: (what: string) => `Choose ${what}`,
  sendAsk: (count: number) =>
    pluralForm('en', count, { one: 'Ask to show 1 picture', other: `Ask to show ${count} pictures` }),
  asking: 'Asking…',
  asked: 'We’ve asked your client',
  galleryFull: 'Your gallery is full. Remove a picture or choose a larger plan to show this work.',
  galleryTakes: (left: number) =>
    pluralForm('en', left, {
      one: 'Your gallery has room for 1 more picture.',
      other: `Your gallery has room for ${left} more pictures.`,
    }),
  noneToChoose: 'This project has no pictures yet.',
  waits: (client: string) => `${client} hasn’t replied yet.`,
  refusedToCompany: (client: string) => `${client} declined, so you can’t show this project.`,
  askAgain: 'Choose other pictures',
  published: 'These pictures are in the company’s gallery, and its profile shows this project.',
  withdrawAsk: 'Withdraw request',
  withdraw: 'Remove from gallery',
  withdrawn: 'Removed from gallery',
  wouldShow: (company: string, count: number) =>
    pluralForm('en', count, {
      one: `${company} would like to add one picture of this project to its gallery, and show the project and your budget on its profile.`,
      other: `${company} would like to add ${count} pictures of this project to its gallery, and show the project and your budget on its profile.`,
    }),
  agree: 'Agree',
  refuse: 'Decline',
  agreed: 'Pictures added to the gallery',
  refused: 'We won’t show this project',
  takeBack: 'Withdraw my consent',
  youRefused: 'You declined, so the company can’t show this project.',
  fixedPaper: 'Signed documents can’t be removed',
} as const;
