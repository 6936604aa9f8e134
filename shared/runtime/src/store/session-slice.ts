import type { User } from '@lapak/contracts/api/auth';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `unknown` until the browser has read its storage; always `unknown` on the server. */
export interface SessionState {
  login: 'unknown' | 'guest' | 'customer';
}

const session = createSlice({
  name: 'session',
  initialState: { login: 'unknown' } as SessionState,
  reducers: {
    sessionRead: (state, { payload }: PayloadAction<{ hasToken: boolean }>) => {
      state.login = payload.hasToken ? 'customer' : 'guest';
    },
    loggedIn: (state, _action: PayloadAction<User>) => {
      state.login = 'customer';
    },
    loggedOut: (state) => {
      state.login = 'guest';
    },
  },
});

export const { sessionRead, loggedIn, loggedOut } = session.actions;
export const sessionReducer = session.reducer;

const user = createSlice({
  name: 'user',
  initialState: (): User | null => null,
  reducers: { profileLoaded: (_state, { payload }: PayloadAction<User | null>) => payload },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRead, (state, { payload }) => (payload.hasToken ? state : null))
      .addCase(loggedIn, (_state, { payload }) => payload)
      .addCase(loggedOut, () => null);
  },
});

export const { profileLoaded } = user.actions;
export const userReducer = user.reducer;

export const selectSession = (state: { session: SessionState }) => state.session;
export const selectIsLoggedIn = (state: { session: SessionState }) => state.session.login === 'customer';
export const selectUser = (state: { user: User | null }) => state.user;
