/** The part of the map that a card or a point belongs to: a commune, or from afar its canton. */
export interface HighlightedArea {
  commune?: string | null;
  canton?: string | null;
}
