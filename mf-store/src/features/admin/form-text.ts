export const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Capitalises a value from the contract, e.g. `published` to `Published`. */
export const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
