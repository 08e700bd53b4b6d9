import { useState } from 'react';
import { Checkbox } from '../../../../design/checkbox.tsx';
import { Panel, PanelBody } from '../../../../design/panel.tsx';
import { Text, TextLink } from '../../../../design/text.tsx';
import { showToast } from '../../../../design/toast.ts';
import { call } from '../../../../web/api-client.ts';
import { useOutcome } from '../../../../web/query.ts';
import { reasonOf } from '../../../../web/reason.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { addService, type OwnCompany, removeService } from '../../contract/own-company.ts';
import { categoriesQuestion, useKeepOwn } from './questions.ts';
import styles from './services-panel.module.css';
import { Spot } from './spot.tsx';

/** Ticked and offered at once: here there is nothing to save. */
const useOffer = () => {
  const strings = useStrings();
  const { keep, askAnew } = useKeepOwn();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const offer = async (categoryId: number, isWanted: boolean) => {
    setBusy((before) => new Set(before).add(categoryId));
    try {
      const services = isWanted
        ? await call(addService, { body: { categoryId } }, { idempotencyKey: crypto.randomUUID() })
        : await call(removeService, { params: { categoryId } });
      keep(() => ({ services }));
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: strings.editor.servicesNotChanged,
        text: reasonOf(error, strings),
      });
      askAnew();
    } finally {
      setBusy((before) => new Set([...before].filter((it) => it !== categoryId)));
    }
  };
  return { busy, offer };
};

export const ServicesPanel = ({ own }: { own: OwnCompany }) => {
  const { editor } = useStrings();
  const { answer: categories = [] } = useOutcome(categoriesQuestion);
  const { busy, offer } = useOffer();
  const offered = new Set(own.services.map(({ categoryId }) => categoryId));
  const most = own.limits.services;
  const isFull = most !== null && offered.size >= most;
  return (
    <Spot name="services">
      <Panel title={editor.services} end={<Text as="span">{editor.countOf(offered.size, most)}</Text>}>
        <PanelBody>
          <Text size="small" tone="muted">
            {isFull ? editor.servicesFull(editor.plans[own.plan], most) : editor.servicesHint}{' '}
            {isFull && <TextLink href="/pricing">{editor.seePlans}</TextLink>}
          </Text>
          <div className={styles.choices}>
            {categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={offered.has(id)}
                disabled={busy.has(id) || (isFull && !offered.has(id))}
                onChange={({ target }) => void offer(id, target.checked)}
              />
            ))}
          </div>
        </PanelBody>
      </Panel>
    </Spot>
  );
};
