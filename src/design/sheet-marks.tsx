import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Chips } from './chip.tsx';
import { Icon } from './icon.tsx';
import { iconNamed, icons } from './icons.ts';
import { Pair, Row, Stack } from './layout.tsx';
import { Seal } from './seal.tsx';
import styles from './sheet.module.css';
import { SheetPart } from './sheet-part.tsx';
import { sheetSamples } from './sheet-samples.ts';
import { StarRating } from './star-rating.tsx';
import { Text, TextLink } from './text.tsx';

const { parts, colours, type, marks } = sheetSamples;

export const ColourPart = () => (
  <SheetPart title={parts.colour}>
    <div className={styles.swatches}>
      {colours.map(([name, words]) => (
        <div key={name} className={styles.swatch}>
          <i style={{ background: `var(--${name})` }} />
          <p>
            <b>{name}</b>
            <br />
            {words}
          </p>
        </div>
      ))}
    </div>
  </SheetPart>
);

export const TypePart = () => (
  <SheetPart title={parts.type}>
    <Pair>
      <Stack>
        {type.headings.map(([size, words]) => (
          <p key={size} className={styles.display} style={{ fontSize: size }}>
            {words}
          </p>
        ))}
      </Stack>
      <Stack>
        <Text size="lead">{type.lead}</Text>
        <Text>{type.text}</Text>
        <Text size="small" tone="muted">
          {type.small} <TextLink href="#type">{type.link}</TextLink>.
        </Text>
        <Text numeric>{type.figures}</Text>
      </Stack>
    </Pair>
  </SheetPart>
);

export const IconsPart = () => (
  <SheetPart title={parts.icons}>
    <ul className={styles.icons}>
      {Object.keys(icons).map((name) => (
        <li key={name}>
          <Icon name={iconNamed(name)} size="large" />
          {name}
        </li>
      ))}
    </ul>
  </SheetPart>
);

export const MarksPart = () => (
  <SheetPart title={parts.marks}>
    <Stack gap={5}>
      <Row wraps>
        {marks.badges.map(([tone, words, icon]) => (
          <Badge key={words} tone={tone} icon={icon}>
            {words}
          </Badge>
        ))}
      </Row>
      <Row wraps gap={6}>
        <Chips names={marks.chips} atMost={3} more={marks.more} />
        {[5, 4.9, 4.4, 3, 0].map((value) => (
          <StarRating key={value} value={value} label={marks.spoken(value)} />
        ))}
      </Row>
      <Row wraps>
        {marks.people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Claire Hoffmann" size="small" />
        {marks.firms.map((name) => (
          <Seal key={name} name={name} />
        ))}
        <Seal name="Ateliers Thill" size="small" />
        <Seal name="Ateliers Thill" size="large" />
      </Row>
    </Stack>
  </SheetPart>
);
