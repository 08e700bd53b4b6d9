import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text } from '#design/text.tsx';
import { getInsights } from '#features/companies/insights/contract/insights.ts';
import { href } from '#kernel/href.ts';
import { ApiError } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

/** Says why there is nothing to draw: the plan or an error. Shows nothing while the data is loading. */
export const StatisticsUnavailable = ({ error }: { error: unknown }) => {
  const strings = useStrings();
  const { insights } = strings;
  if (!error) return null;
  if (!(error instanceof ApiError && error.is(getInsights, 'notInPlan'))) {
    return (
      <Text tone="muted">
        {insights.failed}: {failureReasonOf(error, strings)}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Text>{insights.widerTitle}</Text>
      <Text tone="muted">{insights.widerText}</Text>
      <div>
        <LinkButton href={href('/company-dashboard', { tab: 'subscription' })}>
          {insights.seePlans}
        </LinkButton>
      </div>
    </Stack>
  );
};
