import { expect, test } from 'vitest';
import { withIcons } from './drawn-icons.ts';

const drawn = (look: string) => withIcons(`.one { --drawn: url("icon:check${look}"); }`);

test('an icon that a style sheet names is written out, as an outline, filled or solid', () => {
  for (const look of ['', '/filled', '/solid']) {
    expect(drawn(look)).toContain("d='M4.5 12.5l5 5 10-11'");
    expect(drawn(look)).not.toContain('icon:');
  }
  expect(drawn('')).toContain("fill='none'");
  expect(drawn('/filled')).toContain("stroke='black'");
  expect(drawn('/filled')).not.toContain('fill=');
  expect(drawn('/solid')).not.toMatch(/fill=|stroke=/);
});

test('an icon that does not exist ends the build', () => {
  expect(() => withIcons('.one { --drawn: url("icon:chek"); }')).toThrow("There is no icon 'chek'");
});
