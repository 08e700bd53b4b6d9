/** The part of the map that a card or a point belongs to: a commune, or from afar its canton. */
export interface ShownArea {
  commune?: string | null;
  canton?: string | null;
}
