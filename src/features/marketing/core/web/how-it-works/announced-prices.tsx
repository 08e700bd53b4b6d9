import { Icon } from '#design/icon.tsx';
import { Text } from '#design/text.tsx';
import { type Plan, planNames, plans } from '#features/billing/subscriptions/rules/plans.ts';
import { PlanColumns, PlanHouseDrawing } from '#features/billing/subscriptions/web/index.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './announced-prices.module.css';

/** Shows the announced prices, each beside the price until then. */
export const AnnouncedPrices = () => {
  const {
    marketing: {
      howItWorks: { companies },
    },
  } = useStrings();
  return (
    <section id="plans" className={styles.section}>
      <h2>{companies.plansTitle}</h2>
      <Text tone="muted" className={styles.lead}>
        {companies.plansText}
      </Text>
      <PlanColumns words={companies}>
        {planNames.map((name, index) => (
          <PlanCell key={name} plan={plans[name]} floors={index + 1} />
        ))}
      </PlanColumns>
    </section>
  );
};

const PlanCell = ({ plan, floors }: { plan: Plan; floors: number }) => {
  const format = useFormat();
  const {
    marketing: {
      howItWorks: { companies },
    },
  } = useStrings();
  const { isPrelaunch } = useSiteSettings();
  const words = companies.plans[plan.name];
  const services = plan.services === null ? companies.unlimitedServices : companies.services(plan.services);
  return (
    <li>
      <PlanHouseDrawing floors={floors} />
      <h3 className={styles.name}>{words.name}</h3>
      <Text size="small" tone="muted">
        {words.text}
      </Text>
      <p className={styles.price}>
        <b>{format.money(isPrelaunch ? plan.launchMonthlyCents : plan.monthlyCents)}</b> {companies.perMonth}
        {isPrelaunch && <span className={styles.mark}>{companies.fromLaunch}</span>}
      </p>
      {isPrelaunch && <Text size="small">{companies.prelaunch(format.money(plan.monthlyCents))}</Text>}
      <ul className={styles.extras}>
        {[services, ...words.extras].map((extra) => (
          <li key={extra}>
            <Icon name="check" size="small" />
            {extra}
          </li>
        ))}
      </ul>
    </li>
  );
};
