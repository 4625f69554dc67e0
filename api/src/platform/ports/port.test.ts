import { assertProvided, createPort, provide } from './index';

interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const createClock = () => createPort<Clock>('clock', { now: true, wait: true });

it('a call reaches the feature that provides it, also through a copy made before', () => {
  const clock = createClock();
  const { now } = clock;
  const copy = { ...clock };
  provide(clock, { now: () => 7 });
  expect([now(), copy.now(), clock.now()]).toEqual([7, 7, 7]);
});

it('a call before its feature exists throws', () => {
  expect(() => createClock().now()).toThrow('clock.now is called before it is provided');
});

it('a call cannot be provided twice', () => {
  const clock = createClock();
  provide(clock, { now: () => 7 });
  expect(() => provide(clock, { now: () => 8 })).toThrow('clock.now is provided twice');
});

it('a platform with a call that no feature provides does not start', () => {
  const clock = createClock();
  const platform = { clock, db: {}, name: 'site', transport: undefined };
  provide(clock, { now: () => 7 });
  expect(() => assertProvided(platform)).toThrow('no feature provides clock.wait');
  provide(clock, { wait: () => Promise.resolve() });
  expect(() => assertProvided(platform)).not.toThrow();
});
