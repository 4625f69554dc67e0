import { HELP_QUESTIONS } from '@verse/api-contract/community/help-questions';
import { Accordion } from '@verse/ui';

/** Members' frequently asked questions, with at most one answer open at a time. */
export const HelpQuestions = () => (
  <Accordion
    entries={HELP_QUESTIONS.map(({ question, answer }) => ({
      id: question,
      title: question,
      content: <p>{answer}</p>,
    }))}
  />
);
