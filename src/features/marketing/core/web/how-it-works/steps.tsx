import { IllustrationImage } from '#design/illustration-image.tsx';
import styles from './how.module.css';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  /** Each step has one drawing. */
  pictures: readonly string[];
}

export const HowItWorksSteps = ({ steps, pictures }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, index) => (
      <li key={title}>
        <IllustrationImage
          src={pictures[index] ?? ''}
          alt=""
          width={480}
          height={320}
          isFirst={index === 0}
        />
        <div>
          <h2>
            <span className={styles.number}>{index + 1}</span>
            {title}
          </h2>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
