import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import {
  addService,
  type OwnCompany,
  removeService,
} from '#features/companies/profile-editor/contract/own-company.ts';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { EditorAnchor } from './editor-anchor.tsx';
import { useOwnCompanyCache } from './queries.ts';
import styles from './services-panel.module.css';

/** A tick is sent at once, without a save button. A pending change is shown as it will be. */
const useOffer = () => {
  const strings = useStrings();
  const { updateCache, refetch } = useOwnCompanyCache();
  const [underWay, setUnderWay] = useState<ReadonlyMap<number, boolean>>(new Map());
  const offer = async (categoryId: number, isWanted: boolean) => {
    if (underWay.has(categoryId)) return;
    setUnderWay((current) => new Map(current).set(categoryId, isWanted));
    try {
      const services = isWanted
        ? await callEndpoint(addService, { body: { categoryId } }, { idempotencyKey: crypto.randomUUID() })
        : await callEndpoint(removeService, { params: { categoryId } });
      updateCache(() => ({ services }));
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: strings.editor.servicesNotChanged,
        text: failureReasonOf(error, strings),
      });
      refetch();
    } finally {
      setUnderWay((current) => new Map([...current].filter(([id]) => id !== categoryId)));
    }
  };
  return { underWay, offer };
};

export const ServicesPanel = ({ company }: { company: OwnCompany }) => {
  const { editor } = useStrings();
  const names = useTranslatedNames();
  const { data: categories = [], error } = useQuery(tradeNamesQuery);
  const { underWay, offer } = useOffer();
  const offeredIds = new Set(company.services.map(({ categoryId }) => categoryId));
  // A company keeps a hidden category until it drops it itself.
  const offeredCategories = company.services.flatMap(({ category }) => category ?? []);
  const visibleCategories = [
    ...new Map([...offeredCategories, ...categories].map((category) => [category.id, category])).values(),
  ];
  const isOffered = (id: number) => underWay.get(id) ?? offeredIds.has(id);
  const offered = new Set([...offeredIds, ...underWay.keys()].filter(isOffered));
  const limit = company.limits.services;
  const isFull = limit !== null && offered.size >= limit;
  return (
    <EditorAnchor name="services">
      <FoldingPanel
        title={editor.services}
        end={<Text as="span">{editor.countOf(offered.size, limit)}</Text>}
      >
        <PanelBody>
          <Text size="small" tone="muted">
            {isFull
              ? editor.servicesFull(company.plan && editor.plans[company.plan], limit)
              : editor.servicesHint}{' '}
            {isFull && <TextLink href={href('/subscription-plans')}>{editor.seePlans}</TextLink>}
          </Text>
          {Boolean(error) && categories.length === 0 && <Text>{editor.servicesNotLoaded}</Text>}
          <div className={styles.choices}>
            {sortByName(names.language, visibleCategories).map(({ id, ...category }) => (
              <Checkbox
                key={id}
                label={names.of(category)}
                checked={offered.has(id)}
                disabled={isFull && !offered.has(id)}
                onChange={({ target }) => void offer(id, target.checked)}
              />
            ))}
          </div>
        </PanelBody>
      </FoldingPanel>
    </EditorAnchor>
  );
};
