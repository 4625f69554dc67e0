export { readText } from './read-text';
export { type FormOptions, useForm } from './use-form';
export { useFormErrors } from './use-form-errors';
