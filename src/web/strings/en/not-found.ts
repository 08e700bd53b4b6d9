export const sentences = {
  title: 'Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link was cut short.',
  search: 'Search companies',
  backToHome: 'Go to the home page',
} as const;
