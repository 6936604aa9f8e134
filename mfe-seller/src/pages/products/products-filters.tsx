import type { ProductCounts } from '@lapak/contracts/api/seller-product';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { ChipRow, chipClass } from '@lapak/ui/chip-row';
import { SearchBox } from '@lapak/ui/search-box';
import { Select } from '@lapak/ui/select';
import { useGetProductChoicesQuery } from '../../api/product-api.ts';
import {
  NO_CATEGORY,
  optionsOf,
  productKindLabels,
  sortLabels,
  stateLabels,
  stockLabelOf,
  stockLabels,
  valuesOf,
} from '../../features/products/product-lists.ts';
import styles from '../../components/list-filters.module.css';
import { oneOf } from '../../lib/address-query.ts';
import { useListChoice } from '../../lib/use-list-choice.ts';
import { productsHref, productsQuery, type ProductsQuery } from './products-query.ts';

interface ProductsFiltersProps {
  query: ProductsQuery;
  counts: ProductCounts | null;
}

const ANY = '*';

interface CategoryFilterProps {
  toko: string;
  /** Key of a category, or none. */
  value: string | undefined;
  onChange: (key: string | undefined) => void;
}

/** The store's categories to choose from; when they do not come it says so. */
function CategoryFilter({ toko, value, onChange }: CategoryFilterProps) {
  const { currentData, isError, isFetching, refetch } = useGetProductChoicesQuery(toko);
  const categories = currentData?.data.categories ?? [];
  const hasFailed = isError && !currentData;
  return (
    <div>
      <Select
        label="Kategori"
        value={value ?? ANY}
        options={[
          { value: ANY, label: 'Semua kategori' },
          ...categories.map(({ key, nama }) => ({ value: key, label: nama })),
          { value: NO_CATEGORY, label: 'Tanpa kategori' },
        ]}
        onValueChange={(key) => onChange(key === ANY ? undefined : key)}
        error={hasFailed && 'Kategori gagal dimuat'}
      />
      {hasFailed && (
        <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}

/** Title, search, category, kind, stock, sorting and state; all but the title are in the address. */
export function ProductsFilters({ query, counts }: ProductsFiltersProps) {
  const { q, category_key, kind, stock_level = 'all', sort_by = 'newest', state = 'all' } = query;
  const { choose, narrow } = useListChoice((search) => productsQuery(query.toko, search), productsHref);
  return (
    <div className={styles.filters}>
      <div className={styles.head}>
        <h1 className={styles.title}>Produk</h1>
        <SearchBox
          label="Cari produk"
          action={consolePaths.products(query.toko)}
          keyword={q ?? ''}
          onSearch={(text) => narrow({ q: text || undefined })}
        />
        <div className={styles.actions}>
          <PageLink
            className={buttonClass({ variant: 'secondary' })}
            to={consolePaths.productSheet(query.toko)}
          >
            Impor/ekspor
          </PageLink>
          <PageLink className={buttonClass()} to={consolePaths.newProduct(query.toko)}>
            Tambah produk
          </PageLink>
        </div>
      </div>
      <div className={styles.selects}>
        <CategoryFilter
          toko={query.toko}
          value={category_key}
          onChange={(key) => narrow({ category_key: key })}
        />
        <Select
          label="Jenis"
          value={kind ?? ANY}
          options={[{ value: ANY, label: 'Semua jenis' }, ...optionsOf(productKindLabels)]}
          onValueChange={(value) => narrow({ kind: oneOf(valuesOf(productKindLabels), value) })}
        />
        <Select
          label="Stok"
          value={stock_level}
          options={valuesOf(stockLabels).map((value) => ({ value, label: stockLabelOf(value, counts) }))}
          onValueChange={(value) => narrow({ stock_level: value as ProductsQuery['stock_level'] })}
        />
        <Select
          label="Urutkan"
          value={sort_by}
          options={optionsOf(sortLabels)}
          onValueChange={(value) => narrow({ sort_by: value as ProductsQuery['sort_by'] })}
        />
      </div>
      <ChipRow label="Keadaan produk">
        {valuesOf(stateLabels).map((name) => (
          <PageLink
            key={name}
            to={productsHref({ ...query, page: 1, state: name })}
            move={name === state ? undefined : () => choose({ state: name })}
            className={chipClass}
            aria-current={name === state ? 'page' : undefined}
          >
            <span>{stateLabels[name]}</span>
            {counts && <span className={styles.count}>{formatThousands(counts[name])}</span>}
          </PageLink>
        ))}
      </ChipRow>
    </div>
  );
}
