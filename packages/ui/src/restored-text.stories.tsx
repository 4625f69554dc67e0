import { RestoredText } from './restored-text';

export default {
  restored: <RestoredText onDiscard={() => undefined} />,
};
