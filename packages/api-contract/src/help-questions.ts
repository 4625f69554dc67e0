import questions from './help-questions.json';

export interface HelpQuestion {
  question: string;
  answer: string;
}

/** Frequent questions of members, shared by the help center and the search. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = questions;
