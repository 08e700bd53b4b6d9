/**
 * Each icon is one path on a field of 24, drawn with a square-ended line of 1.5. Its name says what is drawn; its
 * meaning is decided where it is used.
 */
export const iconPaths = {
  // houses
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  crane: 'M3 20h18M6 20V8h7M13 20V4M13 4h8M13 4L8 8M18.5 4v4',
  gable: 'M4 20V10l8-6 8 6v10zM12 4v16M14.5 12h3v3.5h-3z',
  plane: 'M3 16h18v4H3zM8 16V9h8v7M10.5 9V4h3v5',
  lock: 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
  truck:
    'M2.5 6h11v11h-11zM13.5 10h4l3.5 3.5V17h-7.5M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',

  // ways
  'arrow-right': 'M4 12h15M13.5 6.5L19 12l-5.5 5.5',
  'chevron-down': 'M5 9l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',

  // marks
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5v5.5M12 16v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 8v.1',
  verified: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM8 12.3l2.8 2.8L16 9.5',
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  heart:
    'M12 20L4.5 12.3a4.6 4.6 0 0 1 0-6.4 4.5 4.5 0 0 1 6.4 0L12 7l1.1-1.1a4.5 4.5 0 0 1 6.4 0 4.6 4.6 0 0 1 0 6.4z',
  shield: 'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6zM12 10v4.5M12 9.9v.1',
  star: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z',

  // things
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2.5',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  'folder-add': 'M3.5 19.5v-14h6l2 2.5h9v11.5zM12 11v5.5M9.2 13.8h5.6',
  message: 'M3.5 5h17v12h-9l-4.5 3.5V17h-3.5z',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM5.5 20c.4-3.6 3-5.4 6.5-5.4s6.1 1.8 6.5 5.4',
  'person-add':
    'M10 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM3.5 20c.4-3.6 3-5.4 6.5-5.4s6.1 1.8 6.5 5.4M18.5 8v6M15.6 11h5.8',
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 4.5',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',

  // themes and networks
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  screen: 'M3.5 4.5h17v12h-17zM12 16.5v3.5M8 20h8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1M6.3 17.7l-1 1',
  facebook: 'M14 8.5h3V5h-3c-2 0-3.5 1.5-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.8L17.5 11H14V9z',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.4v.1',
  linkedin: 'M4 4h16v16H4zM8 10.5V17M8 7.4v.1M12 17v-6.5M12 13.5c0-4 4.5-4 4.5 0V17',
} as const satisfies Record<string, string>;

export type DrawnIcon = keyof typeof iconPaths;

/** One of these, or a drawing that comes with the screens that show it. */
export type IconName = DrawnIcon | { readonly path: string };
