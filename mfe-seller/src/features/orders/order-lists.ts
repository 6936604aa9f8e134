import type { OrderFilter, OrderKind } from '@lapak/contracts/api/seller-order';
import { filterLabels, kindLabels } from './order-labels.ts';

/** Filters and kinds of the contract, without its schemas. */
export const orderFilters = Object.keys(filterLabels) as OrderFilter[];
export const orderKinds = Object.keys(kindLabels) as OrderKind[];
