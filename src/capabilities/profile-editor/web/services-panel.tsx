import { useState } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { tradesQuestion } from '#directory/web/index.ts';
import { inAlphabet } from '#kernel/alphabet.ts';
import { addService, type OwnCompany, removeService } from '#profile-editor/contract/profile-editor.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import { EditorAnchor } from './editor-anchor.tsx';
import { useStoreOwnCompany } from './questions.ts';
import styles from './services-panel.module.css';

/** Ticked and offered at once: here there is nothing to save. What is under way is shown as it will be. */
const useOffer = () => {
  const strings = useStrings();
  const { keep, askAnew } = useStoreOwnCompany();
  const [underWay, setUnderWay] = useState<ReadonlyMap<number, boolean>>(new Map());
  const offer = async (categoryId: number, isWanted: boolean) => {
    if (underWay.has(categoryId)) return;
    setUnderWay((before) => new Map(before).set(categoryId, isWanted));
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
      setUnderWay((before) => new Map([...before].filter(([it]) => it !== categoryId)));
    }
  };
  return { underWay, offer };
};

export const ServicesPanel = ({ own }: { own: OwnCompany }) => {
  const { editor } = useStrings();
  const names = useNames();
  const { answer: categories = [], error } = useOutcome(tradesQuestion);
  const { underWay, offer } = useOffer();
  const known = new Set(own.services.map(({ categoryId }) => categoryId));
  // What nobody can choose any more is kept by who has it, until they give it up.
  const kept = own.services.flatMap(({ category }) => category ?? []);
  const shown = [...new Map([...kept, ...categories].map((category) => [category.id, category])).values()];
  const isOffered = (id: number) => underWay.get(id) ?? known.has(id);
  const offered = new Set([...known, ...underWay.keys()].filter(isOffered));
  const most = own.limits.services;
  const isFull = most !== null && offered.size >= most;
  return (
    <EditorAnchor name="services">
      <Panel title={editor.services} end={<Text as="span">{editor.countOf(offered.size, most)}</Text>}>
        <PanelBody>
          <Text size="small" tone="muted">
            {isFull ? editor.servicesFull(own.plan && editor.plans[own.plan], most) : editor.servicesHint}{' '}
            {isFull && <TextLink href="/subscription-plans">{editor.seePlans}</TextLink>}
          </Text>
          {Boolean(error) && categories.length === 0 && <Text>{editor.servicesNotLoaded}</Text>}
          <div className={styles.choices}>
            {inAlphabet(names.language, shown).map(({ id, ...category }) => (
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
      </Panel>
    </EditorAnchor>
  );
};
