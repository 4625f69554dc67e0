import questions from './help-questions.json';

export interface HelpQuestion {
  question: string;
  answer: string;
}

/** Frequently asked questions, shared by the help centre and the search. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = questions;
