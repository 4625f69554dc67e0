export { type AnswersPart, loadAnswers, loadWanted } from './answers.api';
export { AnswersSection } from './answers';
export { WantedList } from './wanted-list';
