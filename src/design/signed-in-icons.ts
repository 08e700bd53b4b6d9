/** Only signed-in people see screens with these icons: nobody else downloads them. */
export const signedInIcons = {
  calendar: { path: 'M4 5.5h16v14.5H4zM4 10h16M8 3v4.5M16 3v4.5' },
  flag: { path: 'M5.5 21V4h12l-2.5 4 2.5 4h-12' },
  folder: { path: 'M3.5 19.5v-14h6l2 2.5h9v11.5z' },
  bell: { path: 'M6 17V10.5a6 6 0 0 1 12 0V17zM4 17h16M10.5 20.5h3' },
  external: { path: 'M10 5H4.5v14.5H19V14M13.5 4.5h6v6M19.5 4.5L11 13' },
  doubleCheck: { path: 'M1.5 12.5l4.5 4.5L15 7M10 15.5L12 17l9-10' },
  plus: { path: 'M12 5v14M5 12h14' },
  clip: {
    path: 'M20 11.5l-8.2 8.2a5 5 0 0 1-7-7l8.4-8.4a3.4 3.4 0 0 1 4.8 4.8l-8.2 8.2a1.7 1.7 0 0 1-2.5-2.4l7.4-7.4',
  },
  pencil: { path: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5L17.5 10' },
  send: { path: 'M4 12L20.5 4 15 20.5l-3.5-7z' },
  trash: { path: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' },
  upload: { path: 'M12 16V4.5M7 9l5-5 5 5M4 15v5h16v-5' },
  chart: { path: 'M4 20h16.5M7 20v-7M12 20V5M17 20v-10' },
  gear: {
    path: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8',
  },
  house: { path: 'M4 20V10l8-6 8 6v10zM10 20v-6h4v6' },
  layers: { path: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4' },
  roof: { path: 'M2.5 13L12 4.5 21.5 13M5 11v9h14v-9M8 15h8M8 18h8' },
  scales: { path: 'M12 4v16M6 20h12M4 8h16M7 8l-3 6h6zM17 8l-3 6h6z' },
  sheet: { path: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4' },
  leave: { path: 'M10 4H4.5v16H10M9 12h11M16 8l4 4-4 4' },
  chevronUp: { path: 'M5 15.5l7-7 7 7' },
  key: { path: 'M8 8a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12.5 12.5H21v4M17.5 12.5V15' },
} as const;
