import questions from './help-questions.json';

export interface HelpQuestion {
  question: string;
  answer: string;
}

/** What members ask most: the help center shows the answers, and the search finds them. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = questions;
