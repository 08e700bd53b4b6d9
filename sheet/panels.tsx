import { useState } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { Banner } from '#design/banner.tsx';
import { Breadcrumb } from '#design/breadcrumb.tsx';
import { Checklist } from '#design/checklist.tsx';
import { IconList, DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { ProgressBar } from '#design/progress-bar.tsx';
import { RatingBars } from '#design/rating-bars.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { StatGrid } from '#design/stat-grid.tsx';
import { Table } from '#design/table.tsx';
import { Tabs } from '#design/tabs.tsx';
import { Text } from '#design/text.tsx';
import { sheetContents } from './contents.ts';
import { SheetPart } from './part.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const { parts, tabs } = sheetSamples;
const { panels } = sheetContents;

function Segments() {
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const [days, setDays] = useState<'7' | '30' | '90'>('30');
  const periods = tabs.periods.map((option) =>
    option.value === 'year' ? { ...option, end: <Badge tone="ok">{tabs.saving}</Badge> } : option,
  );
  return (
    <>
      <div>
        <SegmentedControl label={tabs.billing} options={periods} value={period} onChange={setPeriod} />
      </div>
      <div>
        <SegmentedControl
          label={tabs.timeframe}
          size="small"
          options={tabs.days}
          value={days}
          onChange={setDays}
        />
      </div>
    </>
  );
}

export const TabsPart = () => (
  <SheetPart title={parts.tabs}>
    <Stack gap={8}>
      <Breadcrumb label={tabs.crumbsLabel} crumbs={tabs.crumbs} />
      <BackLink href="#panels">{tabs.back}</BackLink>
      <div>
        <Tabs label={tabs.label} items={tabs.items} bleed>
          {(value) => <Text style={{ paddingTop: 16 }}>{tabs.panel(value)}</Text>}
        </Tabs>
      </div>
      <div style={{ maxWidth: 480 }}>
        <Tabs label={tabs.label} items={tabs.enter} stretch>
          {(value) => <Text style={{ paddingTop: 16 }}>{tabs.panel(value)}</Text>}
        </Tabs>
      </div>
      <Segments />
    </Stack>
  </SheetPart>
);

const Leads = () => (
  <Panel
    title={panels.leads}
    level={2}
    end={
      <LinkButton href="#leads" variant="quiet" size="small">
        {panels.all}
      </LinkButton>
    }
  >
    <List>
      {panels.rows.map(({ name, text, time }) => (
        <ListRow
          key={name}
          href={`#${name}`}
          start={<Avatar name={name} />}
          end={
            <Text as="span" size="small" tone="faint" numeric>
              {time}
            </Text>
          }
        >
          <b>{name}</b>
          <Text as="span" size="small" tone="muted" oneLine>
            {text}
          </Text>
        </ListRow>
      ))}
    </List>
  </Panel>
);

const bars = panels.bars.map((count, index) => ({
  stars: 5 - index,
  label: panels.barLabel(5 - index),
  count,
  spoken: panels.barSpoken(count),
}));

const SmallPanels = () => (
  <div className={styles.grid}>
    <Leads />
    <Panel title={panels.contact} level={2}>
      <IconList details={panels.facts} />
      <PanelBody>
        <DescriptionList items={panels.hours} />
      </PanelBody>
    </Panel>
    <Panel title={panels.steps} level={2}>
      <Checklist items={panels.stepList} doneLabel={panels.done} />
    </Panel>
    <Panel>
      <PanelBody>
        <RatingBars bars={bars} />
      </PanelBody>
      <PanelBody>
        <ProgressBar value={75} label={panels.completeness} />
      </PanelBody>
    </Panel>
  </div>
);

export const PanelsPart = () => (
  <SheetPart title={parts.panels}>
    <Stack gap={8}>
      <Banner label={panels.bannerLabel}>{panels.banner}</Banner>
      <PageHead
        title={panels.pageTitle}
        start={<Avatar name={panels.pageTitle} size="large" />}
        below={
          <Badge tone="ok" icon="verified">
            {panels.verified}
          </Badge>
        }
        action={
          <LinkButton href="#new" variant="primary" icon={signedInIcons.plus}>
            {panels.newProject}
          </LinkButton>
        }
      />
      <StatGrid label={panels.stats} stats={panels.statList} />
      <Notice
        title={panels.notice}
        text={panels.noticeText}
        action={<a href="tel:+35226550148">{panels.noticeCall}</a>}
      />
      <SmallPanels />
      <Table caption={panels.table} columns={panels.columns} rows={panels.invoices} />
    </Stack>
  </SheetPart>
);
