import type { Transport } from './transport.ts';

/** Loads axios with the first request that is sent; a painted first page sends none. */
export const lazyAxiosTransport: Transport = async (request) => {
  const { axiosTransport } = await import(/* webpackChunkName: "http" */ './axios-transport.ts');
  return axiosTransport(request);
};
