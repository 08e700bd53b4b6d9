import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { isStepFilled } from './missing-fields.ts';
import { useRequestDraft } from './request-draft.ts';
import styles from './request-steps-nav.module.css';
import { requestStepHref, type RequestStepPageName, requestSteps } from './request-steps.ts';
import { useStepValidationOptions } from './use-trade-questions.ts';

/** The five steps look like a chain of dimensions. Each is a link; a tick says that it is filled in. */
export const RequestStepsNav = ({ place }: { place: RequestStepPageName }) => {
  const { describing } = useStrings();
  const draft = useRequestDraft();
  const stepOptions = useStepValidationOptions(draft);
  return (
    <nav aria-label={describing.steps}>
      <ol className={styles.chain}>
        {requestSteps.map((step) => {
          const isHere = step === place;
          const isDone = !isHere && isStepFilled(step, draft, stepOptions);
          return (
            <li
              key={step}
              className={classNames(isDone && styles.done, isHere && styles.here)}
              aria-current={isHere ? 'step' : undefined}
            >
              <Anchor href={requestStepHref(step)}>
                {isDone && <Icon name="check" size="small" />}
                <span>{describing.stepNames[step]}</span>
                {isDone && <VisuallyHidden>{describing.filledIn}</VisuallyHidden>}
              </Anchor>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
