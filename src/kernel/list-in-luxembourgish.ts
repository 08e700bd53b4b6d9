import { eifel } from './eifel.ts';

/** 'a, b an c': 'an' loses its n before most sounds. */
export const listInLuxembourgish = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${eifel('an', last)}`;
};
