// In place of the federation runtime's preloading: the document that our server composes names the files of its route.
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
