/** Few pages show these ways to contact somebody: the frame does without them. */
export const contactIcons = {
  envelope: { path: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7' },
  globe: {
    path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17',
  },
  phone: { path: 'M5 4h4l1.8 4.8-2.3 1.7a11 11 0 0 0 5 5l1.7-2.3L20 15v4c-8.5 1-16-6.5-15-15z' },
} as const;
