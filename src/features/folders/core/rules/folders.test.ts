import { expect, test } from 'vitest';
import { folderAbilities, isReservedFolderName, LIKED_FOLDER_NAME, whyNotRename } from './folders.ts';

test.each([
  ['Liked Companies', true],
  ['  liked companies ', true],
  ['LIKED COMPANIES', true],
  ['Liked  Companies', true],
  ['Liked\u00a0Companies', true],
  ['Ｌｉｋｅｄ Companies', true],
  ['Liked', false],
  ['Liked Companies 2', false],
  ['LikedCompanies', false],
  ['', false],
])(
  'the name %o passes for that of the folder of likes: %s',
  { meta: { requirements: ['SESSION-019'] } },
  (name, isReserved) => {
    expect(isReservedFolderName(name)).toBe(isReserved);
  },
);

const roof = { name: 'Roof', isLiked: false };
const liked = { name: LIKED_FOLDER_NAME, isLiked: true };

test.each([
  [roof, 'Roof and attic', null],
  [roof, 'Roof', null],
  [roof, 'liked companies', 'nameReserved'],
  [liked, 'Liked Companies', null],
  [liked, 'liked companies', 'likedKeepsName'],
  [liked, 'Roof', 'likedKeepsName'],
] as const)('%o may be called %s, or not because: %s', (folder, name, reason) => {
  expect(whyNotRename(folder, name)).toBe(reason);
});

test(
  'the folder of likes is neither renamed nor deleted',
  {
    meta: { requirements: ['SESSION-019'] },
  },
  () => {
    expect(folderAbilities(liked)).toEqual({ mayRename: false, mayDelete: false });
    expect(folderAbilities(roof)).toEqual({ mayRename: true, mayDelete: true });
  },
);
