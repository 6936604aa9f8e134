import type {
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  ResetAnswer,
  VerificationBody,
} from '@lapak/contracts/api/auth';
import type { CodeSentAnswer, EmptyAnswer } from '@lapak/contracts/api/common';
import { baseApi } from '@lapak/runtime';
import { personalTags } from './personal-tags.ts';

export interface ResetPasswordBody {
  user: string;
  code: string;
  password: string;
  password_confirmation: string;
}

/** Login, registration and the password chain (spec 3 §7). */
const authApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginBody>({
      query: (body) => ({ call: 'POST /api/auth/login', body }),
      invalidatesTags: (answer) => (answer ? personalTags : []),
    }),
    /** Revokes the token. */
    revokeToken: build.mutation<EmptyAnswer, void>({
      query: () => ({ call: 'POST /api/auth/logout', body: {} }),
    }),
    register: build.mutation<RegisterAnswer, RegisterBody>({
      query: (body) => ({ call: 'POST /api/auth/register', body }),
    }),
    verifyAccount: build.mutation<EmptyAnswer, VerificationBody>({
      query: (body) => ({ call: 'POST /api/auth/verification', body }),
    }),
    resendCode: build.mutation<CodeSentAnswer, { user: string }>({
      query: (body) => ({ call: 'POST /api/auth/send_verification_code', body }),
    }),
    requestReset: build.mutation<CodeSentAnswer, { user: string }>({
      query: (body) => ({ call: 'POST /api/auth/forgot-password/request', body }),
    }),
    verifyReset: build.mutation<EmptyAnswer, { code: string; user: string }>({
      query: (body) => ({ call: 'POST /api/auth/forgot-password/verification', body }),
    }),
    resetPassword: build.mutation<ResetAnswer, ResetPasswordBody>({
      query: (body) => ({ call: 'POST /api/auth/forgot-password/reset', body }),
      invalidatesTags: (answer) => (answer?.data ? personalTags : []),
    }),
  }),
});

export const {
  useLoginMutation,
  useRevokeTokenMutation,
  useRegisterMutation,
  useVerifyAccountMutation,
  useResendCodeMutation,
  useRequestResetMutation,
  useVerifyResetMutation,
  useResetPasswordMutation,
} = authApi;
