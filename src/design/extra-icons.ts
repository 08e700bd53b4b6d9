/** Neither the frame nor the search shows these icons: a page that does downloads them. */
export const extraIcons = {
  arrowLeft: { path: 'M20 12H5M10.5 6.5L5 12l5.5 5.5' },
  card: { path: 'M3 5.5h18v13H3zM3 10h18M6.5 14.5h4' },
  chevronLeft: { path: 'M15 5l-7 7 7 7' },
  chevronRight: { path: 'M9 5l7 7-7 7' },
  eye: {
    path: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  eyeOff: {
    path: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 20L20 4',
  },
} as const;
