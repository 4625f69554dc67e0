import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './accordion.module.scss';
import { Icon } from './icon';

export interface AccordionEntry {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps extends ComponentProps<'div'> {
  entries: AccordionEntry[];
  /** Id of the entry that is initially open. */
  openId?: string;
  /** Group name. Among all accordions with the same name, at most one entry is open. */
  name?: string;
}

/**
 * Questions and answers, one of which can be open at a time; selecting the open one closes it. Uses native `<details
 * name>`, so it works without scripts, and the browser's find-in-page also searches closed answers.
 *
 * @example <Accordion entries={faq.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p>
 * }))} />
 */
export function Accordion({ entries, openId, name, className, ...rest }: AccordionProps) {
  const ownName = useId();
  return (
    <div {...rest} className={[styles.accordion, className].filter(Boolean).join(' ')}>
      {entries.map(({ id, title, content }) => (
        <details key={id} className={styles.entry} name={name ?? ownName} open={id === openId || undefined}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <Icon className={styles.mark} size={22}>
              <path d="M12 5v14M5 12h14" />
            </Icon>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
