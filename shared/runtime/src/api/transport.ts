/** One call to the API, independent of the transport. */
export interface ApiRequest {
  /** Path below the site, `/api/product`. */
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  params?: Record<string, string | number | undefined>;
  /** A JSON value or a FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Names the upload for `onUploadProgress`. */
  uploadId?: string;
  /** Whether an answer may take two minutes, as that to a form with a file may. */
  isLong?: boolean;
  signal?: AbortSignal;
}

export interface ApiReply {
  status: number;
  data: unknown;
  requestId: string | null;
}

/**
 * Sends a call to the API: axios in a browser, the API in the same process on the server. Resolves for every HTTP
 * status; rejects only when no answer came.
 */
export type Transport = (request: ApiRequest) => Promise<ApiReply>;
