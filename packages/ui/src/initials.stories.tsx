import { Initials } from './initials';

export default {
  'two names': <Initials name="Ada Obi" />,
  'one name': <Initials name="Prince" />,
  emoji: <Initials name="🎨 Studio" />,
  'right to left': <Initials name="ليلى حداد" />,
};
