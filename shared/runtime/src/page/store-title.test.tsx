import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { sharedApi } from '../api/shared-endpoints.ts';
import { createStore } from '../store/create-store.ts';
import { StoreTitle } from './store-title.tsx';

function open() {
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/kopi/onlinestore/menu']}>
        <Routes>
          <Route path=":username/onlinestore/menu" element={<StoreTitle page="Menu" />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

test('names the store, and its username until the name is known', async () => {
  const store = open();
  expect(document.title).toBe('Menu - kopi');
  const profile = { data: { nama_toko: 'Kopi Kita' } } as never;
  await store.dispatch(sharedApi.util.upsertQueryData('getStoreProfile', 'kopi', profile));
  await waitFor(() => expect(document.title).toBe('Menu - Kopi Kita'));
});
