/** A valid request, which the API accepts. */
export interface GoodRequest {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
