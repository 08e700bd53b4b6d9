/** Paths that no script carries: style sheets alone name them (scripts/drawn-icons.ts). */
export const sheetIcons = {
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  screen: 'M3.5 4.5h17v12h-17zM12 16.5v3.5M8 20h8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1M6.3 17.7l-1 1',
  facebook: 'M14 8.5h3V5h-3c-2 0-3.5 1.5-3.5 3.5V11H8v3.5h2.5V21H14v-6.5h2.8L17.5 11H14V9z',
  instagram: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.4v.1',
  linkedin: 'M4 4h16v16H4zM8 10.5V17M8 7.4v.1M12 17v-6.5M12 13.5c0-4 4.5-4 4.5 0V17',
} as const satisfies Record<string, string>;
