import * as ui from './index';

it('offers exactly these names', () => {
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
    'THEMES',
    'THEME_KEY',
    'TextAreaField',
    'TextField',
    'VisuallyHidden',
    'isTheme',
    'showTheme',
    'shownTheme',
    'useFormErrors',
  ]);
});
