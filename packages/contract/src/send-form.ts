import { ApiError } from './api-client';
import { toApiError } from './to-api-error';

export interface Sending<T> {
  /** Rejects with an ApiError, or with an AbortError after `cancel()`. */
  answer: Promise<T>;
  cancel: () => void;
}

interface SendOptions {
  method: 'POST' | 'PUT';
  path: string;
  form: FormData;
  headers: Record<string, string>;
  /** Called with the fraction of bytes uploaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/**
 * Uploads a form with files. Uses XMLHttpRequest, because fetch cannot report upload progress.
 *
 * @example
 * const { answer, cancel } = sendForm<Blog>({ method: 'POST', path: '/api/blogs', form, headers: {}, onProgress });
 */
export function sendForm<T>({ method, path, form, headers, onProgress }: SendOptions): Sending<T> {
  const request = new XMLHttpRequest();
  const answer = new Promise<T>((resolve, reject) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answered = request.status >= 200 && request.status < 300 ? parsed<T>(request.responseText) : undefined;
      if (answered) resolve(answered);
      else reject(toApiError(request.status, request.responseText));
    };
    request.onerror = () => reject(new ApiError(0, undefined));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
  });
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  return { answer, cancel: () => request.abort() };
}
