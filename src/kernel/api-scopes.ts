/** A program with an API token reaches these areas of an account, each for reading or for writing. */
export const apiAreas = [
  'account',
  'company',
  'leads',
  'messages',
  'requests',
  'visits',
  'quotes',
  'projects',
  'reviews',
  'folders',
] as const;

export type ApiArea = (typeof apiAreas)[number];

/** Nothing of an account itself can be changed with a token. */
export type ApiScope = `${ApiArea}:read` | `${Exclude<ApiArea, 'account'>}:write`;

export const apiScopes: readonly ApiScope[] = apiAreas.flatMap((area): ApiScope[] =>
  area === 'account' ? [`${area}:read`] : [`${area}:read`, `${area}:write`],
);

/** An endpoint with `any` says the same to everybody, so every token may call it. */
export type TokenScope = ApiScope | 'any';
