/** Cache tags of personal data: invalidated at login and logout. */
export const personalTags = [
  'Profile',
  'Listing',
  'Product',
  'Wishlist',
  'Order',
  'Orders',
  'EventOrders',
  'Address',
  'Reviews',
] as const;
