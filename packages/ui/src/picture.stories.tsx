import { Picture } from './picture';

const SRC =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E' +
  '%3ClinearGradient id="g"%3E%3Cstop stop-color="%237c5cff"/%3E' +
  '%3Cstop offset="1" stop-color="%23ff7a45"/%3E%3C/linearGradient%3E' +
  '%3Crect width="320" height="200" fill="url(%23g)"/%3E%3C/svg%3E';

export default {
  loaded: <Picture src={SRC} width={320} height={200} alt="A gradient from violet to orange" />,
  focused: <Picture src={SRC} width={320} height={200} alt="" focus={{ x: 20, y: 80 }} />,
  priority: <Picture src={SRC} width={320} height={200} alt="" isPriority />,
};
