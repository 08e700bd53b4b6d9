import type { MouseEvent } from 'react';
import type { CompanyCluster } from '#features/directory/core/rules/country-map.ts';
import { pathInLanguage } from '#kernel/language.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './country-map.module.css';
import type { HighlightedAreaData } from './highlighted-area.ts';

interface MapPointProps {
  cluster: CompanyCluster;
  radius: number;
  nameShift: number;
  /** Its name is drawn even while nobody points at it. */
  isNamed: boolean;
  /** The name also has room on a small map. */
  isRoomy: boolean;
  /** A unit of the screen takes this part of the sheet, so that points keep their size at any zoom. */
  scale: number;
  href: string;
  isCurrent: boolean;
  isLit: boolean;
  onLook: (lit: HighlightedAreaData | null) => void;
}

const LARGEST_COUNT = 999;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Draws a link in the SVG. Our Link cannot: an SVG link's `target` is no text, and every press would look modified to it. */
export const MapPoint = ({
  cluster,
  radius,
  nameShift,
  isNamed,
  isRoomy,
  scale,
  href,
  isCurrent,
  isLit,
  onLook,
}: MapPointProps) => {
  const { finding } = useStrings();
  const names = useTranslatedNames();
  const { navigate, prefetch } = useNavigation();
  const { name, count, x, y } = cluster;
  const highlight = () => {
    onLook(cluster.isCanton ? { canton: name } : { commune: name });
    prefetch(href);
  };
  // React's types know only HTML links.
  const placed = { transform: `translate(${x} ${y})` };
  return (
    <a
      href={pathInLanguage(names.language, href)}
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
      <text x={nameShift || undefined} y={radius} className={styles.name}>
        {names.of(cluster)}
      </text>{' '}
      <text className={cluster.isCanton ? styles.number : styles.fewer}>
        {count > LARGEST_COUNT ? `${LARGEST_COUNT}+` : count}
      </text>
    </a>
  );
};
