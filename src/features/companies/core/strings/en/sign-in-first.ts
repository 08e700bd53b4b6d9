/** A visitor reads this after an action that needs an account. */
export const sentences = {
  title: 'Authentication required',
  message: 'Please log in to message companies.',
  messageKept: 'Your message is saved. We’ll send it as soon as you’re logged in.',
  save: 'Please log in to save companies to folders.',
  like: 'Please log in to like companies.',
  project: 'Please log in to start a project.',
  contact: 'Please log in to add companies to your contacts.',
  favourite: 'Please log in to favourite companies.',
};
