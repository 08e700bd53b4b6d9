export const sentences = {
  title: 'Page Not Found',
  text: 'There’s no page at this address. It may have moved, or the link is incomplete.',
  search: 'Search companies',
  backToHome: 'Go to the home page',
} as const;
