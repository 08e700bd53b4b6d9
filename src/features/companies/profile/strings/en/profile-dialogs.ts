/** The dialogs of a profile (pictures, project) use these. */
export const sentences = {
  close: 'Close',
  picturesOf: (name: string) => `Pictures of ${name}`,
  carousel: 'Photos of the project',
  photoOf: (place: number, total: number) => `Photo ${place} of ${total}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  choosePhoto: 'Choose a photo',
  summary: 'Project Summary',
  status: 'Status',
  completed: 'Completed',
  photoCount: 'Photos',
  budget: 'Budget',
  completionDate: 'Completion Date',
  completedOn: (date: string) => `Completed on ${date}`,
  projectReviews: 'Reviews',
};
