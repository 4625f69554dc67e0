export { HelpQuestions } from './help-questions';
