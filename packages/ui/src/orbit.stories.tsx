import { Orbit } from './orbit';

export default {
  whole: <Orbit width={240} />,
  broken: <Orbit width={240} isBroken />,
};
