import { checkJob, toJobForm, toJobTexts } from './job-form';

const texts = (min: string, max: string) => ({
  ...toJobTexts(),
  title: 'Illustrator',
  company: 'Kin',
  description: 'Draw.',
  'pay.min': min,
  'pay.max': max,
});

// @proves JOB-12 GAP-102
it.each([
  ['1,500', '2,500', 1500, 2500],
  ['12,50', '13.75', 12.5, 13.75],
  ['1 500', '2.500,00', 1500, 2500],
])('reads pay from %s to %s', (min, max, least, most) => {
  expect(checkJob(texts(min, max))).toMatchObject({ 'pay.min': undefined, 'pay.max': undefined });
  expect(toJobForm(texts(min, max)).pay).toMatchObject({ min: least, max: most });
});

it.each([
  ['1.500', '2500', { 'pay.min': 'Write 1500 or 1.5: “1.500” could be either.' }],
  ['0', '20', { 'pay.min': 'Enter a pay above 0 and up to 1,000,000.' }],
  ['20', '10', { 'pay.max': 'The maximum is below the minimum.' }],
])('rejects pay from %s to %s', (min, max, faults) => expect(checkJob(texts(min, max))).toMatchObject(faults));
