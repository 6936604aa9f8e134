/** One call to the API, before anything about how it travels. */
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
  signal?: AbortSignal;
}

export interface ApiReply {
  status: number;
  data: unknown;
  requestId: string | null;
}

/**
 * Carries a call to the API: axios in a browser, the API in the same process on the server. Answers whatever the HTTP
 * status is; rejects only when no answer came.
 */
export type Transport = (request: ApiRequest) => Promise<ApiReply>;
