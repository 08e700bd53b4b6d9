import { Avatar } from '#design/avatar.tsx';
import { Badge } from '#design/badge.tsx';
import { ChipList } from '#design/chip-list.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { contactIcons } from '#design/contact-icons.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { Icon } from '#design/icon.tsx';
import { iconPaths } from '#design/icons.ts';
import { Row, Stack, TwoColumns } from '#design/layout.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { StarRating } from '#design/star-rating.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { tradeIconPaths } from '#features/companies/core/web/category-icon.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

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
    <TwoColumns>
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
    </TwoColumns>
  </SheetPart>
);

export const IconsPart = () => (
  <SheetPart title={parts.icons}>
    <ul className={styles.icons}>
      {[
        ...Object.entries(iconPaths),
        ...Object.entries(tradeIconPaths),
        ...Object.entries(extraIcons),
        ...Object.entries(contactIcons),
        ...Object.entries(signedInIcons),
      ].map(([name, icon]) => (
        <li key={name}>
          <Icon name={typeof icon === 'string' ? { path: icon } : icon} size="large" />
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
        <ChipList names={marks.chips} atMost={3} more={marks.more} />
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
          <CompanyLogo key={name} name={name} />
        ))}
        <CompanyLogo name="Ateliers Thill" size="small" />
        <CompanyLogo name="Ateliers Thill" size="large" />
      </Row>
    </Stack>
  </SheetPart>
);
