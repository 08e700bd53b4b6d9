import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { SampleScreen } from './sample-screen.tsx';

/** Shows the proofs behind the badge. */
export const SampleVerifiedScreen = () => {
  const {
    marketing: { sample },
  } = useStrings();
  return (
    <SampleScreen caption={sample.screens.facts}>
      <Panel>
        <List>
          <ListRow
            start={<CompanyLogo name={sample.company} />}
            end={
              <Badge tone="ok" icon="verified">
                {sample.verifiedTitle}
              </Badge>
            }
          >
            <b>{sample.company}</b>
            <Text size="small" tone="muted">
              {sample.city}
            </Text>
          </ListRow>
          {sample.verified.map(({ key, label, value, note }) => (
            <ListRow key={key} end={<Text size="small">{note}</Text>}>
              <Text size="small" tone="muted">
                {label}
              </Text>
              <Text numeric>{value}</Text>
            </ListRow>
          ))}
        </List>
      </Panel>
    </SampleScreen>
  );
};
