export const sentences = {
  title: 'Page Not Found',
  text: 'There’s no page at this address. The page may have moved, or the link may be incomplete.',
  search: 'Search companies',
  backToHome: 'Go to the home page',
} as const;
