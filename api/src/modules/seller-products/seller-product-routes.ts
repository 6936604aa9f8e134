import type { FastifyInstance } from 'fastify';
import { named } from '../../plugins/named.ts';
import type { Services } from '../../services.ts';
import { createStoreEditing } from '../seller-access/store-editing.ts';
import { manyProductRoutes } from './many-product-routes.ts';
import { productEditRoutes } from './product-edit-routes.ts';
import { productViewRoutes } from './product-view-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

type ProductRoutesOptions = Pick<Services, 'db' | 'clock' | 'storage' | 'storeEvents' | 'config'>;

/** A store's products in its console. */
export const sellerProductRoutes = (services: ProductRoutesOptions) => async (app: FastifyInstance) => {
  const edit = createStoreEditing(services);
  await app.register(named('product-views', productViewRoutes(services)));
  await app.register(named('product-edits', productEditRoutes({ ...services, edit })));
  await app.register(named('many-products', manyProductRoutes({ ...services, edit })));
  await app.register(named('uploads', uploadRoutes(services)));
};
