const STORED_AS = 'giewel-scroll';
const MOST_PLACES = 50;

type Positions = Record<string, number>;

const read = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Positions;
  } catch {
    return {};
  }
};

/** Where a history entry was scrolled to. Survives a reload, ends with the tab. */
export const rememberScroll = (entry: string, position: number) => {
  const positions = Object.entries({ ...read(), [entry]: position }).slice(-MOST_PLACES);
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Storage that is full or forbidden costs the memory of a scroll position, nothing else.
  }
};

export const recallScroll = (entry: string): number | undefined => read()[entry];
