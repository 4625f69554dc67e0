import { useId } from 'react';
import { formatShortDollars } from '@verse/api-contract/formats';
import { REFERRAL_REWARD } from '@verse/api-contract/identity/referrals.values';
import { Stack } from '@verse/ui';
import styles from './how-it-works.module.scss';

const STEPS = [
  { title: 'Share your link', text: 'Send it to people who make things, or post it where they hang out.' },
  { title: 'They join', text: 'Anyone who signs up with it within 30 days appears in your history as Pending.' },
  {
    title: `You earn ${formatShortDollars(REFERRAL_REWARD)}`,
    text:
      'Once they have verified their email address, the referral is Completed and your reward is booked. ' +
      'Rewards cannot be paid out yet.',
  },
];

export function HowItWorks() {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>How it works</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
