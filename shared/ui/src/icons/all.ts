export * from './brand-icons.tsx';
export * from './shop-icons.tsx';
export * from './order-icons.tsx';
export * from './control-icons.tsx';
