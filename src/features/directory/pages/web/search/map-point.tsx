import type { MouseEvent } from 'react';
import type { CompanyCluster } from '#features/directory/core/rules/country-map.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './country-map.module.css';
import type { HighlightedArea } from './highlighted-area.ts';

interface MapPointProps {
  cluster: CompanyCluster;
  radius: number;
  /** Its name is drawn also while nobody looks at it. */
  isNamed: boolean;
  /** The same on a small sheet, where words take more of it. */
  isRoomy: boolean;
  /** How much of the sheet a unit of the screen is: what is drawn over the map keeps its size. */
  scale: number;
  href: string;
  isCurrent: boolean;
  isLit: boolean;
  onLook: (lit: HighlightedArea | null) => void;
}

const LARGEST_COUNT = 999;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link of the drawing. Not our Link: in a drawing `target` is no text, and a press looks modified to it. */
export const MapPoint = ({
  cluster,
  radius,
  isNamed,
  isRoomy,
  scale,
  href,
  isCurrent,
  isLit,
  onLook,
}: MapPointProps) => {
  const { finding } = useStrings();
  const names = useNames();
  const { navigate, prefetch } = useNavigation();
  const { name, count, x, y } = cluster;
  const highlight = () => {
    onLook(cluster.isCanton ? { canton: name } : { commune: name });
    prefetch(href);
  };
  // React's types know the links of a page alone.
  const placed = { transform: `translate(${x} ${y})` };
  return (
    <a
      href={href}
      className={styles.point}
      aria-label={finding.placeCount(names.of(cluster), count)}
      aria-current={isCurrent ? 'true' : undefined}
      {...placed}
      data-lit={isLit || undefined}
      data-named={isNamed ? '' : undefined}
      data-roomy={isRoomy ? '' : undefined}
      onPointerEnter={highlight}
      onPointerLeave={() => onLook(null)}
      onFocus={highlight}
      onBlur={() => onLook(null)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(href, { stay: true });
      }}
    >
      <circle r={radius} strokeWidth={1.5 * scale} />
      <text y={radius} className={styles.name}>
        {names.of(cluster)}
      </text>{' '}
      <text className={cluster.isCanton ? styles.number : styles.fewer}>
        {count > LARGEST_COUNT ? `${LARGEST_COUNT}+` : count}
      </text>
    </a>
  );
};
