export const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A word of the contract as it begins a line: `Published`. */
export const titled = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
