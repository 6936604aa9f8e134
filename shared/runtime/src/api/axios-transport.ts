import axios from 'axios';
import { clearToken, readToken } from './token.ts';
import { reportUploadProgress } from './upload-progress.ts';
import type { Transport } from './transport.ts';

const http = axios.create({ timeout: 20_000, validateStatus: () => true });

/**
 * The browser's transport: one axios instance, with the bearer token of local storage when there is one. Calls of the seller's console
 * are authorised by its own cookie, and are nothing to the shopper's login.
 */
export const axiosTransport: Transport = async ({
  url,
  method = 'GET',
  params,
  body,
  headers,
  signal,
  uploadId,
  isLong = body instanceof FormData,
}) => {
  const token = url.startsWith('/api/seller/') ? null : readToken();
  const reply = await http.request<unknown>({
    url,
    method,
    params,
    data: body,
    headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers,
    signal,
    timeout: isLong ? 120_000 : undefined,
    onUploadProgress: uploadId ? (event) => reportUploadProgress(uploadId, event.progress ?? 0) : undefined,
  });
  // The API rejected the token, so it is removed: the shopper is logged out.
  // A newer one, of a login meanwhile, stays.
  if (reply.status === 401 && token && readToken() === token) clearToken();
  const requestId: unknown = reply.headers['x-request-id'];
  return {
    status: reply.status,
    data: reply.data,
    requestId: typeof requestId === 'string' ? requestId : null,
  };
};
