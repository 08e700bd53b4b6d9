import { BrandMark } from '#design/brand-mark.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import { ThemeSwitch } from '#design/theme-switch.tsx';
import { ButtonsPart } from './buttons.tsx';
import { CardsPart, EmptyPart, LoadingPart } from './cards.tsx';
import { ChartsPart } from './charts.tsx';
import { FormsPart } from './forms.tsx';
import { LayersPart } from './layers.tsx';
import { ColourPart, IconsPart, MarksPart, TypePart } from './marks.tsx';
import { PanelsPart, TabsPart } from './panels.tsx';
import { sheetSamples } from './samples.ts';
import styles from './sheet.module.css';

const Specimens = ({ theme }: { theme: 'light' | 'dark' }) => (
  <section data-theme={theme} className={styles.sheet} aria-label={sheetSamples.themes[theme]}>
    <PageWrap>
      <h2>{sheetSamples.themes[theme]}</h2>
      <ColourPart />
      <TypePart />
      <IconsPart />
      <ButtonsPart />
      <FormsPart />
      <MarksPart />
      <LayersPart />
      <TabsPart />
      <PanelsPart />
      <ChartsPart />
      <CardsPart />
      <EmptyPart />
      <LoadingPart />
    </PageWrap>
  </section>
);

/** Every part in every state, by day and by night. For development: a page of the frame at /design, which brings the toasts. */
export const DesignSheet = ({ themes = ['light', 'dark'] }: { themes?: readonly ('light' | 'dark')[] }) => (
  <div>
    <PageWrap style={{ paddingBlock: 64 }}>
      <BrandMark name="Giewel" />
      <h1 style={{ marginTop: 28 }}>{sheetSamples.title}</h1>
      <Text size="lead" style={{ marginBlock: 14 }}>
        {sheetSamples.lead}
      </Text>
      <ThemeSwitch label={sheetSamples.theme.label} labels={sheetSamples.theme.labels} />
    </PageWrap>
    {themes.map((theme) => (
      <Specimens key={theme} theme={theme} />
    ))}
  </div>
);
