/** What reads differently for another person: dropped at login and logout. */
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
