import type { TownName } from './towns.ts';

/** In the order of the home page: its legend has room for the first eleven. */
export const categoryNames = [
  'General Construction',
  'Renovation',
  'Plumbing',
  'Electrical',
  'Painting',
  'Carpentry',
  'Roofing',
  'Tiling',
  'Heating',
  'Landscaping',
  'Masonry',
  'Interior Design',
  'Moving',
  'Cleaning',
  'Security',
  'Flooring',
  'Windows & Doors',
  'Façades & Insulation',
  'Solar',
  'Metalwork',
] as const;

export type CategoryName = (typeof categoryNames)[number];

export type Rating = 1 | 2 | 3 | 4 | 5;

export interface CompanyMaterial {
  name: string;
  town: TownName;
  description: string;
  /** Trades beside its first one. */
  also?: readonly CategoryName[];
  hasEmergencyService?: true;
  /** Joined in the last weeks: no reviews yet, and a plain profile. */
  isNew?: true;
  /** Where chance shall not decide. */
  projects?: number;
  reviews?: number;
}

/** A piece of work that a company of the trade does again and again, at one address after another. */
export interface Job {
  name: string;
  /** `{140-180}` stands for a number in that range. */
  text: string;
  euros: readonly [from: number, to: number];
  days: readonly [from: number, to: number];
  /** What its photographs show. */
  pictures: readonly string[];
}

/** What a client wrote; `on` names the job where the words fit no other. */
export type Comment = string | { on: string; says: string };

export interface TradeMaterial {
  category: CategoryName;
  description: string;
  /** The illustrations that stand for its photographs: a trade of src/design/illustrations. */
  plate: string;
  companies: readonly CompanyMaterial[];
  jobs: readonly Job[];
  /** What clients wrote, by the stars they gave. Each is said once. */
  comments: Readonly<Record<Rating, readonly Comment[]>>;
}
