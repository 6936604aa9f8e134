import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: {
    checkoutDetail: exposes.CheckoutDetail,
    confirmPayment: exposes.ConfirmPayment,
    orderStatus: exposes.OrderStatus,
    transactions: exposes.Transactions,
    writeReview: exposes.WriteReview,
    myReviews: exposes.MyReviews,
    productReviews: exposes.ProductReviews,
    login: exposes.Login,
    register: exposes.Register,
    registerVerification: exposes.RegisterVerification,
    forgotPassword: exposes.ForgotPassword,
    forgotPasswordVerification: exposes.ForgotPasswordVerification,
    resetPassword: exposes.ResetPassword,
    menu: exposes.Menu,
    editProfile: exposes.EditProfile,
    editAddress: exposes.EditAddress,
    editPassword: exposes.EditPassword,
  },
  links: ['login', 'register', 'menu', 'transactions', 'editProfile', 'editAddress', 'editPassword'],
  overlays: <Toaster />,
});
