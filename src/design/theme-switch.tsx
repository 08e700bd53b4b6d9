import { useSyncExternalStore } from 'react';
import { SegmentedControl } from './segmented-control.tsx';
import { chooseTheme, readTheme, subscribeTheme, type ThemeChoice } from './theme.ts';

/** Returns the stored choice; on the server, where nothing is stored, the system's. */
export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribeTheme, readTheme, () => 'system');

interface ThemeSwitchProps {
  label: string;
  labels: Record<ThemeChoice, string>;
}

/** Offers light, dark, or the system's theme. */
export function ThemeSwitch({ label, labels }: ThemeSwitchProps) {
  const choice = useTheme();
  return (
    <SegmentedControl
      label={label}
      size="small"
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: 'light', label: labels.light, icon: 'sun' },
        { value: 'dark', label: labels.dark, icon: 'moon' },
        { value: 'system', label: labels.system, icon: 'screen' },
      ]}
      iconsOnly
    />
  );
}
