export { QuestionList } from './question-list';
