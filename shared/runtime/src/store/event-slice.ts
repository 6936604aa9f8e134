import type { StoreEvent } from '@lapak/contracts/api/event';
import type { SelectedTicket, VisitState } from '@lapak/contracts/store/store-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const event = createSlice({
  name: 'event',
  initialState: (): VisitState['event'] => null,
  reducers: {
    /** Opening an event clears the tickets chosen before (spec 3 §4). */
    eventOpened: (_state, { payload }: PayloadAction<{ username: string; event: StoreEvent }>) => payload,
    eventOrderCleared: () => null,
  },
});

export const { eventOpened, eventOrderCleared } = event.actions;
export const eventReducer = event.reducer;

const noTickets = (): SelectedTicket[] => [];
const tickets = createSlice({
  name: 'tickets',
  initialState: noTickets,
  reducers: {
    /** A quantity of 0 removes the ticket. */
    ticketQtySet: (state, { payload }: PayloadAction<SelectedTicket>) => {
      const others = state.filter((ticket) => ticket.id !== payload.id);
      return payload.qty > 0 ? [...others, payload] : others;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(eventOpened, noTickets).addCase(eventOrderCleared, noTickets);
  },
});

export const { ticketQtySet } = tickets.actions;
export const ticketsReducer = tickets.reducer;

export const selectEvent = (state: { event: VisitState['event'] }, username: string) =>
  state.event?.username === username ? state.event.event : null;
export const selectSelectedTickets = (state: { tickets: SelectedTicket[] }) => state.tickets;
