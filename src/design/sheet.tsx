import { Wrap } from './layout.tsx';
import { Mark } from './mark.tsx';
import styles from './sheet.module.css';
import { ButtonsPart } from './sheet-buttons.tsx';
import { CardsPart, EmptyPart, LoadingPart } from './sheet-cards.tsx';
import { ChartsPart } from './sheet-charts.tsx';
import { FormsPart } from './sheet-forms.tsx';
import { LayersPart } from './sheet-layers.tsx';
import { ColourPart, IconsPart, MarksPart, TypePart } from './sheet-marks.tsx';
import { PanelsPart, TabsPart } from './sheet-panels.tsx';
import { sheetSamples } from './sheet-samples.ts';
import { Text } from './text.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const Specimens = ({ theme }: { theme: 'light' | 'dark' }) => (
  <section data-theme={theme} className={styles.sheet} aria-label={sheetSamples.themes[theme]}>
    <Wrap>
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
    </Wrap>
  </section>
);

/** Every part in every state, by day and by night. For development: a page of the frame at /design, which brings the toasts. */
export const DesignSheet = ({ themes = ['light', 'dark'] }: { themes?: readonly ('light' | 'dark')[] }) => (
  <div>
    <Wrap style={{ paddingBlock: 64 }}>
      <Mark name="Giewel" />
      <h1 style={{ marginTop: 28 }}>{sheetSamples.title}</h1>
      <Text size="lead" style={{ marginBlock: 14 }}>
        {sheetSamples.lead}
      </Text>
      <ThemeSwitch label={sheetSamples.theme.label} labels={sheetSamples.theme.labels} />
    </Wrap>
    {themes.map((theme) => (
      <Specimens key={theme} theme={theme} />
    ))}
  </div>
);
