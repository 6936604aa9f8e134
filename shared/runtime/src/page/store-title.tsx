// Imported by the package's name: a remote bundles this file, and shares the host's one copy of its imports.
import { sharedApi, useParams } from '@lapak/runtime';

/**
 * The title of a page of a store: what it shows, and the store's name. The shell has loaded the profile before any page; the
 * username stands in for a name that could not be loaded.
 */
export function StoreTitle({ page }: { page: string }) {
  const { username = '' } = useParams();
  const { currentData } = sharedApi.endpoints.getStoreProfile.useQueryState(username);
  return <title>{`${page} - ${currentData?.data.nama_toko ?? username}`}</title>;
}
