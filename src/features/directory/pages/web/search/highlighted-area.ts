/** A card and its point on the map share this area: a commune, or from afar its canton. */
export interface HighlightedAreaData {
  commune?: string | null;
  canton?: string | null;
}
