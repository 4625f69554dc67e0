import { Button } from '@verse/ui';
import type { OfferStep } from './offer-step';
import styles from './offers.module.scss';

interface OfferStepsProps {
  steps: readonly OfferStep[];
  shown: number;
  onShow: (step: number) => void;
}

/** The steps of the form. Each can be opened at any time. */
export const OfferSteps = ({ steps, shown, onShow }: OfferStepsProps) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ title }, index) => (
      <li key={title}>
        <Button
          variant={index === shown ? 'secondary' : 'quiet'}
          size="small"
          aria-current={index === shown ? 'step' : undefined}
          onClick={() => onShow(index)}
        >
          {index + 1}. {title}
        </Button>
      </li>
    ))}
  </ol>
);
