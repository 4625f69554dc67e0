import { type SubmitEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IconFrame } from '../../shared/icon-frame';
import { SEARCH_PATHS } from '../../shared/search-paths';
import { SERVICE_TYPES, type ServiceChoice, type ServiceType } from './choose-services';
import styles from './service-filter.module.scss';

const LABELS: Record<ServiceType, string> = { all: 'All', brand: 'Brand', individual: 'Individual' };

/**
 * Search and filter. Their state is in the URL, and the form is a plain GET form, so both also work without JavaScript.
 */
export function ServiceFilter({ choice }: { choice: ServiceChoice }) {
  const [, setQuery] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);

  // The latest search text, while the URL does not yet reflect it. People can type faster than pages are rendered.
  const asked = useRef<string | undefined>(choice.text);

  // The back button and links also change the URL, so the field is updated to match.
  useEffect(() => {
    if (asked.current === choice.text) asked.current = undefined;
    else if (asked.current === undefined && search.current) search.current.value = choice.text;
  }, [choice.text]);

  const show = (type: string, text: string, replace: boolean) => {
    const wanted = text.trim() ? text : '';
    asked.current = wanted === choice.text ? undefined : wanted;
    void setQuery(
      { ...(type === 'all' ? {} : { type }), ...(wanted ? { q: wanted } : {}) },
      { replace, preventScrollReset: true },
    );
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter as HTMLButtonElement | null;
    show(pressed?.value ?? choice.type, search.current?.value ?? '', false);
  };

  return (
    <form className={styles.filter} method="get" role="search" aria-label="Services" onSubmit={handleSubmit}>
      <div className={styles.search}>
        <label className={styles.label} htmlFor="service-search">
          Search services
        </label>
        <input
          ref={search}
          id="service-search"
          className={styles.input}
          type="search"
          name="q"
          placeholder="Search services"
          defaultValue={choice.text}
          onChange={(event) => show(choice.type, event.target.value, true)}
        />
        {/* Must be the first submit button, because Enter presses that one. Its value keeps the chosen type. */}
        <button className={styles.find} type="submit" name="type" value={choice.type} aria-label="Search">
          <IconFrame name="search" paths={SEARCH_PATHS} />
        </button>
      </div>
      <div className={styles.types} role="group" aria-label="Who the service is for">
        {SERVICE_TYPES.map((type) => (
          <button
            key={type}
            className={styles.type}
            type="submit"
            name="type"
            value={type}
            aria-pressed={type === choice.type}
          >
            {LABELS[type]}
          </button>
        ))}
      </div>
    </form>
  );
}
