import type {
  AuditResponse,
  InviteBody,
  MembersAnswer,
  MembersResponse,
  RoleBody,
} from '@lapak/contracts/api/seller';
import type { ChatTextsAnswer, ChatTextsBody, ChatTextsResponse } from '@lapak/contracts/api/seller-order';
import { asMember, sellerApi } from './seller-api.ts';

type OfStore<More = object> = More & { toko: string };

/** A store's members, its log, and the texts of its chats. */
export const storeApi = sellerApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getMembers: build.query<MembersResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/anggota', path: { toko } })),
      providesTags: ['Members'],
    }),
    invite: build.mutation<MembersAnswer, OfStore<InviteBody>>({
      queryFn: asMember(({ toko, ...body }) => ({
        call: 'POST /api/seller/toko/:toko/anggota',
        path: { toko },
        body,
      })),
      invalidatesTags: ['Members', 'Log'],
    }),
    changeRole: build.mutation<MembersAnswer, OfStore<RoleBody & { id: number }>>({
      queryFn: asMember(({ toko, id, role }) => ({
        call: 'POST /api/seller/toko/:toko/anggota/:id',
        path: { toko, id },
        body: { role },
      })),
      invalidatesTags: ['Members', 'Log', 'SellerSession'],
    }),
    removeMember: build.mutation<MembersAnswer, OfStore<{ id: number }>>({
      queryFn: asMember((path) => ({ call: 'DELETE /api/seller/toko/:toko/anggota/:id', path })),
      invalidatesTags: ['Members', 'Log', 'SellerSession'],
    }),
    withdrawInvitation: build.mutation<MembersAnswer, OfStore<{ id: number }>>({
      queryFn: asMember((path) => ({ call: 'DELETE /api/seller/toko/:toko/undangan/:id', path })),
      invalidatesTags: ['Members', 'Log'],
    }),
    getLog: build.query<AuditResponse, OfStore<{ page: number }>>({
      queryFn: asMember(({ toko, page }) => ({
        call: 'GET /api/seller/toko/:toko/catatan',
        path: { toko },
        params: { page },
      })),
      providesTags: ['Log'],
    }),
    getChatTexts: build.query<ChatTextsResponse, string>({
      queryFn: asMember((toko) => ({ call: 'GET /api/seller/toko/:toko/teks-chat', path: { toko } })),
      keepUnusedDataFor: 3600,
      providesTags: ['ChatTexts'],
    }),
    writeChatTexts: build.mutation<ChatTextsAnswer, OfStore<{ texts: ChatTextsBody }>>({
      queryFn: asMember(({ toko, texts }) => ({
        call: 'POST /api/seller/toko/:toko/teks-chat',
        path: { toko },
        body: texts,
      })),
      invalidatesTags: ['ChatTexts', 'Log'],
    }),
  }),
});

export const {
  useGetMembersQuery,
  useInviteMutation,
  useChangeRoleMutation,
  useRemoveMemberMutation,
  useWithdrawInvitationMutation,
  useGetLogQuery,
  useGetChatTextsQuery,
  useWriteChatTextsMutation,
} = storeApi;
