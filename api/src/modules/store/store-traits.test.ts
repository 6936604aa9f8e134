import { traitsOf } from './store-traits.ts';

const settings = {
  hiddenAddressUserIds: [7],
  agentStores: ['wakil'],
  directOnlyStores: ['langsung'],
};

describe('how stores behave', () => {
  it('an ordinary store takes resellers by e-mail, dropshippers, and shows its address', () => {
    expect(traitsOf({ username: 'toko', ownerId: 8 }, settings)).toEqual({
      hide_address: false,
      reseller_mode: 'email',
      dropship_allowed: true,
    });
  });

  it('a store with agents has their list and no dropshippers', () => {
    expect(traitsOf({ username: 'wakil', ownerId: 8 }, settings)).toMatchObject({
      reseller_mode: 'agents',
      dropship_allowed: false,
    });
  });

  it('a direct store has neither', () => {
    expect(traitsOf({ username: 'langsung', ownerId: 8 }, settings)).toMatchObject({
      reseller_mode: 'none',
      dropship_allowed: false,
    });
  });

  it('the address is hidden for the sellers named, and never for want of a seller', () => {
    expect(traitsOf({ username: 'toko', ownerId: 7 }, settings).hide_address).toBe(true);
    expect(traitsOf({ username: 'toko', ownerId: null }, settings).hide_address).toBe(false);
  });
});
