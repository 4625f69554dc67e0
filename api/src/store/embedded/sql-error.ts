/** An error reported by SQLite itself. */
export interface SqlError extends Error {
  code: string;
}

export const isSqlError = (error: unknown): error is SqlError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_');
