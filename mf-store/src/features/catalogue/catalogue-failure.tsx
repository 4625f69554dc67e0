import { useRevalidator } from 'react-router-dom';
import styles from './catalogue-failure.module.scss';

export function CatalogueFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.failure} role="alert">
      <p>The products could not be loaded.</p>
      <button className={styles.retry} disabled={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </button>
    </div>
  );
}
