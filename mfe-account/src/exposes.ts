import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The pages that this remote exposes to the host. */
export const exposes = {
  CheckoutDetail: () => import('./pages/checkout-detail/checkout-detail-page.tsx'),
  ConfirmPayment: () => import('./pages/confirm-payment/confirm-payment-page.tsx'),
  OrderStatus: () => import('./pages/order-status/order-status-page.tsx'),
  Transactions: () => import('./pages/transactions/transactions-page.tsx'),
  WriteReview: () => import('./pages/write-review/write-review-page.tsx'),
  MyReviews: () => import('./pages/my-reviews/my-reviews-page.tsx'),
  ProductReviews: () => import('./pages/product-reviews/product-reviews-page.tsx'),
  Login: () => import('./pages/login/login-page.tsx'),
  Register: () => import('./pages/register/register-page.tsx'),
  RegisterVerification: () => import('./pages/register-verification/register-verification-page.tsx'),
  ForgotPassword: () => import('./pages/forgot-password/forgot-password-page.tsx'),
  ForgotPasswordVerification: () =>
    import('./pages/forgot-password-verification/forgot-password-verification-page.tsx'),
  ResetPassword: () => import('./pages/reset-password/reset-password-page.tsx'),
  Menu: () => import('./pages/menu/menu-page.tsx'),
  EditProfile: () => import('./pages/edit-profile/edit-profile-page.tsx'),
  EditAddress: () => import('./pages/edit-address/edit-address-page.tsx'),
  EditPassword: () => import('./pages/edit-password/edit-password-page.tsx'),
} satisfies RemoteExposes<'account', PageContext>;
