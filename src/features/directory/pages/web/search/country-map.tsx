import { useQuery } from '@tanstack/react-query';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { Text, TextLink } from '#design/text.tsx';
import {
  type CompanyCluster,
  clusterCompanies,
  layOutClusters,
  mapFrameOfCanton,
  isCanton,
  isInsideMapFrame,
  type MapFrame,
  mapScaleOf,
} from '#features/directory/core/rules/country-map.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './country-map.module.css';
import type { HighlightedAreaData } from './highlighted-area.ts';
import { MapPoint } from './map-point.tsx';
import { companyCountsByPlaceQuery } from './queries.ts';
import { searchHref, type ValidSearchState } from './search-state.ts';

interface CountryMapProps {
  search: ValidSearchState;
  lit: HighlightedAreaData | null;
  onLook: (lit: HighlightedAreaData | null) => void;
}

const boxOf = ({ left, top, width, height }: MapFrame) => `${left} ${top} ${width} ${height}`;

/** Each point is a link that narrows the list, so the map's state is in the URL too. */
export const CountryMap = ({ search, lit, onLook }: CountryMapProps) => {
  const { finding } = useStrings();
  const { language } = useTranslatedNames();
  const { data: places = [] } = useQuery(companyCountsByPlaceQuery(search));
  const canton = search.canton !== undefined && isCanton(search.canton) ? search.canton : undefined;
  const frame = mapFrameOfCanton(canton);
  const clusters = inDrawingOrder(
    clusterCompanies(places, canton).filter((cluster) => isInsideMapFrame(frame, cluster)),
  );
  const scale = mapScaleOf(frame);
  return (
    <aside className={styles.map} aria-label={finding.map}>
      <svg className={styles.sheet} viewBox={boxOf(frame)}>
        {/* An <image> would be fetched even if it is hidden: the dark one by day, and both beside a phone's list. */}
        <foreignObject width={430} height={620}>
          <IllustrationImage
            src="/plates/map.svg"
            alt=""
            width={430}
            height={620}
            className={styles.drawing}
          />
        </foreignObject>
        <g fontSize={`${scale}em`} strokeWidth={3 * scale}>
          {layOutClusters(clusters, frame, language).map(({ cluster, ...pointProps }) => (
            <MapPoint
              key={`${cluster.isCanton} ${cluster.name}`}
              {...pointProps}
              cluster={cluster}
              scale={scale}
              href={clusterHref(cluster, search)}
              isCurrent={!cluster.isCanton && cluster.name === search.commune}
              isLit={isLit(cluster, lit)}
              onLook={onLook}
            />
          ))}
        </g>
      </svg>
      <Text size="small" tone="muted" className={styles.note}>
        {canton ? (
          <TextLink data-alone href={searchHref(search, { canton: undefined, commune: undefined })} stay>
            {finding.wholeCountry}
          </TextLink>
        ) : (
          finding.mapNote
        )}
      </Text>
    </aside>
  );
};

// Points go from north to south, as one reads the map and as the Tab key moves.
const inDrawingOrder = (clusters: readonly CompanyCluster[]) =>
  clusters.toSorted((a, b) => a.y - b.y || a.x - b.x);

// A commune chosen here replaces a place that was typed.
const clusterHref = (cluster: CompanyCluster, search: ValidSearchState) => {
  const withoutPlace = { place: undefined, radius: undefined, location: undefined, commune: undefined };
  if (cluster.isCanton) return searchHref(search, { ...withoutPlace, canton: cluster.name });
  const isCurrent = cluster.name === search.commune;
  return searchHref(search, isCurrent ? withoutPlace : { ...withoutPlace, commune: cluster.name });
};

const isLit = ({ isCanton: isWhole, name }: CompanyCluster, lit: HighlightedAreaData | null) =>
  lit !== null && (isWhole ? lit.canton : lit.commune) === name;
