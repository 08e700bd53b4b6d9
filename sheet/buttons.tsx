import { Button } from '#design/button.tsx';
import { IconButton, IconLink } from '#design/icon-button.tsx';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts, buttons } = sheetSamples;
const { icons } = buttons;

/** A state that cannot be held still is drawn by handing its inks to the rest state. */
const inksOf = (state: 'hover' | 'press') => ({
  '--fill': `var(--${state}-fill)`,
  '--text-ink': `var(--${state}-ink)`,
  '--edge': `var(--${state}-edge)`,
  '--underline': `var(--${state}-underline)`,
});

const frozenStates = [
  {},
  { style: inksOf('hover') },
  { style: inksOf('press') },
  { className: styles.focus },
];

function ButtonStates() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reached by keys
    <section className={styles.states} aria-label={parts.buttons} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {buttons.states.map((state) => (
              <th key={state} scope="col">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buttons.looks.map(([variant, words, pending]) => (
            <tr key={variant}>
              {frozenStates.map((state, index) => (
                <td key={index}>
                  <Button variant={variant} {...state}>
                    {words}
                  </Button>
                </td>
              ))}
              <td>
                <Button variant={variant} disabled>
                  {words}
                </Button>
              </td>
              <td>
                <Button variant={variant} busy busyText={pending}>
                  {words}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const ButtonsPart = () => (
  <SheetPart title={parts.buttons}>
    <ButtonStates />
    <Row wraps style={{ marginTop: 22 }}>
      <Button variant="primary" size="small">
        {buttons.small}
      </Button>
      <Button size="small" icon={signedInIcons.plus}>
        {buttons.add}
      </Button>
      <LinkButton href="#buttons" variant="quiet" size="small">
        {buttons.link}
      </LinkButton>
      <LinkButton href="#buttons" iconAfter="arrow-right">
        {buttons.link}
      </LinkButton>
      <IconButton icon="folder-add" label={icons.save} boxed />
      <IconButton icon="heart" label={icons.unlike} boxed pressed />
      <IconButton icon="heart" label={icons.like} pressed={false} />
      <IconButton icon={signedInIcons.flag} label={icons.flag} />
      <IconButton icon="message" label={icons.off} disabled />
      <IconButton icon="heart" label={icons.busy} boxed busy />
      <IconLink icon={signedInIcons.bell} label={icons.bell} count={3} href="#bell" />
    </Row>
    <div className={styles.grid} style={{ marginTop: 24 }}>
      <Button variant="primary" wide>
        {buttons.wide}
      </Button>
      <div className={styles.slate}>
        <LinkButton href="#slate" variant="onSlate">
          {buttons.onSlate}
        </LinkButton>
      </div>
    </div>
  </SheetPart>
);
