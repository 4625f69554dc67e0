import { DraftConflict } from './draft-conflict';

const noop = () => undefined;

export default {
  conflict: (
    <DraftConflict title="A colleague changed this contest" onKeepMine={noop} onTakeTheirs={noop}>
      <p>Your version wasn’t saved. Which one do you want to keep?</p>
    </DraftConflict>
  ),
  'another name': (
    <DraftConflict
      title="This draft was also changed on another device"
      theirs="the other"
      onKeepMine={noop}
      onTakeTheirs={noop}
    >
      <p>Choose which one to continue with.</p>
    </DraftConflict>
  ),
};
