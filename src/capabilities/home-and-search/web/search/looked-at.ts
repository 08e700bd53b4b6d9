/** Where a card or a point of the map is looked at: the commune, or the canton from afar. */
export interface LookedAt {
  commune?: string | null;
  canton?: string | null;
}
