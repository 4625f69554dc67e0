/** `145.5` as whole cents; nothing where it is no amount. Read as digits: a decimal number would not be exact. */
export function minorOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replaceAll(',', '')) ?? [];
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'));
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A word of the contract as it begins a line: `Published`. */
export const titled = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
