import { expect, test } from 'vitest';
import { withFrenchDe } from './french-elision.ts';

test.each([
  ['Esch-sur-Alzette', 'd’Esch-sur-Alzette'],
  ['Ettelbruck', 'd’Ettelbruck'],
  ['Echternach', 'd’Echternach'],
  ['Ell', 'd’Ell'],
  ['Useldange', 'd’Useldange'],
  ['Äerenzdall', 'd’Äerenzdall'],
  ['Éislek Solar', 'd’Éislek Solar'],
  ['Œuvre & Bois', 'd’Œuvre & Bois'],
  ['anne.lentz', 'd’anne.lentz'],
  ['Yvonne Krier', 'd’Yvonne Krier'],
  // These communes write their own name so: 'Administration communale de Hesperange'.
  ['Hesperange', 'de Hesperange'],
  ['Habscht', 'de Habscht'],
  ['Heffingen', 'de Heffingen'],
  ['Helperknapp', 'de Helperknapp'],
  ['Hoffmann', 'de Hoffmann'],
  ['Yann Weber', 'de Yann Weber'],
  ['Wiltz', 'de Wiltz'],
  ['Luxembourg', 'de Luxembourg'],
  ['8 Toits', 'de 8 Toits'],
  ['', 'de '],
])('before %s', (name, expected) => {
  expect(withFrenchDe(name)).toBe(expected);
});
