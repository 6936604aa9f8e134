import type { LoginBody, ResetAnswer, VerificationBody } from '@lapak/contracts/api/auth';
import type { CodeSentAnswer, EmptyAnswer } from '@lapak/contracts/api/common';
import type {
  AcceptInvitationBody,
  InvitationResponse,
  SellerSessionAnswer,
  SellerSessionResponse,
} from '@lapak/contracts/api/seller';
import type { ApiError } from '@lapak/runtime';
import { sessionEnd } from '../features/session/session-end.ts';
import { inSession, ofConsole, sellerApi } from './seller-api.ts';

interface ResetPasswords {
  password: string;
  password_confirmation: string;
}

/** Who works in the console, login and logout, and invitations. */
export const sessionApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSession: build.query<SellerSessionResponse, void>({
      async queryFn(_arg, _api, _options, send) {
        const isOut = ({ data }: { data?: unknown }) =>
          data !== undefined && !(data as SellerSessionResponse).data;
        const reply = await inSession(send, { call: 'GET /api/seller/sesi' }, isOut);
        return reply as { data: SellerSessionResponse } | { error: ApiError }; // the contract's answer
      },
      keepUnusedDataFor: 3600,
      providesTags: ['SellerSession'],
      async onQueryStarted(_arg, { queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data.data) sessionEnd.begin();
      },
    }),
    logIn: build.mutation<SellerSessionAnswer, LoginBody>({
      query: (body) => ofConsole({ call: 'POST /api/seller/sesi', body }),
      invalidatesTags: (answer) => (answer ? ['SellerSession'] : []),
    }),
    requestReset: build.mutation<CodeSentAnswer, { user: string }>({
      query: (body) => ({ call: 'POST /api/auth/forgot-password/request', body }),
    }),
    resetPassword: build.mutation<ResetAnswer, VerificationBody & ResetPasswords>({
      query: (body) => ({ call: 'POST /api/auth/forgot-password/reset', body }),
    }),
    logOut: build.mutation<EmptyAnswer, void>({
      query: () => ofConsole({ call: 'DELETE /api/seller/sesi' }),
    }),
    getInvitation: build.query<InvitationResponse, string>({
      query: (token) => ({ call: 'GET /api/seller/undangan/:token', path: { token } }),
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<SellerSessionAnswer, { token: string; body: AcceptInvitationBody }>({
      query: ({ token, body }) =>
        ofConsole({ call: 'POST /api/seller/undangan/:token', path: { token }, body }),
      invalidatesTags: (answer) => (answer ? ['SellerSession'] : []),
    }),
  }),
});

export const {
  useGetSessionQuery,
  useLogInMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useLogOutMutation,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
} = sessionApi;
