import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { Accordion, Stack } from '@verse/ui';
import styles from './question-list.module.scss';
import { type Question, questions, topics } from './questions';

/** Frequently asked questions, grouped by topic. Only one answer is open at a time. */
export function QuestionList() {
  const name = useId();
  return (
    <Stack gap={8}>
      <StructuredData facts={{ '@type': 'FAQPage', mainEntity: questions.map(toFact) }} />
      {topics.map((topic) => (
        <div key={topic.title} className={styles.topic}>
          <h3 className={styles.title}>{topic.title}</h3>
          <Accordion name={name} entries={topic.questions.map(toEntry)} />
        </div>
      ))}
    </Stack>
  );
}

const toEntry = (entry: Question) => ({
  id: entry.question,
  title: entry.question,
  content: <Answer {...entry} />,
});

const toFact = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

function Answer({ answer, cta }: Question) {
  return (
    <>
      <p>{answer}</p>
      {cta.length > 0 ? (
        <p className={styles.ways}>
          {cta.map((way) => (
            <AnswerLink key={way.text} {...way} />
          ))}
        </p>
      ) : null}
    </>
  );
}

/**
 * Link to a page of this site, or to an external page in a new tab. Renders nothing if this installation lacks the
 * page.
 */
function AnswerLink({ text, pageName, params }: Question['cta'][number]) {
  const url = useShell().href(pageName, params);
  if (!url) return null;
  if (url.startsWith('/')) return <Link to={url}>{text}</Link>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
