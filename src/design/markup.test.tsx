import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnchorProvider } from './anchor.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DigitCodeInput } from './digit-code-input.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { JoinedField } from './joined-field.tsx';
import { LinePlot } from './line-plot.tsx';
import { LinkButton } from './link-button.tsx';
import { Menu, MenuLink } from './menu.tsx';
import { RatingBars } from './rating-bars.tsx';
import { RatingInput } from './rating-input.tsx';
import { Select } from './select.tsx';
import { StarRating } from './star-rating.tsx';
import { Tabs } from './tabs.tsx';
import { TextInput } from './text-input.tsx';

const attributes = (node: ReactNode, element: string): Record<string, string> => {
  const tag = new RegExp(`<${element}\\b([^>]*)>`, 'u').exec(html(node))?.[1] ?? '';
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/gu)].map(([, name = '', value = '']) => [name, value]),
  );
};

test('a field ties its label, hint and error to its control', () => {
  const field = (
    <Field label="Email" hint="As you write it." error="Invalid">
      <TextInput name="email" />
    </Field>
  );
  const { id, ...input } = attributes(field, 'input');
  expect(attributes(field, 'label').for).toBe(id);
  expect(input).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': `${id}-hint ${id}-error` });
  expect(html(field)).toContain(`id="${id}-hint"`);
  expect(html(field)).toContain(`id="${id}-error"`);
});

test('a field without fault says nothing of one', () => {
  const field = (
    <Field label="Email">
      <TextInput />
    </Field>
  );
  expect(Object.keys(attributes(field, 'input'))).not.toContain('aria-invalid');
  expect(Object.keys(attributes(field, 'input'))).not.toContain('aria-describedby');
});

test("in a joined field the label is the second control's", () => {
  const field = (
    <JoinedField label="Phone" error="Invalid" leading={<Select aria-label="Prefix" />}>
      <TextInput type="tel" />
    </JoinedField>
  );
  expect(attributes(field, 'input').id).toBe(attributes(field, 'label').for);
  expect(Object.keys(attributes(field, 'select'))).not.toContain('id');
});

test('a busy button keeps its focus and says that it works', () => {
  const button = attributes(
    <Button busy busyText="Saving...">
      Save
    </Button>,
    'button',
  );
  expect(button).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true', type: 'button' });
  expect(Object.keys(button)).not.toContain('disabled');
});

test('an icon button speaks, and tells whether it is on', () => {
  expect(attributes(<IconButton icon="heart" label="Like" pressed={false} />, 'button')).toMatchObject({
    'aria-label': 'Like',
    'aria-pressed': 'false',
  });
  expect(attributes(<IconButton icon="star" label="Flag" />, 'button')['aria-pressed']).toBeUndefined();
});

const HostLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a data-host="" {...rest}>
    {children}
  </a>
);

test('every link of the kit is the host\u2019s', () => {
  const page = (
    <AnchorProvider component={HostLink}>
      <LinkButton href="/a">A</LinkButton>
    </AnchorProvider>
  );
  expect(attributes(page, 'a')).toMatchObject({ 'data-host': '', href: '/a' });
});

test('a menu opens without a script: its opener names it, and its links are links', () => {
  const menu = (
    <Menu label="Account" renderOpener={(opener) => <Button {...opener}>Account</Button>}>
      <MenuLink href="/profile">Profile</MenuLink>
    </Menu>
  );
  expect(attributes(menu, 'button').popoverTarget ?? attributes(menu, 'button').popovertarget).toBe(
    attributes(menu, 'nav').id,
  );
  expect(attributes(menu, 'nav').popover).toBe('auto');
  expect(attributes(menu, 'a').href).toBe('/profile');
});

const tabs = (value?: 'a' | 'b') => (
  <Tabs
    label="Parts"
    value={value}
    items={[
      { value: 'a', label: 'A', href: '?tab=a' },
      { value: 'b', label: 'B', href: '?tab=b' },
    ]}
  >
    {(open) => <p>{`The ${open} panel`}</p>}
  </Tabs>
);

test('of the tabs one is chosen, in the tab order, and names the panel', () => {
  const markup = html(tabs('b'));
  expect(markup.match(/aria-selected="true"/gu)).toHaveLength(1);
  // All links are in the tab order until the script adds the arrow keys.
  expect(markup.match(/<a[^>]*role="tab"[^>]*tabindex="0"/gu)).toHaveLength(2);
  expect(markup).toContain('The b panel');
  const labelled = /role="tabpanel"[^>]*aria-labelledby="([^"]+)"/u.exec(markup)?.[1];
  expect(markup).toContain(`id="${labelled}" aria-selected="true"`);
});

test('nobody having chosen, the first tab is open', () => {
  expect(html(tabs())).toContain('The a panel');
});

test('a code is one input, filled from a message', () => {
  expect(attributes(<DigitCodeInput defaultValue="4107" />, 'input')).toMatchObject({
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    value: '4107',
  });
  // A keyboard that suggests "410 711" would be cut before its space is taken out.
  expect(attributes(<DigitCodeInput />, 'input')).not.toHaveProperty('maxLength');
});

test('stars are one image with a spoken value', () => {
  const markup = html(<StarRating value={4.5} label="4.5 out of 5" />);
  expect(markup.match(/role="img"/gu)).toHaveLength(1);
  expect(markup).toContain('aria-label="4.5 out of 5"');
});

test('a rating is five radios of one name', () => {
  const markup = html(
    <RatingInput legend="Rating" name="rating" starLabel={(n) => `${n} stars`} defaultValue={3} />,
  );
  expect(markup.match(/type="radio"/gu)).toHaveLength(5);
  expect(markup.match(/name="rating"/gu)).toHaveLength(5);
  expect(markup).toMatch(/aria-label="3 stars"[^>]*checked=""/u);
});

test('the distribution runs from 5 down to 1', { meta: { requirements: ['PROFILE-027'] } }, () => {
  const bars = [1, 3, 5, 2, 4].map((stars) => ({
    stars,
    label: `${stars} stars`,
    count: stars,
    spoken: `${stars}`,
  }));
  expect([...html(<RatingBars bars={bars} />).matchAll(/(\d) stars/gu)].map(([, stars]) => stars)).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
});

test('danger is never said by colour alone', () => {
  expect(html(<Badge tone="danger">Not Verified</Badge>)).toContain('<svg');
});

test('a closed dialog costs nothing', () => {
  expect(
    html(
      <Dialog open={false} onClose={() => {}} title="T">
        text
      </Dialog>,
    ),
  ).toBe('');
});

test('only its buttons close a dialog that shows something once', () => {
  const dialog = (showsOnce: boolean) => (
    <Dialog open showsOnce={showsOnce} onClose={() => {}} title="T">
      Secret
    </Dialog>
  );
  expect(attributes(dialog(true), 'dialog')).toMatchObject({ closedby: 'none' });
  expect(attributes(dialog(false), 'dialog')).not.toHaveProperty('closedby');
});

test('a line that ends today is drawn solid to yesterday, and dashed to an open point (visual 19)', () => {
  const box = { width: 100, height: 100, left: 0, right: 90, top: 0, bottom: 90 };
  const points = [4, 8, 8, 1].map((value) => ({ name: '', value, before: 0, title: '', text: '' }));
  const plot = (isLastUnfinished: boolean) =>
    html(
      <LinePlot
        points={points}
        chosen={null}
        label="Views"
        writeNumber={String}
        box={box}
        names={1}
        isLastUnfinished={isLastUnfinished}
      />,
    );
  const pointsOf = (markup: string, name: string) =>
    new RegExp(`d="([^"]*)" class="_${name}_`, 'u').exec(markup)?.[1]?.split('L').length;
  expect(pointsOf(plot(false), 'now')).toBe(4);
  expect(pointsOf(plot(false), 'unfinished')).toBeUndefined();
  expect(plot(false)).not.toContain('<circle');
  expect(pointsOf(plot(true), 'now')).toBe(3);
  expect(pointsOf(plot(true), 'unfinished')).toBe(2);
  expect(plot(true)).toContain('class="_openPoint_');
});
