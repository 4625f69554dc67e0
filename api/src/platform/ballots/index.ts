export { type BallotFields, type Ballots, createBallots, type Voter } from './ballots';
