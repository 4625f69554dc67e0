/** A request that the API would carry out. */
export interface GoodRequest {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
