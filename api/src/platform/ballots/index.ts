export { type BallotFields, type Ballots, createBallots, slotsOf, toVoterSlot, type Voter } from './ballots';
