import { Accordion } from '@verse/ui';
import help from './help.json';

/** What members ask most, one answer open at a time, or none. */
export const HelpQuestions = () => (
  <Accordion
    entries={help.map(({ question, answer }) => ({ id: question, title: question, content: <p>{answer}</p> }))}
  />
);
