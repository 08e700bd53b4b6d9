import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './step-chain.module.css';
import { hrefOf, requestSteps, type StepPage } from './steps.ts';

/** The five steps, drawn as a chain of dimensions. Each can be gone back to, and on to. */
export const StepChain = ({ place }: { place: StepPage }) => {
  const { describing } = useStrings();
  const at = place === 'check' ? requestSteps.length : requestSteps.indexOf(place);
  return (
    <nav aria-label={describing.steps}>
      <ol className={styles.chain}>
        {requestSteps.map((step, index) => (
          <li
            key={step}
            className={classNames(index < at && styles.done, index === at && styles.here)}
            aria-current={index === at ? 'step' : undefined}
          >
            <Anchor href={hrefOf(step)}>
              {index < at && <Icon name="check" size="small" />}
              <span>{describing.stepNames[step]}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
};
