/** A card and its point on the map share this area: a commune, or from afar its canton. */
export interface HighlightedArea {
  commune?: string | null;
  canton?: string | null;
}
