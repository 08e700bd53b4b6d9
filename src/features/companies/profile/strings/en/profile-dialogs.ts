/** The dialogs of a profile (pictures, project) use these. */
export const sentences = {
  close: 'Close',
  picturesOf: (name: string) => `Pictures of ${name}`,
  carousel: 'Pictures of the project',
  photoOf: (place: number, total: number) => `Picture ${place} of ${total}`,
  previousPhoto: 'Previous picture',
  nextPhoto: 'Next picture',
  choosePhoto: 'Choose a picture',
  summary: 'Project summary',
  status: 'Status',
  completed: 'Completed',
  photoCount: 'Pictures',
  budget: 'Budget',
  completionDate: 'Completion date',
  completedOn: (date: string) => `Completed on ${date}`,
  projectReviews: 'Reviews',
};
