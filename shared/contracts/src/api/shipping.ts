import Type, { type Static } from 'typebox';
import { Nullable, Rupiah, Username, RowId } from './common.ts';
import { District } from './auth.ts';

/** GET api/ongkir/search?search=. */
export const DistrictSearchResponse = Type.Object({ data: Type.Array(District) });
export type DistrictSearchResponse = Static<typeof DistrictSearchResponse>;

/** POST api/ongkir/cost. `weight` in grams; the server computes it again from products when it prices the order. */
export const ShippingCostBody = Type.Object({
  destination: Type.String({ minLength: 1, maxLength: 20 }),
  username: Username,
  products: Type.Array(RowId, { minItems: 1, maxItems: 200 }),
  weight: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
});
export type ShippingCostBody = Static<typeof ShippingCostBody>;

export const ShippingOption = Type.Object({
  /** `manual` for the store's own rates, or a courier's code. */
  code: Type.String(),
  name: Type.String(),
  image_url: Nullable(Type.String()),
  costs: Type.Array(
    Type.Object({
      service: Type.String(),
      description: Type.String(),
      cost: Type.Array(Type.Object({ value: Rupiah, etd: Type.String() })),
    }),
  ),
});
export type ShippingOption = Static<typeof ShippingOption>;

/** Who says what shipping costs: the couriers' own service, the store's table of rates, or an estimate by distance and weight. */
export const shippingSources = ['provider', 'own', 'distance'] as const;
export type ShippingSource = (typeof shippingSources)[number];

export const ShippingCostResponse = Type.Object({
  data: Type.Array(ShippingOption),
  source: Type.Enum(shippingSources),
  /** Seconds since the couriers' service said so; 0 for the others. */
  age_seconds: Type.Integer(),
});
export type ShippingCostResponse = Static<typeof ShippingCostResponse>;

/** GET api/setting/origin?username=. */
export const OriginResponse = Type.Object({
  data: Type.Object({
    location: Nullable(
      Type.Object({ district: Type.String(), city: Type.String(), province: Type.String() }),
    ),
  }),
});
export type OriginResponse = Static<typeof OriginResponse>;

/** GET api/reseller?search=&username=. */
export const ResellerResponse = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
});
export type ResellerResponse = Static<typeof ResellerResponse>;
