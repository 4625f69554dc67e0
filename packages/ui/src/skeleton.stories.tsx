import { Skeleton } from './skeleton';

export default {
  line: <Skeleton shape="line" />,
  title: <Skeleton shape="title" />,
  block: <Skeleton shape="block" />,
  circle: <Skeleton shape="circle" />,
};
