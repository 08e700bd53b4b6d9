export default { serverExternalPackages: ['pg'], turbopack: { root: import.meta.dirname } };
