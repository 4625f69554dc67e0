import * as ui from './index';

it('offers exactly these components', () => {
  expect(Object.keys(ui).sort()).toEqual([
    'Accordion',
    'Alert',
    'Badge',
    'Button',
    'ButtonLink',
    'Card',
    'CheckboxField',
    'Dialog',
    'EmptyState',
    'FailureCard',
    'Field',
    'Icon',
    'Orbit',
    'PageHeader',
    'Pagination',
    'Picture',
    'ProgressBar',
    'SelectField',
    'Skeleton',
    'TextAreaField',
    'TextField',
    'VisuallyHidden',
  ]);
});
