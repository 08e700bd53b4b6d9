import { Badge, type BadgeTone } from '#design/badge.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { SampleScreen } from './sample-screen.tsx';

const states: ['open' | 'waiting' | 'done', BadgeTone][] = [
  ['open', 'plain'],
  ['waiting', 'warn'],
  ['done', 'ok'],
];

/** Shows a company's projects in their three states. */
export const SampleProjectScreen = () => {
  const {
    marketing: { sample },
  } = useStrings();
  return (
    <SampleScreen caption={sample.screens.projects}>
      <Panel title={sample.projectsTitle} level={4}>
        <List>
          {states.map(([state, tone], index) => (
            <ListRow key={state} end={<Badge tone={tone}>{sample.states[state]}</Badge>}>
              <b>{sample.projects[index]?.name}</b>
              <Text size="small" tone="muted">
                {sample.projects[index]?.detail}
              </Text>
            </ListRow>
          ))}
        </List>
      </Panel>
    </SampleScreen>
  );
};
