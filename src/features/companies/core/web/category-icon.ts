import { type IconName, iconPaths } from '#design/icons.ts';

export const tradeIconPaths: Readonly<Record<string, string>> = {
  'General Construction': iconPaths.crane,
  Renovation: iconPaths.gable,
  Plumbing: 'M4 8h7v3a4 4 0 0 0 4 4h1v-2h4v6h-4v-2h-1M4 5.5v5M11 8V5M8.5 5h5',
  Electrical: 'M13 3L6 13.5h5L10 21l8-11h-5.5z',
  Painting: 'M4 4h13v5H4zM17 6.5h3.5v5H11V15M9.5 15h3v6h-3z',
  Carpentry: iconPaths.plane,
  Roofing: 'M2.5 13L12 5l9.5 8M5 12v7.5h14V12M8.5 12.5h7M7 16h10',
  Tiling: 'M4 4h16v16H4zM12 4v16M4 12h16M12 8l4 4-4 4-4-4z',
  Heating: 'M5 8v11M9.5 8v11M14 8v11M18.5 8v11M3.5 10.5h17M3.5 16.5h17M9 5q-1-1 0-2.2M14 5q-1-1 0-2.2',
  Landscaping: 'M12 21V11M12 3.5a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4zM12 13l3-2.5M4 21h16',
  Masonry: 'M3 6h18v12H3zM3 10h18M3 14h18M9 6v4M15 6v4M6 10v4M12 10v4M18 10v4M9 14v4M15 14v4',
  'Interior Design': 'M5 12V6.5h14V12M3 11h4v4h10v-4h4v7H3zM6 18v2.5M18 18v2.5',
  Flooring: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M10 4v5.3M15.5 9.3v5.4M8.5 14.7V20',
  'Windows & Doors': 'M5 3.5h14v15H5zM12 3.5v15M5 10.5h14M3 18.5h18v2H3z',
  Security: iconPaths.lock,
  Cleaning: 'M5 9.5h14L17.5 20.5h-11zM5 9.5a7 7 0 0 1 14 0M7.5 14h9',
  Moving: iconPaths.truck,
  'Façades & Insulation': 'M4 4v16M8 4v16M4 8h4M4 12h4M4 16h4M12 4h8v16h-8zM15 8h2.5v3H15zM15 14h2.5v3H15z',
  Solar: 'M6.5 5h14L18 15H3.5zM11.2 5L8.6 15M15.8 5l-2.5 10M5 10h14.3M10.5 15v4.5M7 19.5h7',
  Metalwork: 'M4 4.5V20M20 4.5V20M4 8h16M4 17h16M8 8v9M12 8v9M16 8v9',
};

/** An operator may add categories; one without a drawing gets the gable. */
export const categoryIcon = (name: string): IconName => ({ path: tradeIconPaths[name] ?? iconPaths.gable });
