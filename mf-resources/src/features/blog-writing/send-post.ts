import type { BlogStatus } from '@verse/api-contract/blogs';
import { ApiError, type ApiFailure } from '@verse/contract';

/** A published post, or one that waits for review and says so by its status. */
export interface SentPost {
  _id: string;
  title: string;
  status?: BlogStatus;
}

export interface Sending {
  /** Rejects with an ApiError, or with an AbortError after `cancel()`. */
  answer: Promise<SentPost>;
  cancel: () => void;
}

interface SendOptions {
  headers: Record<string, string>;
  /** From 0 to 1, of the bytes on their way. */
  onProgress: (share: number) => void;
}

function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

function failureOf(request: XMLHttpRequest): ApiError {
  const failure = parsed<ApiFailure>(request.responseText);
  return new ApiError(request.status, typeof failure?.message === 'string' ? failure : { ...UNEXPLAINED, status: request.status });
}

const UNEXPLAINED: ApiFailure = {
  type: 'about:blank',
  title: 'Unexpected answer',
  status: 0,
  code: 'internal',
  message: 'Something went wrong on our side. Please try again.',
};

/** `POST /api/blogs`. XMLHttpRequest, because fetch cannot say how much of an upload has gone. */
export function sendPost(form: FormData, { headers, onProgress }: SendOptions): Sending {
  const request = new XMLHttpRequest();
  const answer = new Promise<SentPost>((resolve, reject) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => onProgress(lengthComputable && total > 0 ? loaded / total : 0);
    request.onload = () => {
      const post = request.status >= 200 && request.status < 300 ? parsed<SentPost>(request.responseText) : undefined;
      if (post) resolve(post);
      else reject(failureOf(request));
    };
    request.onerror = () => reject(new ApiError(0, undefined));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
  });
  request.open('POST', '/api/blogs');
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  return { answer, cancel: () => request.abort() };
}
